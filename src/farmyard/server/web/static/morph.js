// Changes the nodes under an element until they equal a new rendering. Nodes whose id is in both are
// kept, so that focus, scroll position and running animations survive.
//
// @ts-check

/** @typedef {Node & { moveBefore?: (node: Node, before: Node | null) => void }} Mover may lack moveBefore */

/** @type {{ value: Set<string> | null }} ids in the new rendering */
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
    if (twin && twin.nodeName !== want.nodeName) { // the element name has changed
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

// Returns the node to change into `want`: the one with its id, or the next of its kind without one.
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

// Whether an attribute stays that the new rendering lacks: choose.js draws each part anew, and to take
// away what it sets again would cost new styles for all parts of a table.
/** @param {string} attribute @param {Element} want */
const stays = (attribute, want) => attribute === 'aria-disabled' && want.hasAttribute('data-part')

/** @param {Node} have @param {Node} want of the same kind */
function become(have, want) {
  if (!(have instanceof Element && want instanceof Element)) {
    if (have.nodeValue !== want.nodeValue) have.nodeValue = want.nodeValue
    return
  }
  if (have.isEqualNode(want)) return
  for (const { name } of [...have.attributes]) {
    if (!want.hasAttribute(name) && !stays(name, want)) have.removeAttribute(name)
  }
  for (const { name, value } of want.attributes) {
    if (have.getAttribute(name) !== value) have.setAttribute(name, value)
  }
  children(have, want)
}
