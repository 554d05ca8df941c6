// Runs before the page is painted: the remembered theme, a mark that scripts are here, and whether
// the goal of this page's game is known.
//
// @ts-check
;(() => {
  const root = document.documentElement
  const script = document.currentScript
  root.classList.add('js')
  try {
    const theme = localStorage.getItem('farmyard-theme')
    if (theme === 'noon' || theme === 'dusk') root.dataset.theme = theme
    const game = script?.dataset.goalOf
    if (game && (localStorage.getItem('farmyard-known') ?? '').split(' ').includes(game)) {
      root.classList.add('knows-goal')
    }
  } catch { /* a browser that keeps nothing simply stays automatic */ }
  if (script instanceof HTMLScriptElement && 'serviceWorker' in navigator) {
    const worker = new URL('../worker.js', script.src)
    addEventListener('load', () => navigator.serviceWorker.register(worker).catch(() => {}))
  }
})()
