// Draws the spotlight of a lesson: a shade over the table with a hole for each lit element, and a wing
// that points at the next one to touch. The shade takes no pointer events, so any choice can be tried.
//
// @ts-check

const SVG = 'http://www.w3.org/2000/svg'
const AIR = 8 // pixels around a lit element
const HOLES = 2
const CUT = 'spotlight-holes' // id of the mask of the shade

const sheet = document.body.appendChild(document.createElementNS(SVG, 'svg'))
const wing = document.body.appendChild(document.createElement('img'))
sheet.setAttribute('class', 'spotlight')
sheet.setAttribute('aria-hidden', 'true')
Object.assign(wing, {
  className: 'wing',
  alt: '',
  src: new URL('art/wing.svg', import.meta.url).href,
})

/** @typedef {{ x: number, y: number, w: number, h: number, r: number }} Hole */

/** @param {Element} node @returns {Hole} */
function hole(node) {
  const box = node.getBoundingClientRect()
  const round = parseFloat(getComputedStyle(node).borderRadius)
  const w = box.width + 2 * AIR
  const h = box.height + 2 * AIR
  return {
    x: box.x - AIR,
    y: box.y - AIR,
    w,
    h,
    r: Math.min(w / 2, h / 2, round > 0 ? round + AIR : Math.min(w, h) * 0.38),
  }
}

const path = (/** @type {Hole} */ { x, y, w, h, r }) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${
    2 * r - w
  }a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/** @param {Element[]} nodes the lit elements, the next to touch first; none hide the spotlight */
export function spotlight(nodes) {
  const holes = nodes.filter((node) => node.getBoundingClientRect().width > 0).slice(0, HOLES).map(
    hole,
  )
  sheet.style.display = wing.style.display = holes.length ? '' : 'none'
  if (!holes.length) return
  const cut = holes.map(path)
  sheet.innerHTML = `<mask id="${CUT}"><rect width="100%" height="100%" fill="white"/><path d="${
    cut.join('')
  }"/></mask><rect class="shade" width="100%" height="100%" mask="url(#${CUT})"/>${
    cut.map((d) => `<path class="edge" d="${d}"/>`).join('')
  }`
  const [{ x, y, w, h }] = holes
  wing.style.left = `${Math.min(x + w - 22, innerWidth - 54)}px` // lower right corner, beside the text
  wing.style.top = `${Math.min(y + h - 22, innerHeight - 54)}px`
}
