// What an offer changes of the one that it answers: things that are new in it, that are gone, and other sums.
import type { Deck, GoodsView, OfferView } from '../../protocol/types.ts'
import { mirrored, type Terms } from './goods.ts'

/** One difference; who gives it says `seat`. Of things `kind` is added or removed, of sums changed. */
export type Change = { seat: number; kind: 'added' | 'removed' | 'changed' } & (
  | { what: 'square'; square: number }
  | { what: 'card'; deck: Deck }
  | { what: 'cash'; from: number; to: number }
  | { what: 'coins'; from: number; to: number }
)

/** All differences, by who gives: the side of who offers now comes first. */
export function changesOf(before: Terms | OfferView, after: Terms | OfferView): Change[] {
  const was = before.by === after.by ? before : mirrored(before)
  return [...ofSide(after.by, was.give, after.give), ...ofSide(after.to, was.get, after.get)]
}

function ofSide(seat: number, before: GoodsView, after: GoodsView): Change[] {
  const sums = (['cash', 'coins'] as const).flatMap((what): Change[] => {
    const [from, to] = [before[what], after[what]]
    return from === to ? [] : [{ seat, what, kind: 'changed', from, to }]
  })
  const squares = differing(before.squares, after.squares).map(({ one, kind }): Change => {
    return { seat, what: 'square', kind, square: one }
  })
  const cards = differing(before.cards, after.cards).map(({ one, kind }): Change => {
    return { seat, what: 'card', kind, deck: one }
  })
  return [...sums, ...squares, ...cards]
}

function differing<T>(before: readonly T[], after: readonly T[]): { one: T; kind: 'added' | 'removed' }[] {
  return [
    ...after.filter((one) => !before.includes(one)).map((one) => ({ one, kind: 'added' as const })),
    ...before.filter((one) => !after.includes(one)).map((one) => ({ one, kind: 'removed' as const })),
  ]
}
