// The line: what has been picked of the [data-free] parts, drawn with its signs, and what it comes to.
// What a whole choice looks like stands in #shows (by choice: line, count, note); of any other picks
// the server is asked. A line is a text of tokens, signs and faces of cards (face@part for one of
// them); signs have templates in #tokens, and no sum is done here.
//
// @ts-check

export class Strip {
  /** @param {HTMLElement} root @param {import('../../../server/web/static/game.js').Host} host */
  constructor(root, host) {
    this.root = root
    this.host = host
    this.shows = {}
    this.last = ''
    this.lit = false
    root.addEventListener('click', (event) => this.type(event.target.closest('[data-types]')))
  }

  card(part) {
    return this.root.querySelector(`[data-token][data-part="${CSS.escape(part)}"]`)
  }

  // After each page: its tokens and lines; an answer to the same moment is still worth having.
  read(chooser) {
    this.shows = JSON.parse(document.getElementById('shows')?.textContent || '{}')
    if (this.answered && this.answered.at !== chooser.at) this.answered = null
    if (this.at !== chooser.at) {
      for (const box of this.root.querySelectorAll('[data-ask] input:not([type=hidden])')) {
        box.value = ''
      }
    }
    this.at = chooser.at
    this.last = ''
    this.draw(chooser)
    this.say()
    const now = this.root.querySelector('[data-ask-now]')?.dataset.askNow
    if (now && this.answered?.question !== now) this.host.ask(now)
  }

  draw(chooser) {
    const line = document.getElementById('line')
    if (!line) return
    this.chooser = chooser
    const picked = chooser.picked.filter((part) => this.card(part))
    this.root.classList.toggle('lining', picked.length > 0)
    const now = picked.join(',')
    this.heading = (words) => chooser.heading(words)
    if (now === this.last) {
      this.heading(this.words)
      return
    }
    this.last = now
    const whole = picked.length &&
      chooser.choices.find(([id, parts]) =>
        this.shows[id] && parts.length === picked.length + 1 &&
        picked.every((part) => parts.includes(part))
      )
    const boxes = this.boxes(line)
    if (!picked.length) this.empty(line)
    else if (whole) this.show(line, ...this.shows[whole[0]])
    else this.wait(line, picked, now)
    this.walk(line, boxes)
  }

  // A tile with a sign types it where an operation is being written.
  type(tile) {
    const box = tile && tile.getAttribute('aria-disabled') !== 'true' &&
      document.getElementById(tile.dataset.into)
    if (!box) return
    box.setRangeText(tile.dataset.types, box.selectionStart, box.selectionEnd, 'end')
    box.focus()
  }

  empty(line) {
    line.replaceChildren()
    this.lit = false
    this.words = ''
    this.tell('', '', '')
  }

  show(line, tokens, count, note) { // the note by its number
    this.fill(line, tokens, '9', true)
    const says = this.shows.notes?.[note] ?? ''
    this.tell(`${this.text(line)} = 9`, count, says)
    this.heading(this.words = `${line.dataset.nine ?? ''} ${says}`.trim())
    if (!this.lit) this.host.play(line.dataset.chime || '')
    this.lit = true
  }

  // Not whole: the cards side by side at once, and what they come to when the server has said it.
  wait(line, picked, now) {
    this.lit = false
    if (this.answered?.question !== `parts ${now}`) {
      this.fill(
        line,
        picked.map((part) => `${this.card(part).dataset.token}@${part}`).join(' + '),
        '',
        false,
      )
      this.tell('', '', '')
      this.host.ask(`parts ${now}`)
    } else this.fit(line)
  }

  fit(line) {
    const { answer } = this.answered
    this.fill(line, answer.line, answer.sum, false)
    this.tell('', '', answer.says)
    this.heading(this.words = answer.says)
  }

  // The answer to a question; one about other picks than those of now comes too late.
  heard(reply) {
    const parts = reply.question.startsWith('parts ')
    if (parts && reply.question !== `parts ${this.last}`) return
    this.answered = reply
    if (parts) {
      const line = document.getElementById('line')
      const boxes = this.boxes(line)
      this.fit(line)
      this.walk(line, boxes)
    } else this.say()
  }

  say() {
    const reply = this.answered
    const word = reply?.question.split(' ')[0]
    const own = [...this.root.querySelectorAll(`[data-answer="${CSS.escape(word ?? '')}"]`)]
    const places = own.length ? own : [document.getElementById('answer')]
    for (const place of reply && word !== 'parts' ? places.filter(Boolean) : []) {
      delete place.dataset.cites // what can be taken is written behind it anew
      this.host.cite(place, reply.answer.says, this.root.dataset.game)
      place.append(...this.put(reply.answer.lit ?? []))
    }
    for (const node of this.root.querySelectorAll('[data-part]')) {
      node.classList.toggle('glow', !!reply?.answer.lit?.includes(node.dataset.part))
    }
  }

  // A hint that shows cards can be taken: the button [data-put] lays them on the line.
  put(lit) {
    const made = document.querySelector('template[data-put]')?.content.firstElementChild.cloneNode(
      true,
    )
    if (!made || !lit.length || !lit.every((part) => this.chooser?.free(part))) return []
    made.addEventListener('click', () => {
      this.chooser.clear()
      for (const part of lit) this.chooser.pick(part)
    })
    return [' ', made]
  }

  fill(line, tokens, sum, lit) {
    const left = this.last.split(',')
    const nodes = tokens.split(' ').filter(Boolean).map((token) => this.token(token, left)).filter(
      Boolean,
    )
    const end = [this.token('=', []), this.token('sum', [])].filter(Boolean)
    const total = end.at(-1)
    if (total) {
      total.classList.toggle('lit', lit)
      total.dataset.sum = sum
      const plain = /^([0-9]|10)$/.test(sum)
      if (plain) number(total, sum)
      total.classList.toggle('plain', plain)
    }
    line.dataset.n = nodes.filter((node) => node.dataset.drop).length
    line.replaceChildren(...nodes, ...end)
  }

  // A sign has a template; a card is a copy of the one that was picked, and ?4 a ? that stands for 4.
  token(token, left) {
    const [face, named] = token.split('@')
    const sign = document.getElementById('tokens')?.content.querySelector(
      `[data-face-of="${CSS.escape(face)}"]`,
    )
    if (sign) return sign.cloneNode(true)
    const at = left.findIndex((part) =>
      named ? part === named : this.card(part)?.dataset.token === face.replace(/^\?\d+/, '?')
    )
    const [part] = at < 0 ? [] : left.splice(at, 1)
    return part ? this.copy(face, this.card(part), part) : null
  }

  copy(face, card, part) {
    if (!card) return null
    const made = card.cloneNode(true)
    const value = face.replace('?', '')
    for (const { name } of [...made.attributes]) if (name !== 'class') made.removeAttribute(name)
    made.classList.remove('fits', 'glow', 'dragging')
    made.classList.add('in-line')
    made.setAttribute('aria-label', `${value || '?'}, put back`)
    Object.assign(made.dataset, { drop: part, text: value || '?' })
    if (face.startsWith('?') && value) number(made, value)
    return made
  }

  text(line) {
    const words = [...line.querySelectorAll('[data-text]')].map((node) => node.dataset.text).join(
      ' ',
    )
    return words.replaceAll('( ', '(').replaceAll(' )', ')').replaceAll('√ ', '√')
  }

  tell(operation, count, note) {
    for (const [name, text] of Object.entries({ operation, count, note })) {
      for (const node of this.root.querySelectorAll(`[data-line="${name}"]`)) {
        this.host.cite(node, String(text), this.root.dataset.game)
      }
    }
  }

  // Cards that are new in the line walk there from where they lie.
  boxes(line) {
    return new Map(
      [...line.querySelectorAll('[data-drop]')].map(
        (node) => [node.dataset.drop, node.getBoundingClientRect()],
      ),
    )
  }

  walk(line, boxes) {
    if (this.host.still.matches) return
    for (const node of line.querySelectorAll('[data-drop]')) {
      const from = boxes.get(node.dataset.drop) ??
        this.card(node.dataset.drop)?.getBoundingClientRect()
      const to = node.getBoundingClientRect()
      if (!from?.width || Math.hypot(from.x - to.x, from.y - to.y) < 2) continue
      this.host.move(node, [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, {
        translate: '0 -4px',
        offset: 0.85,
      }, { translate: '0 0' }], {
        duration: boxes.has(node.dataset.drop) ? 180 : 420,
        easing: 'cubic-bezier(.3,.1,.2,1)',
      })
    }
  }
}

// The numeral of a card or a sum.
function number(node, value) {
  const use = node.querySelector('.v use')
  use?.setAttribute('href', use.getAttribute('href').replace(/#.*/, '#n' + value))
}
