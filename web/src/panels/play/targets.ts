// What choosing a square on the board would do: the answers it stands for, in a few letters and in a sentence.
import type { PickAct } from '../../board/picking.ts'
import type { ActTerms, GameView, Look, OutcomeView } from '../../protocol/types.ts'
import type { Names } from '../../words/names.ts'
import { figure, money, t } from '../../words/words.svelte.ts'
import { nameOf, type Choice } from './answersFor.ts'
import { ownerOf } from './waited.ts'

/** The choices that are squares of the board, by square. */
export function targetsOf(choices: readonly Choice[]): Map<number, Choice[]> {
  const targets = new Map<number, Choice[]>()
  for (const choice of choices) {
    if (choice.takes !== 'square' || choice.n < 0) continue
    targets.set(choice.n, [...(targets.get(choice.n) ?? []), choice])
  }
  return targets
}

/** A choice as the server is asked about it. */
export const termsOf = ({ verb, n, word }: Choice): ActTerms => ({ verb, n, ...(word && { word }) })

/** What tells a choice from another: the outcomes that the server told are kept by it. */
export const keyOf = (choice: Choice): string => `${nameOf(choice)} ${choice.n}`

export interface Shown {
  look: Look
  game: GameView
  names: Names
  /** By `keyOf`, as far as they are known. */
  outcomes: ReadonlyMap<string, OutcomeView>
}

/** The rent before and after, where an act changes it; null: it does not, or nobody knows yet. */
function changeOf(choices: readonly Choice[], { outcomes }: Shown): { before: string; after: string } | null {
  if (choices.length !== 1) return null
  const outcome = outcomes.get(keyOf(choices[0]!))
  if (!outcome) return null
  const [rent, then] = outcome.rents
  const [times, thenTimes] = outcome.times
  if (rent !== then) return { before: figure(rent), after: figure(then) }
  return times !== thenTimes ? { before: `×${times}`, after: `×${thenTimes}` } : null
}

/** What stands on the square, in a few letters: the rent before → after, else the rent or the price. */
export function noteOf(square: number, choices: readonly Choice[], shown: Shown): string[] {
  const change = changeOf(choices, shown)
  if (change) return [change.before, `→ ${change.after}`]
  const { game, look } = shown
  const rent = game.rents[square] || 0
  if (rent) return [figure(rent)]
  if (game.times[square]) return [`×${game.times[square]}`]
  const { price, amount } = look.squares[square]!
  return ownerOf(game, square) < 0 && (price || amount) ? [figure(price || amount)] : []
}

/** Whose it is, and what becomes of the rent: “Bruno's · rent 10 € → 30 €”. */
export function tellOf(square: number, choices: readonly Choice[], shown: Shown): string {
  const { game, look, names } = shown
  const parts: string[] = []
  const owner = ownerOf(game, square)
  const { price, amount } = look.squares[square]!
  if (owner >= 0) parts.push(t('board-owned', { owner: names.player(owner) }))
  else if (price) parts.push(t('board-free', { price: money(price) }))
  else if (amount) parts.push(t('board-takes', { amount: money(amount) }))
  const outcome = choices.length === 1 ? shown.outcomes.get(keyOf(choices[0]!)) : undefined
  const [before, after] = outcome?.rents ?? [0, 0]
  if (before !== after) parts.push(t('board-rent-change', { before: money(before), after: money(after) }))
  else if (game.rents[square]) parts.push(t('board-rent', { amount: money(game.rents[square]) }))
  else if (game.times[square]) parts.push(t('board-rent-dice', { times: game.times[square] }))
  return parts.join(' · ')
}

/** The buttons of a square that was tapped. */
export function actsOf(
  choices: readonly Choice[],
  words: { label: (choice: Choice) => string; effect: (choice: Choice) => string },
  act: (choice: Choice) => void,
): PickAct[] {
  return choices.map((choice) => ({
    label: words.label(choice),
    effect: words.effect(choice),
    act: () => act(choice),
  }))
}
