// Makes a tree equal to another one while keeping the nodes whose id is the same, so that focus,
// scroll and running animations survive. Afterwards the page equals a fresh rendering.
//
// @ts-check

const keep = { value: null }

export function morph(root, next) {
  const held = document.activeElement
  const name = held?.id
  const group = held?.closest?.('[data-roam]')
  keep.value = new Set([...next.querySelectorAll('[id]')].map((node) => node.id))
  children(root, next)
  keep.value = null
  if (document.activeElement === held && held.isConnected) return
  if (root.contains(document.activeElement)) return
  const same = name && document.getElementById(name)
  for (const node of [same, group?.isConnected && group.querySelector('button')]) {
    node && node.focus({ preventScroll: true })
    if (node && document.activeElement === node) return
  }
}

function children(to, next) {
  let at = to.firstChild
  for (const want of [...next.childNodes]) {
    const twin = want.id && document.getElementById(want.id)
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
    if (!gone.id || !keep.value.has(gone.id)) gone.remove()
  }
}

// The node that may turn into `want`: the one with its id, or the next one of its kind without an id.
function partner(want, at) {
  if (want.id) {
    const same = document.getElementById(want.id)
    return same?.nodeName === want.nodeName ? same : null
  }
  return at && at.nodeType === want.nodeType && at.nodeName === want.nodeName && !at.id ? at : null
}

function become(have, want) {
  if (have.nodeType !== Node.ELEMENT_NODE) {
    if (have.data !== want.data) have.data = want.data
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
