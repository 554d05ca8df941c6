// Runs before the page is painted. Sets the remembered theme, marks that scripts run, whether the player
// knows the goal of this game and whether cards are yet to be dealt, registers the service worker, and
// stops keys that are held, and letters where the player has turned shortcuts off. In a browser that
// lacks what the other scripts need, none of them runs: the page works without.
//
// @ts-check
;(() => {
  const root = document.documentElement
  const script = document.currentScript
  const needed = [
    [].at,
    ''.replaceAll,
    Promise.allSettled,
    root.replaceChildren,
    root.animate,
    document.getAnimations,
    self.CSS?.escape,
    self.HTMLDialogElement,
    self.ResizeObserver,
    self.SubmitEvent,
  ]
  const able = needed.every(Boolean)
  if (able) root.classList.add('js')
  if (script instanceof HTMLScriptElement && !(able && CSS.supports('width: 1cqw'))) {
    document.write(`<script src="${script.src.replace('theme', 'old')}"></script>`)
  }
  try {
    const theme = localStorage.getItem('farmyard-theme')
    if (theme === 'noon' || theme === 'dusk') root.dataset.theme = theme
    if (localStorage.getItem('farmyard-letters') === 'off') root.dataset.letters = 'off'
    const game = script?.dataset.goalOf
    if (game && (localStorage.getItem('farmyard-known') ?? '').split(' ').includes(game)) {
      root.classList.add('knows-goal')
    }
    const deal = able && !matchMedia('(prefers-reduced-motion: reduce)').matches &&
      script?.dataset.deals
    const seen = JSON.parse(localStorage.getItem('farmyard-deals') || '{}')
    if (deal && !(seen[location.pathname] >= deal)) root.classList.add('undealt')
  } catch { /* storage is not available: the theme stays automatic */ }
  // Lets a held key activate something only once, until it has been up. It still types, scrolls and
  // moves the focus; a space activates only when it is up. Numbers within a group are no shortcuts.
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event
    if (!(target instanceof Element)) return
    const types = target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
    const shortcut = key.length === 1 && key !== ' ' && !types && !event.ctrlKey && !event.metaKey
    const own = /[0-9]/.test(key) && target.closest('[data-roam]')
    const off = shortcut && !own && root.dataset.letters === 'off'
    const acts = shortcut || key === 'Escape' || (key === 'Enter' && !target.matches('textarea'))
    if (repeat && acts) event.preventDefault()
    if (off || (repeat && acts)) event.stopImmediatePropagation()
  }, { capture: true })
  if (script instanceof HTMLScriptElement && 'serviceWorker' in navigator) {
    const worker = new URL('../worker.js', script.src)
    addEventListener('load', () => navigator.serviceWorker.register(worker).catch(() => {}))
  }
})()
