// What lies over a page closes with the browser's Back, as a telephone's habit has it: each dialog,
// drawer and sheet that opens is one step in the history, and goes back when it is closed otherwise.
//
// @ts-check

/** @type {(() => void)[]} how to close each, the uppermost last */
const open = []
let leaving = 0 // steps back that are our own

/** @param {() => void} close */
export function opened(close) {
  open.push(close)
  history.pushState({ layers: open.length }, '')
}

/** @param {() => void} close */
export function closed(close) {
  const at = open.lastIndexOf(close)
  if (at < 0) return
  open.splice(at, 1)
  leaving++
  history.back()
}

addEventListener('popstate', () => {
  if (leaving) {
    leaving--
    return
  }
  open.pop()?.()
})

// Sheets tell of themselves; a dialog is shown here, for not every browser says when one opens.
/** @type {WeakMap<HTMLElement, () => void>} */
const closers = new WeakMap()

/** @param {HTMLElement} node */
function closer(node) {
  let close = closers.get(node)
  if (!close) {
    close = () => {
      if (node instanceof HTMLDialogElement && node.open) node.close()
      else if (node.matches(':popover-open')) node.hidePopover()
    }
    closers.set(node, close)
  }
  return close
}

/** @param {HTMLDialogElement} dialog */
export function show(dialog) {
  dialog.showModal()
  opened(closer(dialog))
}

/** @param {Document} root */
export function watch(root) {
  root.addEventListener('close', ({ target }) => {
    if (target instanceof HTMLElement) closed(closer(target))
  }, true)
  root.addEventListener('toggle', ({ target, newState }) => {
    if (!(target instanceof HTMLElement) || !target.matches('[popover]')) return
    if (newState === 'open') opened(closer(target))
    else closed(closer(target))
  }, true)
}
