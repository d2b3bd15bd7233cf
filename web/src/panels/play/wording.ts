// What the bar says: whose move it is, and on the second line of a button what it costs or brings, and what follows.
import type { GameView, OptionsView, Verb } from '../../protocol/types.ts'
import { actionText } from '../../words/actions.ts'
import type { Names } from '../../words/names.ts'
import { VERBS } from '../../words/verbs.ts'
import { either, hasText, inSentence, listed, money, signed, t } from '../../words/words.svelte.ts'
import { answersFor, nameOf, type Choice } from './answersFor.ts'
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
  const together = n < 0 && (verb === 'keeps' || verb === 'redeems') ? (game.about?.squares ?? []) : []
  const about = together.length > 1 ? 'inherited' : aboutOf(verb, stageOf(game, hand))
  const square = verb === 'buys' || verb === 'fights' ? squareAsked(game) : (together[0] ?? -1)
  const sum = takes === 'sum' && n >= 0
  return actionText(verb, names, { n: sum ? -1 : n, word, takes, square, about, amount: sum ? n : undefined })
}

/** The question to a hand as it is read aloud, with its answers: several buttons of one verb are one, without what each takes. */
export function spokenQuestion(options: OptionsView, game: GameView, hand: number, names: Names, who = ''): string {
  const choices = answersFor(options).filter(({ verb }) => verb !== 'claims')
  const answers = [...new Set(choices.map(nameOf))].map((name) => {
    const same = choices.filter((choice) => nameOf(choice) === name)
    const { verb, word, takes } = same[0]!
    if (same.length === 1 && takes !== 'sum') return spokenLabel(same[0]!, game, hand, names)
    return actionText(verb, names, { word, takes })
  })
  if (answers.length > 0)
    return t(who ? 'log-asked-as' : 'log-asked', { who, answers: either(answers.map(inSentence)) })
  // In a debt that is too high there may be nothing to choose from until something is sold.
  const asked = waitedText({ to: 'you', what: stageOf(game, hand), seats: [hand], bots: false }, game, names)
  return who ? t('log-own', { who, word: asked }) : asked
}

/** The label of an answer as it is read aloud, with the price of what is bought. */
function spokenLabel(choice: Choice, game: GameView, hand: number, names: Names): string {
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
