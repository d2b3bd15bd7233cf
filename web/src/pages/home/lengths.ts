// About how long a game takes: the turns of simulated games, and how long a turn of a person and of a bot takes.
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

/** Seconds of a turn at a table of so many seats, of which so many are people's: each plays as many turns. */
function paceOf(seats: number, people: number): number {
  return (people * measured.pace_seconds + (seats - people) * measured.bot_seconds) / seats
}

/** About how many minutes with so many people, and bots in the other seats; null where nothing was measured. */
export function minutesOf(chosen: Chosen, people: number, which: Key = 'median'): number | null {
  if (chosen.mode === 'timed') return chosen.minutes
  const turns = turnsOf(chosen)?.[which]
  if (turns === undefined) return null
  const rounded = Math.round((turns * paceOf(chosen.seats, people)) / MINUTE / ROUNDED_TO) * ROUNDED_TO
  return Math.max(rounded, ROUNDED_TO)
}

function lasting(all: number, how: 'about' | 'last'): string {
  const [hours, minutes] = [Math.floor(all / MINUTE), all % MINUTE]
  if (hours === 0) return t(`home-${how}-minutes`, { minutes })
  if (minutes === 0) return t(`home-${how}-hours`, { hours })
  return t(`home-${how}-both`, { hours, minutes: String(minutes).padStart(2, '0') })
}

/** The same in words; empty where it is not known. */
export function lengthOf(chosen: Chosen, people: number): string {
  const all = minutesOf(chosen, people)
  return all === null ? '' : lasting(all, 'about')
}

/** How long it takes alone against bots, and with friends in all seats; empty where it is not known. */
export function lengthsOf(chosen: Chosen): string {
  const [bots, friends] = [minutesOf(chosen, 1), minutesOf(chosen, chosen.seats)]
  if (bots === null || friends === null) return ''
  if (bots === friends) return lasting(bots, 'about')
  return t('home-lengths', { bots: lasting(bots, 'about'), friends: lasting(friends, 'last') })
}

/** Between what times half of the games end with so many people, in words; empty where it is not known or agreed on. */
export function rangeOf(chosen: Chosen, people: number): string {
  const [low, high] = [minutesOf(chosen, people, 'low'), minutesOf(chosen, people, 'high')]
  if (chosen.mode === 'timed' || low === null || high === null) return ''
  return t('home-length-spread', { low: lasting(low, 'last'), high: lasting(high, 'last') })
}

/** Where the lengths come from. */
export function lengthNote(key: 'home-length-note' | 'new-length-note', chosen?: Chosen): string {
  const games = (chosen && turnsOf(chosen)?.games) || measured.games
  return t(key, { games: figure(games), seconds: measured.pace_seconds, bots: measured.bot_seconds })
}
