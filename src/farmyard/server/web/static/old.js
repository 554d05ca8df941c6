// Runs before the page is painted, in browsers that lack something (theme.js). Where the other scripts
// cannot run it keeps them from it, and the page reloads itself as it does without scripts. Where style
// sheets know no container units it asks for sheets with variables in their place, and measures.
//
// @ts-check
;(() => {
  const root = document.documentElement
  const plain = !root.classList.contains('js')
  const units = !self.CSS || !CSS.supports('width: 1cqw')

  function prepare() {
    for (const each of Array.from(document.scripts)) {
      if (plain && each.type === 'module') each.type = 'no' // before it is fetched
    }
    for (const each of Array.from(document.querySelectorAll('noscript'))) {
      if (plain) each.outerHTML = each.textContent ?? ''
    }
    for (const each of Array.from(document.querySelectorAll('link[rel=stylesheet]'))) {
      const href = each.getAttribute('href') ?? ''
      if (units && !href.includes('units=')) each.setAttribute('href', `${href}&units=own`)
    }
    if (units) measure()
  }

  // Sets the units of each container on it: a hundredth of its width and height within its padding.
  function measure() {
    const containers = selectors(Array.from(document.styleSheets)).join()
    for (const node of containers ? Array.from(document.querySelectorAll(containers)) : []) {
      const style = getComputedStyle(node)
      const pads = (/** @type {string[]} */ ...sides) =>
        sides.reduce((sum, side) => sum + parseFloat(style.getPropertyValue(`padding-${side}`)), 0)
      set(node, '--cqw', (node.clientWidth - pads('left', 'right')) / 100)
      set(node, '--cqh', (node.clientHeight - pads('top', 'bottom')) / 100)
    }
  }

  /** @param {Element} node @param {string} name @param {number} unit */
  function set(node, name, unit) {
    const value = `${unit}px`
    if (node instanceof HTMLElement && node.style.getPropertyValue(name) !== value) {
      node.style.setProperty(name, value)
    }
  }

  // Returns the selectors of the rules that make containers: in these sheets they set --container.
  /** @param {(CSSStyleSheet | CSSGroupingRule)[]} groups @returns {string[]} */
  function selectors(groups) {
    return groups.map((group) =>
      Array.from(group.cssRules).map((rule) => {
        if (rule instanceof CSSStyleRule) {
          return rule.style.getPropertyValue('--container') ? [rule.selectorText] : []
        }
        return rule instanceof CSSGroupingRule ? selectors([rule]) : []
      }).flat()
    ).flat()
  }

  prepare()
  new MutationObserver(prepare).observe(root, {
    attributeFilter: ['class', 'style'],
    childList: true,
    subtree: true,
  })
  if (units) {
    for (const name of ['load', 'resize']) addEventListener(name, measure, true)
  }
})()
