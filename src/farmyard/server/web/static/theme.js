// Runs before the page is painted. Sets the remembered theme, marks that scripts run and whether the
// player knows the goal of this game, and registers the service worker.
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
  } catch { /* storage is not available: the theme stays automatic */ }
  if (script instanceof HTMLScriptElement && 'serviceWorker' in navigator) {
    const worker = new URL('../worker.js', script.src)
    addEventListener('load', () => navigator.serviceWorker.register(worker).catch(() => {}))
  }
})()
