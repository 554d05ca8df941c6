// When the next content of a page is shown, by a clock of its own.

import { Queue } from '../../src/farmyard/server/web/static/queue.js'

// A queue, what it has shown, whether it plays, and a clock that goes when it is told to.
function laid(lasting) {
  const laid = { shown: [], plays: null, time: 1000, timers: new Map(), lasting }
  const clock = {
    now: () => laid.time,
    after: (ms, then) => {
      const timer = {}
      laid.timers.set(timer, [laid.time + ms, then])
      return timer
    },
    cancel: (timer) => laid.timers.delete(timer),
  }
  const show = (content) => {
    laid.shown.push(content)
    return laid.lasting
  }
  laid.queue = new Queue(show, (plays) => {
    laid.plays = plays
  }, clock)
  laid.pass = (ms) => {
    laid.time += ms
    for (const [timer, [due, then]] of [...laid.timers]) {
      if (due > laid.time) continue
      laid.timers.delete(timer)
      then()
    }
  }
  return laid
}

function same(found, wanted, what) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
}

Deno.test('what does not last makes way at once', () => {
  const table = laid(0)
  for (const page of ['one', 'two', 'three']) table.queue.put(page)
  same(table.shown, ['one', 'two', 'three'], 'shown')
  same([table.plays, table.timers.size], [false, 0], 'it rests')
})

Deno.test('the next waits until what is shown has been seen', () => {
  const table = laid(500)
  table.queue.put('one')
  table.queue.put('two')
  table.pass(499)
  same([table.shown, table.plays], [['one'], true], 'before')
  table.pass(2)
  same([table.shown, table.plays], [['one', 'two'], true], 'after')
})

Deno.test('of several that come meanwhile the newest is shown', () => {
  const table = laid(500)
  for (const page of ['one', 'two', 'three']) table.queue.put(page)
  table.pass(501)
  table.pass(501)
  same(table.shown, ['one', 'three'], 'shown')
  same([table.plays, table.timers.size], [false, 0], 'it rests')
})

Deno.test('what is shown ends by itself when nothing comes', () => {
  const table = laid(500)
  table.queue.put('one')
  same(table.plays, true, 'plays')
  table.pass(501)
  same([table.shown, table.plays], [['one'], false], 'seen')
})

Deno.test('whoever is in a hurry sees the next at once', () => {
  const table = laid(500)
  table.queue.put('one')
  table.queue.put('two')
  table.lasting = 0
  table.queue.hurry()
  same([table.shown, table.plays, table.timers.size], [['one', 'two'], false, 0], 'at once')
})

Deno.test('a hurry with nothing to come ends what plays', () => {
  const table = laid(500)
  table.queue.put('one')
  table.queue.hurry()
  same([table.shown, table.plays, table.timers.size], [['one'], false, 0], 'ended')
})

Deno.test('a timer that is late does not hold up what comes', () => {
  const table = laid(500)
  table.queue.put('one')
  table.time += 600 // as in a tab that nobody looks at
  table.queue.put('two')
  same(table.shown, ['one', 'two'], 'shown')
  same(table.timers.size, 1, 'one timer')
})

Deno.test('what could not be shown does not hold up what comes', () => {
  const table = laid(0)
  const { show } = table.queue
  table.queue.show = () => {
    throw new Error('no page')
  }
  try {
    table.queue.put('one')
  } catch { /* as it should */ }
  table.queue.show = show
  table.queue.put('two')
  same(table.shown, ['two'], 'shown')
})
