// Draws the line of picked [data-free] cards with the signs between them, and its result. #shows holds
// the line, count and note of each complete choice; for all other picks the server is asked. A line is
// a string of tokens, which are signs and faces of cards (face@part for a certain card). Signs have
// templates in #tokens. Nothing is calculated here.
//
// @ts-check

/**
 * @typedef {import('../../../server/web/static/game.js').Chooser} Chooser
 * @typedef {import('../../../server/web/static/game.js').Host} Host
 * @typedef {import('../../../server/web/static/game.js').Reply} Reply
 * @typedef {[line: string, count: number, note?: number]} Shown the note as an index of `notes`
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

  // Reads the tokens and lines of a new page. An answer for the same move is kept.
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

  // Returns the answer on the first page, if a question was asked before this script was loaded.
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

  // Types the sign of a tile into the input where an operation is being written.
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

  // Shows an incomplete choice: the cards at once, and the result when the server has answered.
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

  // Shows the answer to a question. An answer about picks that have changed since is dropped.
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
      delete place.dataset.cites // so that cite() writes again, before the button is added
      this.host.cite(place, reply?.answer.says ?? '', this.root.dataset.game)
      place.append(...this.put(reply?.answer.lit ?? []))
      place.classList.toggle('said', !!reply?.answer.says)
    }
    for (const node of all(this.root, '[data-part]')) {
      node.classList.toggle('glow', !!reply?.answer.lit?.includes(node.dataset.part ?? ''))
    }
  }

  // Returns the button #put, which picks the cards of a hint, if all of them can be picked.
  /** @param {string[]} lit @returns {(string | Node)[]} */
  put(lit) {
    /** @type {HTMLTemplateElement | null} */
    const put = document.querySelector('template[data-put]')
    const made = put?.content.firstElementChild?.cloneNode(true)
    if (!(made instanceof HTMLButtonElement) || !lit.length) return []
    made.value = lit.join(',')
    return lit.every((part) => this.chooser.free(part)) ? [' ', made] : []
  }

  // Picks the cards that the button names, as the server does if it is sent as a form.
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
    const children = [...nodes, ...end]
    line.dataset.n = String(nodes.filter((node) => node.dataset.drop).length)
    line.dataset.counts = children.map((_, i) => i + 1).join(' ')
    line.replaceChildren(...children)
  }

  // Returns the element of a token: a sign from its template, or a copy of the picked card. The face ?4
  // is a card ? that stands for 4.
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
    const back = document.getElementById('line')?.dataset.back ?? ''
    made.setAttribute('aria-label', back.replace('{label}', value || '?'))
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

  // Returns the boxes of the cards in the line, from which walk() animates them.
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

// Sets the numeral of a card or a sum.
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
