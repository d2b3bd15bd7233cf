// The answers that the engine allows, as buttons: which comes first, and which one is the obvious one.
import type { OptionsView, OwnOption, Verb } from '../../protocol/types.ts'
import { IN_ORDER, VERBS, takenBy, type Taken } from '../../words/verbs.ts'

export type Tone = 'primary' | 'usual' | 'danger'

/** One button: a verb, and the number it takes (-1: none). */
export interface Choice {
  verb: Verb
  /** What a verb of someone's own is called. */
  word: string
  takes: Taken
  n: number
  tone: Tone
  /** What it does to the cash; null where it moves none, or nobody knows yet. */
  sum: number | null
  /** It goes well in so many of so many cases; null where no dice decide. */
  odds: [number, number] | null
}

/** What tells the buttons of one verb from those of another. */
export const nameOf = ({ verb, word }: Pick<Choice, 'verb' | 'word'>): string => word || verb

/** The buttons of the open question, best first. A bid is offered at its least: the rest is the auction's own panel. */
export function answersFor(options: OptionsView): Choice[] {
  const choices = IN_ORDER.flatMap((verb) =>
    verb === 'own' ? ownChoices(options) : choicesOf(verb, options.answers[verb], options),
  )
  const first = choices.findIndex((choice) => VERBS[choice.verb].look === 'usual')
  const alone = first >= 0 && choices.filter((choice) => nameOf(choice) === nameOf(choices[first]!)).length === 1
  return choices.map((choice, at) => (alone && at === first ? { ...choice, tone: 'primary' } : choice))
}

/** The buttons of one verb: one for each number that it takes, or a single one; none where it is not listed. */
function choicesOf(verb: Verb, numbers: readonly number[] | undefined, options: OptionsView): Choice[] {
  if (numbers === undefined) return []
  const { takes, look } = VERBS[verb]
  const taken = takes === 'sum' ? numbers.slice(0, 1) : numbers
  const button = (n: number, at: number): Choice => ({
    verb,
    word: '',
    takes,
    n,
    tone: look === 'grave' ? 'danger' : 'usual',
    sum: options.sums[verb]?.at(at) ?? null,
    odds: options.odds[verb] ?? null,
  })
  // The sum of an answer that stands alone comes last: it may be free with squares besides.
  return taken.length === 0 ? [button(-1, -1)] : taken.map(button)
}

/** The buttons of verbs that variants of someone's own bring. */
function ownChoices({ own = [] }: OptionsView): Choice[] {
  return own.flatMap((option: OwnOption) => {
    const button = (n: number, at: number): Choice => ({
      verb: 'own',
      word: option.word,
      takes: takenBy(option.aim),
      n,
      tone: 'usual',
      sum: option.sums[at] ?? null,
      odds: null,
    })
    return [...(option.alone ? [button(-1, 0)] : []), ...option.targets.map(button)]
  })
}

/** What else is free and has no place of its own: it must not be out of reach. */
export function otherFree(options: OptionsView): Choice[] {
  const verbs = IN_ORDER.filter((verb) => !VERBS[verb].placed && !(verb in options.answers))
  return verbs.flatMap((verb) => choicesOf(verb, options.free[verb], options))
}

export const OF_PROPERTY = ['builds', 'sells', 'sells hotels', 'mortgages', 'redeems'] as const satisfies Verb[]

/** The buttons of one verb that is allowed besides the open question, or that answers it, each with its square. */
export function choicesFree(verb: Verb, options: OptionsView): Choice[] {
  return choicesOf(verb, options.free[verb] ?? options.answers[verb], options).filter(({ n }) => n >= 0)
}

/** How many things could be done with one's property now. */
export function manageable(options: OptionsView): number {
  return OF_PROPERTY.reduce((count, verb) => count + (options.free[verb]?.length ?? 0), 0)
}
