// What lies over a page closes with the browser's Back, as a telephone's habit has it: each dialog,
// drawer and sheet that opens is one step in the history, and goes back when it is closed otherwise.
//
// @ts-check

const open = [] // how to close each, the uppermost last
let leaving = 0 // steps back that are our own

export function opened(close) {
  open.push(close)
  history.pushState({ layers: open.length }, '')
}

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
const closers = new WeakMap()
function closer(node) {
  if (!closers.has(node)) {
    closers.set(node, () => {
      if (node.open) node.close()
      else if (node.matches(':popover-open')) node.hidePopover()
    })
  }
  return closers.get(node)
}

export function show(dialog) {
  dialog.showModal()
  opened(closer(dialog))
}

export function watch(root) {
  root.addEventListener('close', (event) => closed(closer(event.target)), true)
  root.addEventListener('toggle', (event) => {
    if (!event.target.matches?.('[popover]')) return
    if (event.newState === 'open') opened(closer(event.target))
    else closed(closer(event.target))
  }, true)
}
