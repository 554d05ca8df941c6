// Adds drag and drop to a table, with mouse, pen or finger: dragging part A to part B picks A, then B. A
// press that hardly moves is still a click.
//
// @ts-check

/** @typedef {import('./dom.js').Drawn} Drawn */
/** @typedef {Pick<import('./choose.js').Chooser, 'picked' | 'pick'>} Picker */

const FAR = 8

/** @param {Drawn} node @param {PointerEvent} start @param {Picker} chooser */
export function follow(node, start, chooser) {
  const { part = '' } = node.dataset
  const leave = new AbortController()
  let live = false
  /**
   * @param {'pointermove' | 'pointerup' | 'pointercancel'} type
   * @param {(event: PointerEvent) => void} deed
   */
  const on = (type, deed) =>
    addEventListener(type, (event) => {
      if (event.pointerId === start.pointerId) deed(event)
    }, { signal: leave.signal })
  on('pointermove', (event) => {
    const x = event.clientX - start.clientX
    const y = event.clientY - start.clientY
    if (!live && Math.hypot(x, y) < FAR) return
    if (!live) {
      live = true
      if (!chooser.picked.includes(part)) chooser.pick(part)
      node.classList.add('dragging')
    }
    node.style.translate = `${x}px ${y}px`
    hover(target(event, node))
  })
  const end = (/** @type {PointerEvent} */ event) => {
    leave.abort()
    if (!live) return
    const place = event.type === 'pointerup' ? target(event, node) : null
    hover(null)
    swallow()
    const done = place && chooser.pick(place.dataset.part ?? '')
    if (done) setTimeout(() => home(node), 1500) // the next page moves it on from there
    else home(node)
  }
  on('pointerup', end)
  on('pointercancel', end)
}

/** @param {PointerEvent} event @param {Drawn} node */
function target(event, node) {
  return document.elementsFromPoint(event.clientX, event.clientY)
    .map((hit) => /** @type {Drawn | null} */ (hit.closest('[data-part]')))
    .find((hit) => hit && hit !== node && hit.getAttribute('aria-disabled') !== 'true') ?? null
}

/** @type {Drawn | null} */
let over = null

/** @param {Drawn | null} place */
function hover(place) {
  over?.classList.remove('over')
  over = place
  over?.classList.add('over')
}

/** @param {Drawn} node */
export function home(node) {
  const from = node.style.translate
  node.classList.remove('dragging')
  node.style.translate = ''
  if (from) {
    node.animate([{ translate: from }, { translate: '0 0' }], {
      duration: 180,
      easing: 'ease-out',
      fill: 'backwards',
    })
  }
}

// Suppresses the click event that follows a drag.
function swallow() {
  const stop = (/** @type {Event} */ event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, true), 60)
}
