// Things that moved between two drawings of the page fly there; things that changed face flip.
// A mover is [id][data-fly]; a newcomer starts from the place named by data-from. A flipper is
// [id][data-face]. Only transforms and opacity move, and a click in mid-motion finishes it at once.

export const still = matchMedia('(prefers-reduced-motion: reduce)')
const running = new Set()
const leftovers = new Set()
const centre = box => [box.x + box.width / 2, box.y + box.height / 2]

// Animates, and remembers it so that `settle` can end it.
export function move (node, frames, options) {
  const motion = node.animate(frames, options)
  running.add(motion)
  motion.finished.catch(() => {}).finally(() => running.delete(motion))
  return motion
}

// A copy that only shows how something looked; it is gone when its motion is over.
export function ghost (copy, parent) {
  copy.removeAttribute('id')
  for (const inner of copy.querySelectorAll('[id]')) inner.removeAttribute('id')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  copy.classList.add('ghost')
  parent.append(copy)
  leftovers.add(copy)
  return copy
}

export function vanish (copy) {
  leftovers.delete(copy)
  copy.remove()
}

// Ends every motion now and clears what only motion needed.
export function settle () {
  for (const motion of [...running]) { try { motion.finish() } catch { motion.cancel() } }
  for (const copy of [...leftovers]) vanish(copy)
  running.clear()
}

addEventListener('pointerdown', settle, { capture: true })

// What the page looks like now: boxes of movers and zones, faces of flippers.
export function snap (root = document) {
  const was = new Map()
  for (const node of root.querySelectorAll('[id]:is([data-fly], [data-zone], [data-face])')) {
    was.set(node.id, { box: node.getBoundingClientRect(), face: node.dataset.face, node: node.dataset.face ? node.cloneNode(true) : null })
  }
  return was
}

export function fly (was, root = document) {
  let late = 0
  for (const node of root.querySelectorAll('[id][data-fly]')) {
    const from = was.get(node.id)?.box ?? was.get(node.dataset.from)?.box ?? origin(node, was)
    if (from?.width && travel(node, from, was.has(node.id) ? 0 : late * 60) && !was.has(node.id)) late++
  }
  for (const node of root.querySelectorAll('[id][data-face]')) {
    const before = was.get(node.id)
    if (before && before.face !== node.dataset.face) flip(node, before.node)
  }
}

function origin (node, was) {
  return was.size && node.dataset.from ? document.getElementById(node.dataset.from)?.getBoundingClientRect() : null
}

function travel (node, from, delay) {
  const to = node.getBoundingClientRect()
  const [x, y] = centre(from); const [u, v] = centre(to)
  const dx = x - u; const dy = y - v; const far = Math.hypot(dx, dy)
  if (far < 2 || !to.width) return false
  if (still.matches) { move(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 }); return true }
  const size = Math.min(2.5, Math.max(0.3, from.width / to.width))
  move(node, [
    { translate: `${dx}px ${dy}px`, scale: size, zIndex: 9 },
    { translate: `${dx * 0.4}px ${dy * 0.4 - far * 0.06}px`, scale: 1.04, zIndex: 9, offset: 0.55 },
    { translate: '0 0', scale: 1, zIndex: 9, offset: 0.86 },
    { translate: '0 -4px', scale: 1, zIndex: 9, offset: 0.93 },
    { translate: '0 0', scale: 1, zIndex: 9 }
  ], { duration: 420, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' })
  return true
}

function flip (node, before) {
  if (still.matches) { move(node, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 }); return }
  const old = ghost(before, node.parentElement)
  const away = move(old, [{ transform: 'none' }, { transform: 'translateY(-14px) scaleX(0)' }], { duration: 140, easing: 'ease-in', fill: 'forwards' })
  away.finished.then(() => vanish(old), () => vanish(old))
  move(node, [
    { transform: 'translateY(-14px) scaleX(0)' },
    { transform: 'translateY(-6px) scaleX(1.06)', offset: 0.6 },
    { transform: 'none' }
  ], { duration: 220, delay: 140, easing: 'ease-out', fill: 'backwards' })
}
