// About how long a game takes: from measured games of bots, and a guess of how long people take for a turn.
import { t } from '../../words/words.svelte.ts'
import type { FullSettings } from './editions.ts'
import measured from './lengths.json'

/** How long people may take for a turn, all that happens in it included: an assumption, and said to be one. */
const SECONDS_A_TURN = 30
const ROUNDED_TO = 5

type Chosen = Pick<FullSettings, 'edition' | 'ruleset' | 'mode' | 'options' | 'seats' | 'minutes'>

/** About how many minutes; null where nothing was measured. */
export function minutesOf({ edition, ruleset, mode, options, seats, minutes }: Chosen): number | null {
  if (mode === 'timed') return minutes
  const turns = (measured.turns as Record<string, Record<string, number>>)[`${edition}/${ruleset}/${mode}/${options.join(',')}`]
  const median = turns?.[String(seats)]
  if (median === undefined) return null
  const rounded = Math.round((median * SECONDS_A_TURN) / 60 / ROUNDED_TO) * ROUNDED_TO
  return Math.max(rounded, ROUNDED_TO)
}

/** The same in words; empty where it is not known. */
export function lengthOf(chosen: Chosen): string {
  const all = minutesOf(chosen)
  if (all === null) return ''
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return t('home-about-minutes', { minutes })
  if (minutes === 0) return t('home-about-hours', { hours })
  return t('home-about-both', { hours, minutes: String(minutes).padStart(2, '0') })
}
