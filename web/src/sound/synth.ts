// The sounds themselves: drawn from oscillators and noise, no recording.
import type { Sound } from './kinds.ts'

interface Tone {
  /** Hertz, from and to. */
  pitch: [number, number]
  at: number
  lasts: number
  loud: number
  shape: OscillatorType
}

interface Hiss {
  at: number
  lasts: number
  loud: number
  /** The middle of the band that is let through, in hertz. */
  band: number
}

interface Score {
  tones?: Tone[]
  hisses?: Hiss[]
}

const tone = (
  pitch: number,
  at: number,
  lasts: number,
  loud = 0.5,
  shape: OscillatorType = 'sine',
  end = pitch,
): Tone => ({
  pitch: [pitch, end],
  at,
  lasts,
  loud,
  shape,
})
const hiss = (at: number, lasts: number, loud: number, band: number): Hiss => ({ at, lasts, loud, band })

const SCORES: Record<Sound, Score> = {
  dice: { hisses: [0, 0.07, 0.13, 0.21, 0.3, 0.42].map((at, n) => hiss(at, 0.05, 0.8 - n * 0.09, 2600 - n * 240)) },
  hop: { tones: [0, 0.11, 0.22].map((at) => tone(420, at, 0.07, 0.35, 'triangle', 620)) },
  coin: { tones: [tone(1318, 0, 0.12, 0.35), tone(1760, 0.07, 0.35, 0.35)] },
  pay: { tones: [tone(880, 0, 0.1, 0.3), tone(659, 0.08, 0.28, 0.3)] },
  gavel: {
    hisses: [hiss(0, 0.05, 1, 900), hiss(0.17, 0.06, 0.9, 700)],
    tones: [tone(190, 0, 0.1, 0.6), tone(170, 0.17, 0.14, 0.6)],
  },
  door: {
    hisses: [hiss(0, 0.16, 0.7, 500)],
    tones: [tone(120, 0, 0.4, 0.8, 'square', 62), tone(1900, 0.02, 0.25, 0.12)],
  },
  build: {
    hisses: [hiss(0, 0.04, 0.9, 1450), hiss(0.14, 0.04, 0.9, 1450)],
    tones: [tone(300, 0, 0.06, 0.4), tone(340, 0.14, 0.06, 0.4)],
  },
  fanfare: {
    tones: [523, 659, 784, 1047].map((pitch, n) => tone(pitch, n * 0.14, n === 3 ? 0.7 : 0.2, 0.4, 'triangle')),
  },
  chime: { tones: [tone(784, 0, 0.3, 0.35), tone(1175, 0.14, 0.5, 0.35)] },
  fall: {
    tones: [
      tone(392, 0, 0.25, 0.4, 'triangle'),
      tone(330, 0.22, 0.25, 0.4, 'triangle'),
      tone(262, 0.44, 0.7, 0.4, 'triangle', 196),
    ],
  },
  message: { tones: [tone(988, 0, 0.09, 0.22), tone(1319, 0.08, 0.12, 0.22)] },
}

/** Set a sound to begin now; returns how many seconds it lasts. */
export function sound(kind: Sound, context: BaseAudioContext, into: AudioNode, delay = 0): number {
  const { tones = [], hisses = [] } = SCORES[kind]
  for (const one of tones) sing(one, context, into, delay)
  for (const one of hisses) rattle(one, context, into, delay)
  return Math.max(...[...tones, ...hisses].map(({ at, lasts }) => at + lasts))
}

function sing(
  { pitch: [from, to], at, lasts, loud, shape }: Tone,
  context: BaseAudioContext,
  into: AudioNode,
  delay: number,
): void {
  const start = context.currentTime + delay + at
  const voice = context.createOscillator()
  voice.type = shape
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts)
  voice.connect(fading(context, into, start, lasts, loud))
  voice.start(start)
  voice.stop(start + lasts)
}

function rattle({ at, lasts, loud, band }: Hiss, context: BaseAudioContext, into: AudioNode, delay: number): void {
  const start = context.currentTime + delay + at
  const grains = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
  const samples = grains.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = grains
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = band
  source.connect(filter).connect(fading(context, into, start, lasts, loud))
  source.start(start)
}

/** A loudness that falls to silence, so that nothing clicks. */
function fading(context: BaseAudioContext, into: AudioNode, start: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  gain.connect(into)
  return gain
}
