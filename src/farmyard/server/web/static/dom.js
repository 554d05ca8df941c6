// Finds elements of the page and checks their class. `byId` and `one` throw if there is no such element;
// all functions throw if an element is not of the class asked for, which is a fault of the page.
//
// @ts-check

/** @template {Element} T @typedef {new () => T} Kind */
/** @typedef {HTMLElement | SVGElement} Drawn */

/** The class of the elements that games draw: HTML or SVG. */
export const DRAWN = /** @type {Kind<Drawn>} */ (/** @type {unknown} */ (class Drawn {
  /** @param {unknown} node */
  static [Symbol.hasInstance](node) {
    return node instanceof HTMLElement || node instanceof SVGElement
  }
}))

/**
 * @template {Element} T
 * @param {Element} node @param {Kind<T> | undefined} kind HTMLElement by default
 * @returns {T}
 */
function sure(node, kind) {
  const wanted = kind ?? HTMLElement
  if (!(node instanceof wanted)) throw new Error(`${name(node)} is no ${wanted.name}`)
  return /** @type {T} */ (node)
}

/** @param {Element} node */
const name = (node) => node.id ? `#${node.id}` : `<${node.localName} class="${node.className}">`

/** @template {Element} [T=HTMLElement] @param {string} id @param {Kind<T>} [kind] @returns {T | null} */
export function maybe(id, kind) {
  const node = document.getElementById(id)
  return node && sure(node, kind)
}

/** @template {Element} [T=HTMLElement] @param {string} id @param {Kind<T>} [kind] @returns {T} */
export function byId(id, kind) {
  const node = maybe(id, kind)
  if (!node) throw new Error(`There is no #${id} on this page`)
  return node
}

/**
 * Returns the first element inside another one that matches a selector, or null.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root @param {string} selector @param {Kind<T>} [kind] @returns {T | null}
 */
export function find(root, selector, kind) {
  const node = root.querySelector(selector)
  return node && sure(node, kind)
}

/**
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root @param {string} selector @param {Kind<T>} [kind] @returns {T}
 */
export function one(root, selector, kind) {
  const node = find(root, selector, kind)
  if (!node) throw new Error(`There is no ${selector} on this page`)
  return node
}

/**
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root @param {string} selector @param {Kind<T>} [kind] @returns {T[]}
 */
export const all = (root, selector, kind) =>
  Array.from(root.querySelectorAll(selector), (node) => sure(node, kind))

/**
 * Returns the fields of a form with the button that sends it. Older browsers ignore the button in
 * `new FormData(form, button)`.
 * @param {HTMLFormElement} form @param {HTMLElement | null} button
 */
export function filled(form, button) {
  const data = new FormData(form)
  if (button instanceof HTMLButtonElement && button.name) data.append(button.name, button.value)
  return data
}

/** @param {FormData} fields @returns {URLSearchParams} the request body of a form without files */
export const encoded = (fields) =>
  new URLSearchParams(Array.from(fields, ([name, value]) => [name, String(value)]))

/**
 * Returns the key of an event in lower case, whatever caps lock says; on a keyboard without Latin
 * letters, the letter of the same place.
 * @param {KeyboardEvent} event
 */
export function pressed({ key, code }) {
  const place = /^Key([A-Z])$/.exec(code)
  return place && !/^[a-z?]/i.test(key) ? place[1].toLowerCase() : key.toLowerCase()
}

/** @param {Event} event @returns {Element | null} the target; null for the document */
export const target = ({ target }) => target instanceof Element ? target : null

/**
 * Returns the closest element around the target of an event that matches a selector, or null.
 * @template {Element} [T=HTMLElement]
 * @param {Event} event @param {string} selector @param {Kind<T>} [kind] @returns {T | null}
 */
export function around(event, selector, kind) {
  const node = target(event)?.closest(selector)
  return node ? sure(node, kind) : null
}
