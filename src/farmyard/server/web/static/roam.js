// Moves the focus within groups [data-roam]. Each group is one stop for Tab; arrow keys move within it.
// A number goes to the n-th card of a row; on a board the first number goes to a row, the second to a
// place in that row.
//
// @ts-check

const ITEMS = 'button, a[href]'

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** @type {Map<string, string>} the id that had the focus last, by group */
const last = new Map()

/** @param {Element | null | undefined} node @returns {Element | null} */
export const group = (node) => node?.closest('[data-roam]') ?? null

/** @param {Element} within @returns {HTMLElement[]} */
const items = (within) => shown(within).filter((node) => group(node) === within)

/** @param {Element} within @returns {HTMLElement[]} */
const shown = (within) =>
  Array.from(within.querySelectorAll(ITEMS)).filter((node) => node instanceof HTMLElement)
    .filter(seen)

/** @param {Element} node @returns {boolean} whether the element is visible and can have the focus */
export const seen = (node) =>
  node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible'

/** @param {Element} node a group; its name stays when it is drawn again */
const name = (node) => node.id || node.className || node.getAttribute('aria-label') || ''

// Makes each group one tab stop: at the element that had the focus last, else at the first enabled one.
/** @param {ParentNode} root */
export function rove(root) {
  for (const each of root.querySelectorAll('[data-roam]')) stop(each)
}

/** @param {Element} group */
function stop(group) {
  const here = items(group)
  const was = here.find((node) => node === document.activeElement) ??
    here.find((node) => node.id && node.id === last.get(name(group)))
  const at = was ?? here.find((node) => node.getAttribute('aria-disabled') !== 'true') ?? here[0]
  for (const node of here) node.tabIndex = node === at ? 0 : -1
}

// Remembers which element of a group has the focus, so that Tab returns to it.
export function remember() {
  document.addEventListener('focusin', ({ target }) => {
    const within = target instanceof Element ? group(target) : null
    if (!within || !(target instanceof HTMLElement)) return
    last.set(name(within), target.id)
    stop(within)
  })
}

// Moves the focus to the tab stop of a group, or of the first group within an element.
/** @param {HTMLElement | null} node */
export function enter(node) {
  if (!node) return
  const groups = [node, ...node.querySelectorAll('[data-roam]')].filter((each) =>
    each.matches('[data-roam]')
  )
  const stops = groups.flatMap(items).filter((each) => each.tabIndex === 0)
  const open = stops.find((each) => each.getAttribute('aria-disabled') !== 'true')
  const goal = open ?? stops[0] ?? node
  goal.focus()
}

const SOON = 1500 // milliseconds in which a second number continues the first
let typed = { row: -1, at: -Infinity }

// Moves the focus to the n-th element of a group; on a board to the n-th row, then to a place in it.
/** @param {Element} within @param {number} n */
function number(within, n) {
  const rows = rowsOf(shown(within))
  const now = performance.now()
  const begun = now - typed.at < SOON ? typed.row : -1
  const row = rows.length === 1 ? 0 : begun
  const goal = row < 0 ? rows[n - 1]?.[0] : rows[row]?.[n - 1]
  typed = row < 0 ? { row: n - 1, at: now } : { row: -1, at: -Infinity }
  goal?.focus()
}

/** @param {HTMLElement[]} nodes @returns {HTMLElement[][]} top to bottom, each from left to right */
function rowsOf(nodes) {
  /** @type {HTMLElement[][]} */
  const rows = []
  const place = new Map(nodes.map((node) => [node, middle(node)]))
  const at = (/** @type {HTMLElement} */ node) => place.get(node) ?? [0, 0]
  for (const node of [...nodes].sort((a, b) => at(a)[1] - at(b)[1])) {
    const row = rows.at(-1)
    if (row && at(node)[1] - at(row[0])[1] < node.offsetHeight / 2) row.push(node)
    else rows.push([node])
  }
  return rows.map((row) => row.sort((a, b) => at(a)[0] - at(b)[0]))
}

// Moves the focus on an arrow key to the nearest element of the group in that direction, and on a
// number key to that row or place.
/** @param {KeyboardEvent} event */
export function roam(event) {
  const from = document.activeElement
  const within = group(from)
  const own = within instanceof HTMLElement && within.dataset.roam === 'typed'
  const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !from?.matches('input')
  if (within && plain && !own && /^[1-9]$/.test(event.key)) return number(within, Number(event.key))
  if (!from || !within || !ARROWS[event.key]) return
  const [ax, ay] = ARROWS[event.key]
  const here = middle(from)
  let best = null
  let least = Infinity
  for (const node of shown(within)) {
    const there = middle(node)
    const x = there[0] - here[0]
    const y = there[1] - here[1]
    const ahead = x * ax + y * ay
    const aside = Math.abs(x * ay) + Math.abs(y * ax)
    if (node === from || ahead < 4) continue
    const cost = ahead + aside * 2.2
    if (cost < least) {
      least = cost
      best = node
    }
  }
  if (best) {
    best.focus()
    event.preventDefault()
  }
}

/** @param {Element} node */
function middle(node) {
  const box = node.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}
