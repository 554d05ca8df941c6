// Draws each new content over the table <main id="table">. Pieces that moved are animated, effects of
// the latest events are played, and all scripts read the new content.
//
// @ts-check

import { About } from './about.js'
import { Aids } from './aids.js'
import { Chooser } from './choose.js'
import { all, around, DRAWN, filled, find } from './dom.js'
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
 * @typedef {string | DocumentFragment | HTMLElement} Content of an element, also its attributes
 */

/** @type {import('./game.js').Picks} stands in for the chooser on pages without choices */
const NOBODY = { choices: [], picked: [], at: -1 }

/**
 * Callbacks of the page that uses a surface.
 * @typedef {{
 *   choose?: (choice: number | number[], at: number) => void, why?: (parts: string[]) => void,
 *   picked?: (parts: string[]) => void, switched?: () => void,
 *   before?: (next: DocumentFragment | HTMLElement) => void, after?: () => void, shown?: () => void,
 *   staged?: () => boolean, own?: () => boolean
 * }} Hooks
 *   choose makes a choice (without it the page has no choices), why asks why parts are no choice;
 *   picked and switched are called when parts are picked and a switch is turned; before and after are
 *   called around each drawing (only after for the first), shown once the animations have begun;
 *   staged says whether words wait for the picture of this page (without it they never do), and own
 *   whether the picture is of the player's own decision
 */

export class Surface {
  /** @param {HTMLElement} root @param {Hooks} hooks */
  constructor(root, hooks) {
    this.root = root
    this.hooks = hooks
    /** @type {Game} */
    this.game = {} // until the game's script is loaded
    /** @type {typeof import('./effects.js') | null} */
    this.effects = null // loaded when there is something to animate
    /** @type {typeof import('./score.js') | null} */
    this.score = null // loaded where words wait for motions
    /** @type {Map<string, string | undefined>} */
    this.seen = new Map() // the newest data-seen, by name
    /** @type {Lent['tell']} */
    this.tell = () => {}
    this.tempo = 1 // factor for the time that everything is shown
    /** @type {Promise<unknown>} */
    this.turned = Promise.resolve() // once the picture of this page has turned
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
    document.addEventListener('pointerdown', () => this.queue.hurry(), { capture: true })
    toolbar()
    arrived()
    remember()
  }

  /** @returns {Chooser} the chooser of a page with choices */
  get picker() {
    if (!this.chooser) throw new Error('Nobody chooses on this page')
    return this.chooser
  }

  /** @param {import('./game.js').Start} start @param {Omit<Lent, 'chooser'>} lent */
  begin(start, lent) {
    this.game = begin(start, this.root, { chooser: this.chooser, ...lent })
    this.tell = lent.tell
  }

  // Passes an answer to the game's script, or shows it if the script takes none.
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

  // Shows content as soon as the current one has been on view long enough.
  /** @param {Content} content */
  put(content) {
    this.queue.put(content)
  }

  // Shows content now; returns for how many milliseconds to keep it on view.
  /** @param {Content} content */
  show(content) {
    const next = typeof content === 'string' ? parsed(content) : content
    settle()
    const roles = this.effects?.prepare(next) ?? []
    const was = snap(this.root)
    const score = this.hooks.staged?.() && !document.hidden ? this.score : null
    const told = score?.listen(this.root, this.hooks.own?.() ?? false)
    this.hooks.before?.(next)
    become(this.root, next)
    this.read()
    fly(was, this.root)
    const lasts = Math.max(this.effects?.play(roles) ?? 0, this.pause(), this.game.lasting ?? 0)
    this.turned = score && told ? score.hush(told, this.root) : Promise.resolve()
    this.hooks.shown?.()
    return lasts * this.tempo
  }

  // Makes all scripts read the table; also called for the first page and when the game's script is
  // there.
  read() {
    if (!this.effects && document.getElementById('lately')) {
      import('./effects.js').then((found) => {
        this.effects = found
        found.remember()
      }, () => {})
    }
    if (!this.score && this.hooks.staged && !still.matches) {
      import('./score.js').then((found) => {
        this.score = found
        found.deals(this)
      }, () => {})
    }
    this.tempo = Number(find(this.root, '#tempo')?.dataset.factor ?? 1)
    setTempo(this.tempo)
    this.score?.deals(this)
    keepDrawn()
    this.aids.draw()
    this.chooser?.read()
    this.game.read?.(this.chooser ?? NOBODY)
    this.about.draw()
    drawToolbar()
    this.once(() => {
      for (const list of all(this.root, '[data-tail]')) {
        // unless the reader may have scrolled up
        if (!list.matches(':hover')) list.scrollTop = list.scrollHeight
      }
    })
    rove(this.root)
    this.hooks.after?.()
  }

  // Returns the element matching a selector if its data-seen has changed, else null.
  /** @param {string} name */
  fresh(name) {
    const node = find(document, name)
    const before = this.seen.get(name)
    this.seen.set(name, node?.dataset.seen)
    return node?.dataset.seen === before ? null : node
  }

  // Returns for how many milliseconds #hold asks to keep the page still; each #hold counts once.
  pause() {
    const hold = this.fresh('#hold')
    return hold && !still.matches ? Number(hold.dataset.ms) : 0
  }

  // Does something once the picture of the page that is being drawn has turned.
  /** @param {() => void} act */
  once(act) {
    queueMicrotask(() => this.turned.then(act))
  }

  // Plays the sounds of the latest events, then `call`: those that go with a motion at once, the others
  // when the picture has turned. The first page is silent.
  sound(call = '') {
    const first = !this.seen.has('#heard')
    const heard = this.fresh('#heard')
    if (first) return
    const words = [...(heard?.dataset.play ?? '').split(' '), call].filter(Boolean)
    const later = words.findIndex((word) => !this.game.along?.includes(word))
    const now = later < 0 ? words.splice(0) : words.splice(0, later)
    play(now.join(' '))
    this.once(() => play(words.join(' ')))
  }

  // Makes the rest of the table inert while a sheet covers it.
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

// Returns the question of a form [data-ask]: the values of its fields named question…, joined.
/** @param {HTMLFormElement} form @param {HTMLElement | null} button */
export function question(form, button) {
  const fields = [...filled(form, button)].filter(([name]) => name.startsWith('question'))
  return fields.map(([, said]) => said).join(' ').trim()
}

// Follows a pointer that begins to drag something. What that takes is loaded then.
/** @param {HTMLElement} root @param {Chooser} chooser */
function draggable(root, chooser) {
  root.addEventListener('pointerdown', (event) => {
    const node = around(event, '[data-drag]', DRAWN)
    if (!node || event.button || node.getAttribute('aria-disabled') === 'true') return
    let held = true
    for (const end of ['pointerup', 'pointercancel']) {
      addEventListener(end, () => {
        held = false
      }, { once: true })
    }
    import('./drag.js').then(({ follow }) => held && follow(node, event, chooser), () => {})
  })
}
