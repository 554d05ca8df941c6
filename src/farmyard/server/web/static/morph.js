// Makes a tree equal to another one while keeping the nodes whose id is the same, so that focus,
// scroll and running animations survive. Afterwards the page equals a fresh rendering.
//
// @ts-check

/** @typedef {Node & { moveBefore?: (node: Node, before: Node | null) => void }} Mover not of every browser */

/** @type {{ value: Set<string> | null }} the names of what is to stay */
const keep = { value: null }

/** @param {Node} node */
const name = (node) => node instanceof Element ? node.id : ''

/** @param {Element} root @param {DocumentFragment} next */
export function morph(root, next) {
  const held = document.activeElement
  const group = held?.closest('[data-roam]')
  keep.value = new Set([...next.querySelectorAll('[id]')].map((node) => node.id))
  children(root, next)
  keep.value = null
  if (document.activeElement === held && held?.isConnected) return
  if (root.contains(document.activeElement)) return
  const same = held?.id ? document.getElementById(held.id) : null
  for (const node of [same, group?.isConnected ? group.querySelector('button') : null]) {
    node?.focus({ preventScroll: true })
    if (node && document.activeElement === node) return
  }
}

/** @param {Mover} to @param {Node} next */
function children(to, next) {
  let at = to.firstChild
  for (const want of [...next.childNodes]) {
    const id = name(want)
    const twin = id ? document.getElementById(id) : null
    if (twin && twin.nodeName !== want.nodeName) { // it has become another kind of thing
      if (twin === at) at = at.nextSibling
      twin.remove()
    }
    const have = partner(want, at)
    if (!have) to.insertBefore(want, at)
    else {
      if (have === at) at = at.nextSibling
      else if (to.moveBefore && have.isConnected) to.moveBefore(have, at)
      else to.insertBefore(have, at)
      become(have, want)
    }
  }
  while (at) {
    const gone = at
    at = at.nextSibling
    if (!name(gone) || !keep.value?.has(name(gone))) gone.remove()
  }
}

// The node that may turn into `want`: the one with its id, or the next one of its kind without an id.
/** @param {Node} want @param {ChildNode | null} at @returns {ChildNode | null} */
function partner(want, at) {
  if (name(want)) {
    const same = document.getElementById(name(want))
    return same?.nodeName === want.nodeName ? same : null
  }
  return at && at.nodeType === want.nodeType && at.nodeName === want.nodeName && !name(at)
    ? at
    : null
}

/** @param {Node} have @param {Node} want of the same kind */
function become(have, want) {
  if (!(have instanceof Element && want instanceof Element)) {
    if (have.nodeValue !== want.nodeValue) have.nodeValue = want.nodeValue
    return
  }
  if (have.isEqualNode(want)) return
  for (const { name } of [...have.attributes]) {
    if (!want.hasAttribute(name)) have.removeAttribute(name)
  }
  for (const { name, value } of want.attributes) {
    if (have.getAttribute(name) !== value) have.setAttribute(name, value)
  }
  children(have, want)
}
