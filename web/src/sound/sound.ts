// Plays sounds, one after the other, as loud as is preferred; silent where sound is off.
import { preferences } from '../preferences.svelte.ts'
import type { Sound } from './kinds.ts'
import { sound } from './synth.ts'

let context: AudioContext | null = null
let loudness: GainNode | null = null
/** When the last of the sounds that are set ends, by the context's clock. */
let busyUntil = 0

function opened(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  if (context === null) {
    context = new AudioContext()
    loudness = context.createGain()
    loudness.connect(context.destination)
  }
  // A browser lets nothing be heard before the first touch or key.
  if (context.state === 'suspended') context.resume().catch(() => undefined)
  return context
}

export function playAll(kinds: readonly Sound[]): void {
  if (!preferences.sound || kinds.length === 0) return
  const place = opened()
  if (place === null || loudness === null) return
  loudness.gain.value = (preferences.volume / 100) ** 2
  let delay = Math.min(1, Math.max(0, busyUntil - place.currentTime))
  for (const kind of kinds) delay += sound(kind, place, loudness, delay) * 0.8
  busyUntil = place.currentTime + delay
}
