// Writes a sentence from the server into the page, with each number of a rule in it replaced by a small link
// to that rule.
//
// @ts-check

import { word } from './words.js'

const LAW = '[A-Z]{2}-[RX]?\\d+'
const CITED = new RegExp(`\\s*\\((${LAW}(?:, ${LAW})*)\\)`)

/** @param {HTMLElement} node @param {string} sentence @param {string | undefined} game */
export function cite(node, sentence, game) {
  if (node.dataset.cites === sentence) return
  node.dataset.cites = sentence
  const parts = sentence.split(CITED) // every second one holds numbers
  node.replaceChildren(
    ...parts.flatMap((part, n) =>
      n % 2 ? part.split(', ').flatMap((law) => [' ', linkTo(law, game)]) : part
    ),
  )
}

/** @param {string} law @param {string | undefined} game */
function linkTo(law, game) {
  const link = Object.assign(document.createElement('a'), {
    className: 'law',
    href: new URL(`../rules/${game}#${law}`, import.meta.url).href,
    textContent: word('why'),
  })
  link.dataset.law = law
  return link
}
