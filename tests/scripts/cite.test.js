// Links that stand for the numbers of rules in a sentence.

const WORDS = { textContent: '{"why":"warum?"}' }
globalThis.document = { getElementById: () => WORDS, createElement: () => ({ dataset: {} }) }
const { cite } = await import('../../src/farmyard/server/web/static/cite.js')

/** What a node shows: plain text, and each link by the rule it leads to and its own text. */
const shown = (sentence) => {
  const node = { dataset: {}, replaceChildren: (...nodes) => node.nodes = nodes }
  cite(node, sentence, 'ducks')
  const link = (each) => `[${each.href.split('/').pop()} ${each.dataset.law} ${each.textContent}]`
  return node.nodes.map((each) => typeof each === 'string' ? each : link(each)).join('')
}

const SENTENCES = {
  'Nein.': 'Nein.',
  'Nein. (DU-01)': 'Nein. [ducks#DU-01 DU-01 warum?]',
  'Nein. (DU-01, DU-R2, DU-X3) Doch. (DU-4)':
    'Nein. [ducks#DU-01 DU-01 warum?] [ducks#DU-R2 DU-R2 warum?] [ducks#DU-X3 DU-X3 warum?]' +
    ' Doch. [ducks#DU-4 DU-4 warum?]',
}

for (const [sentence, wanted] of Object.entries(SENTENCES)) {
  Deno.test(sentence, () => {
    const found = shown(sentence)
    if (found !== wanted) throw new Error(`${found}, not ${wanted}`)
  })
}
