// What the scripts of the page take for granted, told to the checker of types.

/** An element that was looked for: a button, a field, a form or a dialog. */
interface Found extends HTMLElement {
  action: string
  checked: boolean
  content: DocumentFragment
  disabled: boolean
  form: HTMLFormElement
  href: string
  max: string
  method: string
  name: string
  origin: string
  open: boolean
  selectionEnd: number
  selectionStart: number
  target: string
  setRangeText(text: string, start?: number, end?: number, mode?: string): void
  select(): void
  close(): void
  showModal(): void
  stepUp(steps?: number): void
  submit(): void
  requestSubmit(by?: HTMLElement): void
  timer: number
  type: string
  value: string
  walks: boolean
}

interface ParentNode {
  querySelector(selectors: string): Found | null
  querySelectorAll(selectors: string): NodeListOf<Found>
}

interface Element {
  closest(selectors: string): Found | null
}

interface NonElementParentNode {
  getElementById(id: string): Found | null
}

interface Document {
  getElementById(id: string): Found | null
}

interface Node {
  contains(other: EventTarget | null): boolean
}

/** Who listens at a page hears of its elements alone. */
interface EventTarget {
  readonly closest: (selectors: string) => Found | null
  readonly dataset: DOMStringMap
  readonly matches: (selectors: string) => boolean
  readonly method: string
  readonly name: string
  readonly select: () => void
  readonly value: string
}
