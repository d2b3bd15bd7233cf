// What can be chosen for a table beside the edition: the server checks all of it again.
import type { FullSettings } from '../editions.ts'

type Fixed = 'pace' | 'clock' | 'expiry'

export const CHOICES: { readonly [K in Fixed]: readonly FullSettings[K][] } = {
  pace: ['people', 'fast'],
  clock: ['off', 'relaxed', 'normal', 'fast', 'days'],
  expiry: ['bot', 'default', 'wait'],
}

/** Seconds, minutes and days to choose from; a link may say any other. */
export const AMOUNTS = {
  auction: [0, 10, 20, 30, 45],
  offers: [0, 30, 120, 300, 900],
  minutes: [30, 45, 60, 90, 120, 180],
  days: [1, 2, 3, 7, 14],
} as const

/** The list, and what is chosen already if it is not in there. */
export function withChosen(list: readonly number[], chosen: number): number[] {
  return [...new Set([...list, chosen])].sort((a, b) => a - b)
}
