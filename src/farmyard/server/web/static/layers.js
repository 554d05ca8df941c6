// Makes the browser's Back button close the uppermost dialog, drawer or sheet of a page. Each one adds
// an entry to the history when it opens, and removes it when it is closed any other way.
//
// @ts-check

/** @type {(() => void)[]} functions that close the open layers, the uppermost last */
const open = []
let leaving = 0 // calls of history.back() made here, whose popstate events are still to come

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

// Popovers fire toggle events. Dialogs need show() below, as not every browser tells when one opens.
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
