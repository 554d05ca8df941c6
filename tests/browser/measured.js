/* What is wrong with the page that is open, in a sentence each: things that leave the window, texts that are small, cut,
   broken or lie over each other, targets that are small or covered, a board that is not the largest thing. */
;(() => {
  const W = innerWidth, H = innerHeight, found = new Set()
  const table = document.querySelector('#table')
  const TARGET = table ? 20 : W > 1180 ? 12 : 20.9 // from the middle of a target towards its edge; desks have a mouse
  const page = document.scrollingElement, long = !table && page.scrollHeight > H + 1 // may be read by scrolling
  const LEAST = { text: 13, board: 11, share: 0.55 }
  const PIECES =
    '.aim, .card, .gap, .tile, .beast, .sq, .in, .chick, .box, .mk, [data-fly], .replay [data-part]' // as large as board and reel let them be, or idle
  const APART = '.card, svg, .count, .emblem, #say, .layer, .minimap' // texts in pictures may touch
  const HIDDEN =
    '.hide, [hidden], dialog:not([open]), [popover]:not(:popover-open), script, noscript, #voice'

  const named = (node) => {
    const kind = node.id
      ? `#${node.id}`
      : `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
    return `${kind} “${node.textContent.trim().replace(/\s+/g, ' ').slice(0, 30)}”`
  }
  const say = (what, node, more = '') => found.add(`${what}: ${named(node)} ${more}`.trim())
  const edges = (r) => [r.left, r.top, r.right, r.bottom].map(Math.round).join(' ')
  const outside = (r) => r.left < -1 || r.right > W + 1 || !long && (r.top < -1 || r.bottom > H + 1)
  const ancestors = function* (node) {
    for (let each = node; each && each !== document.body; each = each.parentElement) yield each
  }
  const seen = (node) =>
    !node.closest(HIDDEN) &&
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![...ancestors(node)].some((each) => getComputedStyle(each).clipPath.startsWith('inset(50%'))
  const scroller = (node) =>
    [...ancestors(node.parentElement)].find((each) => {
      const { overflowX, overflowY } = getComputedStyle(each)
      const more = each.scrollWidth > each.clientWidth + 1 ||
        each.scrollHeight > each.clientHeight + 1
      return more && /auto|scroll/.test(overflowX + overflowY)
    })
  const floats = (node) =>
    [...ancestors(node)].some((each) => getComputedStyle(each).position === 'fixed')
  const end = document.querySelector('#end, .done-sheet') // lies over everything
  const counts = (node) => (!end || end.contains(node)) && seen(node)

  if (page.scrollWidth > W + 1) found.add(`wider than the window: ${page.scrollWidth}`)
  const board = document.querySelector('#table > .board')
  if (board && !end) {
    const { width, height } = board.getBoundingClientRect()
    const left = H - (document.querySelector('#tape')?.offsetHeight ?? 0)
    if (Math.min(width, height) < LEAST.share * Math.min(W, left) - 1) {
      say('small board', board, `${width}×${height}`)
    }
  }

  // -- Texts
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const boxes = (text, from = 0, to = text.length) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1)
  }
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!text.data.trim() || !counts(text.parentElement)) continue
    const lines = boxes(text)
    if (lines.length) texts.push([text, text.parentElement, lines])
  }
  // Returns whether a word of several lines is broken at its soft hyphens alone.
  const hyphened = (text, { 0: word, index }) => {
    const tops = [...word].map((_, i) => boxes(text, index + i, index + i + 1)[0]?.top)
    return tops.every((top, i) =>
      !i || top === undefined || tops[i - 1] === undefined || top - tops[i - 1] < 4 ||
      word[i - 1] === '\u00AD'
    )
  }
  const drawn = (node) => {
    const size = parseFloat(getComputedStyle(node).fontSize)
    const matrix = node.ownerSVGElement && node.getScreenCTM()
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size
  }
  for (const [text, node, lines] of texts) {
    const size = drawn(node)
    if (size < (node.closest('.board') ? LEAST.board : LEAST.text) - 0.05) {
      say('small text', node, size.toFixed(1))
    }
    const within = scroller(node)
    if (!within && lines.some(outside)) say('off the window', node, edges(lines.find(outside)))
    for (const word of text.data.matchAll(/[\p{L}\p{N}’'\u00AD]{2,}/gu)) {
      const parts = boxes(text, word.index, word.index + word[0].length)
      if (parts.length > 1 && parts.at(-1).top - parts[0].top > 4 && !hyphened(text, word)) {
        say('broken word', node, word[0])
      }
    }
    if (node.ownerSVGElement) continue
    for (const each of [...ancestors(node)].slice(0, 3)) {
      if (each === within) break
      const style = getComputedStyle(each), box = each.getBoundingClientRect()
      const over = (r) =>
        r.left < box.left - 2 || r.right > box.right + 2 || r.top < box.top - 4 ||
        r.bottom > box.bottom + 4
      if (/hidden|clip/.test(style.overflowX + style.overflowY) && box.width && lines.some(over)) {
        say('cut', node)
      }
      if (style.textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1) {
        say('cut by an ellipsis', node)
      }
    }
    const words = text.data.trim().split(/\s+/).length
    if (words > 2 && lines.length >= words && Math.max(...lines.map((r) => r.width)) < 2 * size) {
      say('narrow', node)
    }
  }

  // -- Targets
  for (
    const target of document.querySelectorAll(
      'button, a[href], input:not([type=hidden]), summary, label',
    )
  ) {
    if (!counts(target) || scroller(target)) continue
    if (long) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = target.getBoundingClientRect(), style = getComputedStyle(target)
    if (
      box.width < 2 || box.height < 2 || style.pointerEvents === 'none' || style.opacity === '0'
    ) continue
    if (
      !table && target.matches('p a:not(.btn), li a:not(.btn), label') &&
      /^inline/.test(style.display)
    ) continue // in a sentence
    if (outside(box)) {
      say('target off the window', target, edges(box))
      continue
    }
    if (target.matches(PIECES)) continue
    const at = (dx, dy) =>
      document.elementFromPoint(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy)
    const hits = (dx, dy) => target.contains(at(dx, dy))
    if (!hits(0, 0)) {
      if (target.getAttribute('aria-disabled') !== 'true') say('covered', target)
    } else if (
      ![[TARGET, 0], [-TARGET, 0], [0, TARGET], [0, -TARGET]].every(([dx, dy]) => hits(dx, dy))
    ) {
      say('small target', target, `${Math.round(box.width)}×${Math.round(box.height)}`)
    }
  }

  if (long) page.scrollTo({ top: 0, behavior: 'instant' })

  // -- Texts over texts
  const lying = texts
    .filter(([, node]) => !scroller(node) && !node.closest(APART) && !(long && floats(node)))
    .flatMap(([, node, lines]) => lines.map((r) => [node, r]))
  lying.forEach(([node, a], i) => {
    for (const [other, b] of lying.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (
        wide > 3 && high > Math.max(5, 0.35 * Math.min(a.height, b.height)) &&
        !node.contains(other) && !other.contains(node)
      ) say('overlap', node, named(other))
    }
  })
  return [...found].sort()
})
