// Runs before the page is painted: the remembered light, a mark that scripts are here, and whether
// the goal of this page's game is known.
//
// @ts-check
(() => {
  const root = document.documentElement
  root.classList.add('js')
  try {
    const light = localStorage.getItem('farmyard-light')
    if (light === 'noon' || light === 'dusk') root.dataset.light = light
    const game = document.currentScript?.dataset.goalOf
    if (game && (localStorage.getItem('farmyard-known') ?? '').split(' ').includes(game)) root.classList.add('knows-goal')
  } catch { /* a browser that keeps nothing simply stays automatic */ }
})()
