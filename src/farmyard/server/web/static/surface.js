// The table of a page, <main id="table">: each next content is drawn over the one that is shown,
// what moved flies, what has just left plays, and all that scripts read of it is read again.
//
// @ts-check

import { About } from './about.js'
import { Aids } from './aids.js'
import { Chooser } from './choose.js'
import { all, find } from './dom.js'
import { draggable } from './drag.js'
import { keepDrawn } from './drawer.js'
import { fly, setTempo, settle, snap, still } from './fly.js'
import { begin } from './game.js'
import { arrived } from './lot.js'
import { morph } from './morph.js'
import { Queue } from './queue.js'
import { remember, rove } from './roam.js'
import { play } from './sound.js'
import { show as drawToolbar, toolbar } from './toolbar.js'

/**
 * @typedef {import('./game.js').Game} Game
 * @typedef {import('./game.js').Lent} Lent
 * @typedef {string | DocumentFragment | HTMLElement} Content an element brings its attributes with it
 */

/** @type {import('./game.js').Picks} the picks where nobody chooses */
const NOBODY = { choices: [], picked: [], at: -1 }

/**
 * What a page of its own does beside.
 * @typedef {{
 *   choose?: (choice: number | number[], at: number) => void, why?: (parts: string[]) => void,
 *   picked?: (parts: string[]) => void, switched?: () => void,
 *   before?: (next: DocumentFragment | HTMLElement) => void, after?: () => void, shown?: () => void
 * }} Hooks
 *   makes a choice (if it is missing, nobody chooses) and asks why parts are none; hear of what is
 *   picked and of a switch; are called before the next content is drawn, after it or the first one
 *   is, and when it has begun to move
 */

export class Surface {
  /** @param {HTMLElement} root @param {Hooks} hooks */
  constructor(root, hooks) {
    this.root = root
    this.hooks = hooks
    /** @type {Game} */
    this.game = {} // until its script has come
    /** @type {typeof import('./effects.js') | null} */
    this.effects = null // once there is something to animate
    /** @type {Map<string, string | undefined>} */
    this.seen = new Map() // the newest data-seen, by name
    /** @type {Lent['tell']} */
    this.tell = () => {}
    this.tempo = 1 // how many times the usual time everything is shown
    this.about = new About(root, (part) => this.game.about?.(part))
    this.chooser = hooks.choose
      ? new Chooser(root, hooks.choose, hooks.why ?? (() => {}), (picked) => this.picked(picked))
      : null
    this.aids = new Aids(root, () => {
      this.chooser?.draw()
      hooks.switched?.()
    })
    /** @type {Queue<Content>} */
    this.queue = new Queue(
      (content) => this.show(content),
      (plays) => root.classList.toggle('acting', plays),
    )
    if (this.chooser) draggable(root, this.chooser)
    addEventListener('pointerdown', () => this.queue.hurry(), { capture: true })
    toolbar()
    arrived()
    remember()
  }

  /** @returns {Chooser} the picker of a page on which somebody chooses */
  get picker() {
    if (!this.chooser) throw new Error('Nobody chooses on this page')
    return this.chooser
  }

  /** @param {import('./game.js').Start} start @param {Omit<Lent, 'chooser'>} lent */
  begin(start, lent) {
    this.game = begin(start, this.root, { chooser: this.chooser, ...lent })
    this.tell = lent.tell
  }

  // An answer of the game is for its script; one that the script does not want is told.
  /** @param {import('./line.js').Reply} reply */
  heard(reply) {
    if (this.game.heard) this.game.heard(reply)
    else if (reply.answer.says) this.tell(reply.answer.says)
  }

  /** @param {string[]} parts */
  picked(parts) {
    this.about.choose(parts)
    this.game.draw?.(this.picker)
    this.hooks.picked?.(parts)
  }

  // Shows what comes next, when what is shown now has been seen.
  /** @param {Content} content */
  put(content) {
    this.queue.put(content)
  }

  // Shows it now; returns how many milliseconds it is to be seen.
  /** @param {Content} content */
  show(content) {
    const next = typeof content === 'string' ? parsed(content) : content
    settle()
    const roles = this.effects?.prepare(next) ?? []
    const was = snap(this.root)
    this.hooks.before?.(next)
    become(this.root, next)
    this.read()
    fly(was, this.root)
    const lasts = Math.max(this.effects?.play(roles) ?? 0, this.pause(), this.game.lasting ?? 0)
    this.hooks.shown?.()
    return lasts * this.tempo
  }

  // Reads what is shown: to be called of the first page, and when the game's script has come.
  read() {
    if (!this.effects && document.getElementById('lately')) {
      import('./effects.js').then((found) => {
        this.effects = found
        found.remember()
      })
    }
    this.tempo = Number(find(this.root, '#tempo')?.dataset.factor ?? 1)
    setTempo(this.tempo)
    keepDrawn()
    this.aids.draw()
    this.chooser?.read()
    this.game.read?.(this.chooser ?? NOBODY)
    this.about.draw()
    drawToolbar()
    for (const list of all(this.root, '[data-tail]')) {
      // unless somebody is reading further up
      if (!list.matches(':hover')) list.scrollTop = list.scrollHeight
    }
    rove(this.root)
    this.hooks.after?.()
  }

  // The element of this name, if its data-seen is new.
  /** @param {string} name */
  fresh(name) {
    const node = find(document, name)
    const before = this.seen.get(name)
    this.seen.set(name, node?.dataset.seen)
    return node?.dataset.seen === before ? null : node
  }

  // A frozen moment: #hold asks for it once, in milliseconds.
  pause() {
    const hold = this.fresh('#hold')
    return hold && !still.matches ? Number(hold.dataset.ms) : 0
  }

  // Plays what has just happened, and a call; of the first page nothing is heard.
  sound(call = '') {
    const first = !this.seen.has('#heard')
    const heard = this.fresh('#heard')
    if (!first) play([heard?.dataset.play, call].filter(Boolean).join(' '))
  }

  // While a sheet lies over the table, the table rests.
  /** @param {Element | null | undefined} sheet */
  cover(sheet) {
    for (const part of this.root.children) {
      if (part instanceof HTMLElement) part.inert = !!sheet && part !== sheet
    }
  }
}

/** @param {string} html */
function parsed(html) {
  return Object.assign(document.createElement('template'), { innerHTML: html }).content
}

// Gives `root` the attributes and the content of another element, or the content of a fragment.
/** @param {HTMLElement} root @param {DocumentFragment | HTMLElement} next */
export function become(root, next) {
  for (const { name, value } of next instanceof HTMLElement ? next.attributes : []) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
  const content = parsed('')
  content.append(...next.childNodes)
  morph(root, content)
}

// The question that a form [data-ask] puts: all its fields called question…
/** @param {HTMLFormElement} form @param {HTMLElement | null} button */
export function question(form, button) {
  const fields = [...new FormData(form, button)].filter(([name]) => name.startsWith('question'))
  return fields.map(([, said]) => said).join(' ').trim()
}
