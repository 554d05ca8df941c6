// Writes a sentence from the server into the page, with the number of a rule in it replaced by a small link
// to that rule.
//
// @ts-check

const CITED = /\s*\(([A-Z]{2}-R?\d+)(?:, [A-Z]{2}-R?\d+)*\)/

/** @param {HTMLElement} node @param {string} sentence @param {string | undefined} game */
export function cite(node, sentence, game) {
  if (node.dataset.cites === sentence) return
  node.dataset.cites = sentence
  const [before, law, ...after] = sentence.split(CITED)
  node.replaceChildren(before)
  if (!law) return
  const link = Object.assign(document.createElement('a'), {
    className: 'law',
    href: new URL(`../rules/${game}#${law}`, import.meta.url).href,
    textContent: 'why?',
  })
  link.dataset.law = law
  node.append(' ', link, after.join(''))
}
