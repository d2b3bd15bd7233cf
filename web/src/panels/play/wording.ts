// What the bar says: whose move it is, and on the second line of a button what it costs or brings, and what follows.
import type { GameView, Verb } from '../../protocol/types.ts'
import { actionText } from '../../words/actions.ts'
import type { Names } from '../../words/names.ts'
import { VERBS } from '../../words/verbs.ts'
import { hasText, listed, money, signed, t } from '../../words/words.svelte.ts'
import type { Choice } from './answersFor.ts'
import { percent, reduced } from './odds.ts'
import { squareAsked, stageOf, type Stage, type Waited } from './waited.ts'

/** What a no is about, by the question. */
const ABOUT: Partial<Record<Stage, string>> = {
  sale: 'purchase',
  'fight-or-pay': 'fight',
  theft: 'theft',
  contest: 'contest',
  finish: 'claim',
}

function aboutOf(verb: Verb, what: Stage): string {
  return verb === 'declines' ? (ABOUT[what] ?? '') : ''
}

/** An answer as its button says it. */
export function labelOf(
  choice: Pick<Choice, 'verb' | 'n'> & Partial<Choice>,
  game: GameView,
  hand: number,
  names: Names,
): string {
  const { verb, n, word = '', takes = VERBS[verb].takes } = choice
  const about = aboutOf(verb, stageOf(game, hand))
  const square = verb === 'buys' || verb === 'fights' ? squareAsked(game) : -1
  const sum = takes === 'sum' && n >= 0
  return actionText(verb, names, { n: sum ? -1 : n, word, takes, square, about, amount: sum ? n : undefined })
}

/** The same as it is read aloud, with the price of what is bought. */
export function spokenLabel(choice: Choice, game: GameView, hand: number, names: Names): string {
  if (choice.verb !== 'buys' || choice.sum === null) return labelOf(choice, game, hand, names)
  return actionText('buys', names, { square: squareAsked(game), amount: choice.sum })
}

/** What a sum does to the cash: “−60 €, leaves 1 440 €”. */
function sumText(sum: number | null, cash: number): string {
  if (!sum) return ''
  return t(sum < 0 ? 'play-sum-less' : 'play-sum-more', { sum: signed(sum), left: money(cash + sum) })
}

/** The odds in words and in percent. */
export function oddsText(odds: readonly [number, number]): string {
  const [part, whole] = reduced(odds)
  if (part === whole) return t('play-odds-sure')
  return `${t('play-odds', { part, whole })} (${t('play-odds-percent', { percent: percent(odds) })})`
}

/** What follows from an answer, in a few words; `what` is the question or the stage of a turn. */
function hint(verb: Verb, what: Stage): string {
  const key = `play-effect-${verb.replaceAll(' ', '-')}`
  if (hasText(`${key}.${what}`)) return t(`${key}.${what}`)
  return hasText(key) ? t(key) : ''
}

/** The whole second line of a button. */
export function effectOf(choice: Choice, what: Stage, cash: number): string {
  const parts = [sumText(choice.sum, cash), hint(choice.verb, what), choice.odds ? oddsText(choice.odds) : '']
  return parts.filter(Boolean).join(' · ')
}

/** Whose move it is and what is waited for. */
export function waitedText({ to, what, seats }: Waited, game: GameView | null, names: Names): string {
  return t(`play-${to}`, {
    what,
    who: listed(seats.map((seat) => names.player(seat))),
    square: names.square(game && seats.length > 0 ? squareAsked(game) : -1),
    amount: money(game?.debts[0]?.amount ?? 0),
  })
}
