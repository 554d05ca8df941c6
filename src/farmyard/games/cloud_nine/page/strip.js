// The line: what has been picked of the [data-free] parts, drawn with its signs, and what it comes to.
// What a whole choice looks like stands in #shows (by choice: line, count, note); of any other picks
// the server is asked. A line is a text of tokens, signs and faces of cards (face@part for one of
// them); signs have templates in #tokens, and no sum is done here.
//
// @ts-check

/**
 * @typedef {import('../../../server/web/static/game.js').Chooser} Chooser
 * @typedef {import('../../../server/web/static/game.js').Host} Host
 * @typedef {import('../../../server/web/static/game.js').Reply} Reply
 * @typedef {[line: string, count: number, note?: number]} Shown the note by its number
 */

export class Strip {
  /** @param {HTMLElement} root @param {Host} host @param {Chooser} chooser */
  constructor(root, host, chooser) {
    this.root = root
    this.host = host
    this.chooser = chooser
    /** @type {Record<string, Shown>} */
    this.shows = {}
    /** @type {string[]} */
    this.notes = []
    /** @type {Reply | null} */
    this.answered = null
    /** @type {number | undefined} */
    this.at = undefined
    this.last = this.words = ''
    this.lit = false
    root.addEventListener('click', ({ target }) => {
      if (target instanceof Element) this.type(target.closest('[data-types]'))
    })
    root.addEventListener('click', (event) => this.take(event))
  }

  /** @param {string} part @returns {HTMLElement | null} */
  card(part) {
    return this.root.querySelector(`[data-token][data-part="${CSS.escape(part)}"]`)
  }

  // After each page: its tokens and lines; an answer to the same moment is still worth having.
  read() {
    const { chooser } = this
    const told = document.getElementById('shows')?.textContent || '{}'
    const { notes = [], ...shows } = JSON.parse(told)
    Object.assign(this, { notes, shows })
    if (this.at === undefined) this.answered = this.asked()
    if (this.answered && this.answered.at !== chooser.at) this.answered = null
    if (this.at !== chooser.at) {
      /** @type {NodeListOf<HTMLInputElement>} */
      const boxes = this.root.querySelectorAll('[data-ask] input:not([type=hidden])')
      for (const box of boxes) box.value = ''
    }
    this.at = chooser.at
    this.last = ''
    this.draw()
    this.say()
    const now = all(this.root, '[data-ask-now]')[0]?.dataset.askNow
    if (now && this.answered?.question !== now) this.host.ask(now)
  }

  // The answer with which the first page came, if something was asked before this script was there.
  /** @returns {Reply | null} */
  asked() {
    const { says, lit = '' } = document.getElementById('answer')?.dataset ?? {}
    const answer = { says, lit: lit.split(',').filter(Boolean) }
    return says ? { answer, question: '', at: this.chooser.at } : null
  }

  draw() {
    const { chooser } = this
    const line = document.getElementById('line')
    if (!line) return
    const picked = chooser.picked.filter((part) => this.card(part))
    this.root.classList.toggle('lining', picked.length > 0)
    const now = picked.join(',')
    if (now === this.last) {
      chooser.heading(this.words)
      return
    }
    this.last = now
    const whole = picked.length &&
      chooser.choices.find(([id, parts]) =>
        this.shows[String(id)] && parts.length === picked.length + 1 &&
        picked.every((part) => parts.includes(part))
      )
    const boxes = this.boxes(line)
    if (!picked.length) this.empty(line)
    else if (whole) this.show(line, this.shows[String(whole[0])])
    else this.wait(line, picked, now)
    this.walk(line, boxes)
  }

  // A tile with a sign types it where an operation is being written.
  /** @param {HTMLElement | null} tile */
  type(tile) {
    if (!tile || tile.getAttribute('aria-disabled') === 'true') return
    const { into = '', types = '' } = tile.dataset
    const box = document.getElementById(into)
    if (!(box instanceof HTMLInputElement)) return
    const end = box.value.length
    box.setRangeText(types, box.selectionStart ?? end, box.selectionEnd ?? end, 'end')
    box.focus()
  }

  /** @param {HTMLElement} line */
  empty(line) {
    line.replaceChildren()
    this.lit = false
    this.words = ''
    this.tell('', '', '')
  }

  /** @param {HTMLElement} line @param {Shown} shown */
  show(line, [tokens, count, note]) {
    this.fill(line, tokens, '9', true)
    const says = note === undefined ? '' : this.notes[note] ?? ''
    this.tell(`${this.text(line)} = 9`, count, says)
    this.chooser.heading(this.words = `${line.dataset.nine ?? ''} ${says}`.trim())
    if (!this.lit) this.host.play(line.dataset.chime || '')
    this.lit = true
  }

  // Not whole: the cards side by side at once, and what they come to when the server has said it.
  /** @param {HTMLElement} line @param {string[]} picked @param {string} now */
  wait(line, picked, now) {
    this.lit = false
    if (this.answered?.question !== `parts ${now}`) {
      this.fill(
        line,
        picked.map((part) => `${this.card(part)?.dataset.token}@${part}`).join(' + '),
        '',
        false,
      )
      this.tell('', '', '')
      this.host.ask(`parts ${now}`)
    } else this.fit(line, this.answered)
  }

  /** @param {HTMLElement} line @param {Reply} reply */
  fit(line, { answer }) {
    const { line: tokens = '', sum = '', says = '' } = answer
    this.fill(line, tokens, sum, false)
    this.tell('', '', says)
    this.chooser.heading(this.words = says)
  }

  // The answer to a question; one about other picks than those of now comes too late.
  /** @param {Reply} reply */
  heard(reply) {
    const parts = reply.question.startsWith('parts ')
    if (parts && reply.question !== `parts ${this.last}`) return
    this.answered = reply
    const line = parts ? document.getElementById('line') : null
    if (line) {
      const boxes = this.boxes(line)
      this.fit(line, reply)
      this.walk(line, boxes)
    } else if (!parts) this.say()
  }

  say() {
    const reply = this.answered
    const word = reply?.question.split(' ')[0]
    const own = all(this.root, `[data-answer="${CSS.escape(word ?? '')}"]`)
    const places = own.length ? own : all(document, '#answer')
    for (const place of reply && word !== 'parts' ? places : []) {
      delete place.dataset.cites // what can be taken is written behind it anew
      this.host.cite(place, reply?.answer.says ?? '', this.root.dataset.game)
      place.append(...this.put(reply?.answer.lit ?? []))
    }
    for (const node of all(this.root, '[data-part]')) {
      node.classList.toggle('glow', !!reply?.answer.lit?.includes(node.dataset.part ?? ''))
    }
  }

  // A hint that shows cards can be taken, by the button #put.
  /** @param {string[]} lit @returns {(string | Node)[]} */
  put(lit) {
    /** @type {HTMLTemplateElement | null} */
    const put = document.querySelector('template[data-put]')
    const made = put?.content.firstElementChild?.cloneNode(true)
    if (!(made instanceof HTMLButtonElement) || !lit.length) return []
    made.value = lit.join(',')
    return lit.every((part) => this.chooser.free(part)) ? [' ', made] : []
  }

  // Lays on the line what the button says, as the page that comes if it is sent as a form.
  /** @param {MouseEvent} event */
  take(event) {
    const put = event.target instanceof Element ? event.target.closest('#put') : null
    if (!(put instanceof HTMLButtonElement)) return
    event.preventDefault()
    this.chooser.clear()
    for (const part of put.value.split(',')) this.chooser.pick(part)
  }

  /** @param {HTMLElement} line @param {string} tokens @param {string} sum @param {boolean} lit */
  fill(line, tokens, sum, lit) {
    const left = this.last.split(',')
    const nodes = tokens.split(' ').filter(Boolean).map((token) => this.token(token, left)).filter(
      (node) => node !== null,
    )
    const end = [this.token('=', []), this.token('sum', [])].filter((node) => node !== null)
    const total = end.at(-1)
    if (total) {
      total.classList.toggle('lit', lit)
      total.dataset.sum = sum
      const plain = /^([0-9]|10)$/.test(sum)
      if (plain) number(total, sum)
      total.classList.toggle('plain', plain)
    }
    line.dataset.n = String(nodes.filter((node) => node.dataset.drop).length)
    line.replaceChildren(...nodes, ...end)
  }

  // A sign has a template; a card is a copy of the one that was picked, and ?4 a ? that stands for 4.
  /** @param {string} token @param {string[]} left @returns {HTMLElement | null} */
  token(token, left) {
    const [face, named] = token.split('@')
    /** @type {HTMLTemplateElement | null} */
    const signs = document.querySelector('template#tokens')
    const [sign] = signs ? all(signs.content, `[data-face-of="${CSS.escape(face)}"]`) : []
    if (sign) return copied(sign)
    const at = left.findIndex((part) =>
      named ? part === named : this.card(part)?.dataset.token === face.replace(/^\?\d+/, '?')
    )
    const [part] = at < 0 ? [] : left.splice(at, 1)
    return part ? this.copy(face, this.card(part), part) : null
  }

  /** @param {string} face @param {HTMLElement | null} card @param {string} part */
  copy(face, card, part) {
    if (!card) return null
    const made = copied(card)
    const value = face.replace('?', '')
    for (const { name } of [...made.attributes]) if (name !== 'class') made.removeAttribute(name)
    made.classList.remove('fits', 'glow', 'dragging')
    made.classList.add('in-line')
    made.setAttribute('aria-label', `${value || '?'}, put back`)
    Object.assign(made.dataset, { drop: part, text: value || '?' })
    if (face.startsWith('?') && value) number(made, value)
    return made
  }

  /** @param {HTMLElement} line */
  text(line) {
    const words = all(line, '[data-text]').map((node) => node.dataset.text).join(' ')
    return words.replaceAll('( ', '(').replaceAll(' )', ')').replaceAll('√ ', '√')
  }

  /** @param {string} operation @param {string | number} count @param {string} note */
  tell(operation, count, note) {
    for (const [name, text] of Object.entries({ operation, count, note })) {
      for (const node of all(this.root, `[data-line="${name}"]`)) {
        this.host.cite(node, String(text), this.root.dataset.game)
      }
    }
  }

  // Cards that are new in the line walk there from where they lie.
  /** @param {HTMLElement} line @returns {Map<string, DOMRect>} */
  boxes(line) {
    return new Map(
      all(line, '[data-drop]').map((
        node,
      ) => [node.dataset.drop ?? '', node.getBoundingClientRect()]),
    )
  }

  /** @param {HTMLElement} line @param {Map<string, DOMRect>} boxes */
  walk(line, boxes) {
    if (this.host.still.matches) return
    for (const node of all(line, '[data-drop]')) {
      const { drop = '' } = node.dataset
      const from = boxes.get(drop) ?? this.card(drop)?.getBoundingClientRect()
      const to = node.getBoundingClientRect()
      if (!from?.width || Math.hypot(from.x - to.x, from.y - to.y) < 2) continue
      this.host.move(node, [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, {
        translate: '0 -4px',
        offset: 0.85,
      }, { translate: '0 0' }], {
        duration: boxes.has(drop) ? 180 : 420,
        easing: 'cubic-bezier(.3,.1,.2,1)',
      })
    }
  }
}

// The numeral of a card or a sum.
/** @param {HTMLElement} node @param {string} value */
function number(node, value) {
  const use = node.querySelector('.v use')
  use?.setAttribute('href', (use.getAttribute('href') ?? '').replace(/#.*/, '#n' + value))
}

/** @param {ParentNode} root @param {string} selector */
function all(root, selector) {
  /** @type {NodeListOf<HTMLElement>} */
  const nodes = root.querySelectorAll(selector)
  return [...nodes]
}

const copied = (
  /** @type {HTMLElement} */ node,
) => /** @type {HTMLElement} */ (node.cloneNode(true))
