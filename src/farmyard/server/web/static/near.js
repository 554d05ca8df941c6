// Places a sentence beside the controls it speaks of.
//
// @ts-check

const GAP = 10 // pixels between a sentence and the row above which it stands

// Moves a toast above the row of what was pressed last, or below it if there is no room above. What was
// pressed has the focus of the keyboard, or else the pointer on it, as after a touch; Safari focuses no button.
/** @param {HTMLElement} said */
export function near(said) {
  said.style.inset = ''
  const pressed = document.querySelector(':focus-visible') ??
    [...document.querySelectorAll('body :hover')].at(-1)
  const control = pressed?.closest('button, a, label, summary, input, select') ?? pressed
  const around = control?.parentElement
  if (!control || !around) return
  const row = around.offsetHeight < innerHeight / 3 ? around : control
  const { left, top, bottom, width } = row.getBoundingClientRect()
  const within = (/** @type {number} */ at, /** @type {number} */ most) =>
    Math.max(GAP, Math.min(at, most - GAP))
  const across = within(left + (width - said.offsetWidth) / 2, innerWidth - said.offsetWidth)
  const above = top - said.offsetHeight - GAP
  const down = above > 0 ? above : within(bottom + GAP, innerHeight - said.offsetHeight)
  said.style.inset = `${down}px auto auto ${across}px`
}
