// Steps back through the moves since the player's last turn, without leaving the table. Each step is a
// page of its own that is drawn over the table; pages that arrive meanwhile are kept until the end.
//
// @ts-check

import { around, byId, find, maybe, one } from './dom.js'
import { LATE, newest } from './fetched.js'
import { word } from './words.js'

const NO_LINE = word('table-offline')

export class Moves {
  /** @param {import('./surface.js').Surface} surface */
  constructor(surface) {
    this.surface = surface
    this.open = false
    /** @type {import('./surface.js').Content} the newest state of the table */
    this.now = ''
    this.style = '' // the table's classes before the first step
    addEventListener('click', (event) => this.click(event), { capture: true })
    addEventListener('keydown', (event) => this.key(event), { capture: true })
  }

  /** @param {string | null | undefined} address */
  async go(address) {
    if (!address) return
    const found = await newest(address)
    if (found === LATE) return
    const strip = found && find(found.page, '#moves')
    if (!found || !strip) return this.surface.tell(reason(found?.page) || NO_LINE)
    await styled(found.page)
    const { root } = this.surface
    if (!this.open) {
      this.open = true
      this.style = root.className
      this.now = this.surface.queue.take() ?? root.innerHTML
    }
    const name = document.activeElement?.id
    maybe('moves')?.remove()
    this.surface.show(one(found.page, '#table'))
    root.after(strip)
    this.call()
    const step = name && maybe(name)
    if (step && strip.contains(step)) step.focus()
    else byId('moves-now').focus()
  }

  // Keeps a page that arrived during the steps back.
  /** @param {import('./surface.js').Content} content */
  keep(content) {
    this.now = content
    this.call()
  }

  // Shows on the button back to the table whether it is the player's turn.
  call() {
    const page = document.createElement('template')
    if (typeof this.now === 'string') page.innerHTML = this.now
    const asked = (find(page.content, '#choices', Element)?.textContent ?? '[]') !== '[]'
    for (const [n, words] of byId('moves-now').querySelectorAll('span').entries()) {
      words.hidden = asked === (n === 0)
    }
  }

  close() {
    this.open = false
    byId('moves').remove()
    this.surface.root.className = this.style
    this.surface.show(this.now)
    maybe('to-moves')?.focus()
  }

  /** @param {Event} event */
  click(event) {
    if (!this.open) return
    const link = around(event, '#moves a')
    if (link) {
      event.preventDefault()
      if (link.id === 'moves-now') this.close()
      else this.go(link.getAttribute('href'))
    } else if (around(event, '#to-table')) {
      event.preventDefault()
      this.close()
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.open || event.ctrlKey || event.altKey || event.metaKey) return
    const name = { ArrowLeft: 'prev', ArrowRight: 'next', Escape: 'now' }[event.key]
    if (!name || document.querySelector('dialog[open]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (name === 'now') this.close()
    else this.go(byId(`moves-${name}`).getAttribute('href'))
  }
}

/** @param {Document | undefined} page @returns {string | null | undefined} why the step cannot be shown */
const reason = (page) => page?.querySelector('main p')?.textContent

// Adds the style sheet of the replay pages, once, and waits until it is loaded.
/** @param {Document} page */
function styled(page) {
  const link = one(page, 'link[href*="/replay.css"]', HTMLLinkElement)
  const href = link.getAttribute('href')
  if (find(document, `link[href="${href}"]`)) return
  document.head.append(link)
  return new Promise((there) => link.onload = link.onerror = there)
}
