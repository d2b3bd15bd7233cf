// The answers that the engine allows, as buttons: which comes first, and which one is the obvious one.
import type { OptionsView } from '../../protocol/types.ts'

export type Tone = 'primary' | 'usual' | 'danger'

/** One button: a verb, and the number it takes (-1: none). */
export interface Choice {
  verb: string
  n: number
  tone: Tone
  /** What it does to the cash; null where it moves none, or nobody knows yet. */
  sum: number | null
  /** It goes well in so many of so many cases; null where no dice decide. */
  odds: [number, number] | null
}

/** What moves the game on comes first, what gives something up comes last. Verbs that are not here stand between. */
const FIRST = ['settles', 'rolls', 'buys', 'fights', 'contests', 'redeems', 'uses card', 'uses coins', 'uses power', 'pays fine']
const LAST = ['keeps', 'draws', 'ends turn', 'passes', 'declines', 'goes bankrupt']
/** What cannot be undone and ends one's game. */
const GRAVE = new Set(['goes bankrupt'])
/** Answers that never shine: whoever takes them should have chosen them. */
const QUIET = new Set(['declines', 'passes', 'goes bankrupt'])

/** The buttons of the open question, best first. A bid is offered at its least: the rest is the auction's own panel. */
export function answersFor(options: OptionsView): Choice[] {
  const verbs = Object.keys(options.answers).sort((a, b) => rank(a) - rank(b))
  const choices = verbs.flatMap((verb) => choicesOf(verb, options.answers[verb] ?? [], options))
  const first = choices.findIndex((choice) => !QUIET.has(choice.verb))
  const alone = first >= 0 && choices.filter((choice) => choice.verb === choices[first]!.verb).length === 1
  return choices.map((choice, at) => (alone && at === first ? { ...choice, tone: 'primary' } : choice))
}

/** The buttons of one verb: one for each number that it takes, or a single one. */
function choicesOf(verb: string, numbers: readonly number[], options: OptionsView): Choice[] {
  const tone = GRAVE.has(verb) ? 'danger' : 'usual'
  const odds = options.odds[verb] ?? null
  const taken = verb === 'bids' ? numbers.slice(0, 1) : numbers
  const sumAt = (at: number) => options.sums[verb]?.[at] ?? null
  if (taken.length === 0) return [{ verb, n: -1, tone, sum: sumAt(0), odds }]
  return taken.map((n, at) => ({ verb, n, tone, sum: sumAt(at), odds }))
}

function rank(verb: string): number {
  const first = FIRST.indexOf(verb)
  if (first >= 0) return first
  const last = LAST.indexOf(verb)
  return last >= 0 ? 100 + last : 50
}

/** Verbs that have a place of their own in the page: claims above, property in its sheet, trades beside the board. */
const PLACED = new Set(['claims', 'builds', 'sells', 'sells hotels', 'mortgages', 'redeems', 'offers', 'accepts', 'rejects', 'withdraws'])

/** What else is free and has no place of its own: it must not be out of reach. */
export function otherFree(options: OptionsView): Choice[] {
  const verbs = Object.keys(options.free).filter((verb) => !PLACED.has(verb) && !(verb in options.answers))
  return verbs.flatMap((verb) => choicesOf(verb, options.free[verb] ?? [], options))
}

const OF_PROPERTY = ['builds', 'sells', 'sells hotels', 'mortgages', 'redeems']

/** How many things could be done with one's property now. */
export function manageable(options: OptionsView): number {
  return OF_PROPERTY.reduce((count, verb) => count + (options.free[verb]?.length ?? 0), 0)
}
