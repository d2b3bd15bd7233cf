// About how long a game takes: from simulated games of bots, and a guess of how long people take for a turn.
import { figure, t } from '../../words/words.svelte.ts'
import type { FullSettings } from './editions.ts'
import measured from './lengths.json'

/** Turns of simulated games: half of the games were shorter than the median, a quarter than low, a quarter longer than high. */
interface Turns {
  median: number
  low: number
  high: number
  games: number
}
type Key = 'median' | 'low' | 'high'
type Chosen = Pick<FullSettings, 'edition' | 'ruleset' | 'mode' | 'options' | 'seats' | 'minutes'>

const MINUTE = 60
const ROUNDED_TO = 5

function turnsOf({ edition, ruleset, mode, options, seats }: Chosen): Turns | undefined {
  const lengths = measured.lengths as Record<string, Record<string, Turns>>
  return lengths[`${edition}/${ruleset}/${mode}/${options.join(',')}`]?.[String(seats)]
}

/** About how many minutes; null where nothing was measured. */
export function minutesOf(chosen: Chosen, which: Key = 'median'): number | null {
  if (chosen.mode === 'timed') return chosen.minutes
  const turns = turnsOf(chosen)?.[which]
  if (turns === undefined) return null
  const rounded = Math.round((turns * measured.pace_seconds) / MINUTE / ROUNDED_TO) * ROUNDED_TO
  return Math.max(rounded, ROUNDED_TO)
}

function lasting(all: number, how: 'about' | 'last'): string {
  const [hours, minutes] = [Math.floor(all / MINUTE), all % MINUTE]
  if (hours === 0) return t(`home-${how}-minutes`, { minutes })
  if (minutes === 0) return t(`home-${how}-hours`, { hours })
  return t(`home-${how}-both`, { hours, minutes: String(minutes).padStart(2, '0') })
}

/** The same in words; empty where it is not known. */
export function lengthOf(chosen: Chosen): string {
  const all = minutesOf(chosen)
  return all === null ? '' : lasting(all, 'about')
}

/** Between what times half of the games end, in words; empty where it is not known or agreed on. */
export function rangeOf(chosen: Chosen): string {
  const [low, high] = [minutesOf(chosen, 'low'), minutesOf(chosen, 'high')]
  if (chosen.mode === 'timed' || low === null || high === null) return ''
  return t('home-length-spread', { low: lasting(low, 'last'), high: lasting(high, 'last') })
}

/** Where the lengths come from. */
export function lengthNote(key: 'home-length-note' | 'new-length-note', chosen?: Chosen): string {
  const games = (chosen && turnsOf(chosen)?.games) || measured.games
  return t(key, { games: figure(games), seconds: measured.pace_seconds })
}
