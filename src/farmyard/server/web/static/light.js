// Runs before the page is painted: the remembered light, and a mark that scripts are here.
//
// @ts-check
(() => {
  const root = document.documentElement
  root.classList.add('js')
  try {
    const light = localStorage.getItem('farmyard-light')
    if (light === 'noon' || light === 'dusk') root.dataset.light = light
  } catch { /* a browser that keeps nothing simply stays automatic */ }
})()
