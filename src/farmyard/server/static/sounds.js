// The sounds themselves, made on the spot; they come when one is first to be heard.
//
// @ts-check

let air = null

// "flip match-2 mess": each word a sound, one after the other.
export function sound (words) {
  air ??= new AudioContext()
  if (air.state === 'suspended') air.resume()
  let at = air.currentTime + 0.02
  for (const word of words.split(' ')) {
    const [name, step] = word.split('-')
    at += sounds[name]?.(at, Number(step) || 0) ?? 0
  }
}

function tone (at, pitch, length, { to = pitch, loud = 0.12, wave = 'sine' } = {}) {
  const voice = air.createOscillator(); const level = air.createGain()
  voice.type = wave
  voice.frequency.setValueAtTime(pitch, at)
  voice.frequency.exponentialRampToValueAtTime(Math.max(30, to), at + length)
  level.gain.setValueAtTime(0.0001, at)
  level.gain.exponentialRampToValueAtTime(loud, at + 0.006)
  level.gain.exponentialRampToValueAtTime(0.0001, at + length)
  voice.connect(level).connect(air.destination)
  voice.start(at)
  voice.stop(at + length + 0.02)
}

function noise (at, length, pitch, loud = 0.1) {
  const grain = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate)
  const data = grain.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2
  const voice = air.createBufferSource(); const band = air.createBiquadFilter(); const level = air.createGain()
  voice.buffer = grain
  Object.assign(band, { type: 'bandpass' })
  band.frequency.value = pitch
  level.gain.value = loud
  voice.connect(band).connect(level).connect(air.destination)
  voice.start(at)
}

const XYLOPHONE = [523, 587, 659, 784, 880, 1047, 1175, 1319]

const sounds = {
  down: at => { noise(at, 0.09, 220, 0.5); return 0.1 },
  flip: at => { noise(at, 0.05, 2400, 0.16); noise(at + 0.07, 0.06, 900, 0.3); return 0.16 },
  match: (at, step) => { tone(at, XYLOPHONE[Math.min(step, 7)], 0.35, { wave: 'triangle' }); tone(at, XYLOPHONE[Math.min(step, 7)] * 4, 0.08, { loud: 0.03 }); return 0.2 },
  fail: at => { tone(at, 196, 0.12, { to: 150 }); tone(at + 0.15, 165, 0.16, { to: 120 }); return 0.32 },
  mess: at => { tone(at, 340, 0.22, { to: 70, loud: 0.2 }); noise(at + 0.04, 0.2, 400, 0.3); for (let i = 0; i < 9; i++) tone(at + 0.75 + i * 0.03, 210 + (i % 3) * 14, 0.03, { loud: 0.018, wave: 'sawtooth' }); return 1.05 },
  beam: at => { tone(at, 420, 0.28, { to: 980, loud: 0.05, wave: 'triangle' }); noise(at + 0.3, 0.06, 260, 0.3); return 0.36 },
  corn: at => { tone(at, 2100, 0.05, { to: 1700, loud: 0.05, wave: 'square' }); noise(at, 0.03, 4200, 0.2); return 0.09 },
  cushion: at => { noise(at, 0.14, 180, 0.5); tone(at + 0.03, 120, 0.12, { to: 90, loud: 0.08 }); return 0.16 },
  sneeze: at => { tone(at, 700, 0.12, { to: 1100, loud: 0.04 }); noise(at + 0.16, 0.22, 2600, 0.35); return 0.4 },
  shovel: at => { noise(at, 0.22, 3200, 0.2); tone(at + 0.24, 1760, 0.25, { loud: 0.05, wave: 'triangle' }); return 0.45 },
  bullock: at => { noise(at, 0.16, 180, 0.7); tone(at, 110, 0.16, { to: 80, wave: 'sawtooth', loud: 0.05 }); return 0.2 },
  cow: at => { tone(at, 620, 0.4, { loud: 0.06, wave: 'triangle' }); tone(at, 933, 0.3, { loud: 0.03 }); return 0.3 },
  parade: at => { for (let i = 0; i < 4; i++) noise(at + i * 0.13, 0.07, i % 2 ? 500 : 700, 0.4); for (const pitch of [392, 494, 587]) tone(at + 0.6, pitch, 0.5, { loud: 0.05, wave: 'sawtooth' }); return 1.1 },
  snake: at => { for (let i = 0; i < 9; i++) noise(at + i * 0.055, 0.03, 3600 + (i % 2) * 700, 0.12); return 0.5 },
  owl: at => { tone(at, 330, 0.2, { to: 300, loud: 0.09 }); tone(at + 0.28, 320, 0.5, { to: 270, loud: 0.1 }); return 0.8 },
  turn: at => { tone(at, 720, 0.07, { to: 560, loud: 0.05 }); tone(at + 0.1, 760, 0.16, { to: 480, loud: 0.06 }); return 0.3 },
  win: at => { [[523, 0.14], [659, 0.14], [784, 0.3], [659, 0.5]].reduce((t, [pitch, length]) => { tone(t, pitch, length, { to: pitch * 1.06, loud: 0.09, wave: 'sawtooth' }); return t + length * 0.8 }, at); return 1 }
}
