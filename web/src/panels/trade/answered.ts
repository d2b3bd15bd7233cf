// How an offer was answered: what the events of a state say of the offers that stood before it.
import type { AnswerView, OfferView, ReasonView } from '../../protocol/types.ts'

export interface OfferAnswer {
  kind: 'accepted' | 'refused' | 'countered'
  /** The offer that was answered. */
  offer: OfferView
  /** Why, where a bot says so. */
  reason: ReasonView | null
}

/** The answers to offers that stood before, in order; who says no and offers something else has countered. */
export function answersTo(standing: readonly OfferView[], answers: readonly AnswerView[]): OfferAnswer[] {
  const found: OfferAnswer[] = []
  for (const { events, reason = null } of answers) {
    for (const { kind, seat, other } of events) {
      const made = (by: number | undefined, to: number | undefined) =>
        standing.find((offer) => offer.by === by && offer.to === to)
      const refused = kind === 'rejected' ? made(other, seat) : undefined
      const taken = kind === 'traded' ? made(seat, other) : undefined
      const countered = kind === 'offered' ? found.findLast((one) => isReturned(one, seat, other)) : undefined
      if (refused) found.push({ kind: 'refused', offer: refused, reason })
      if (taken) found.push({ kind: 'accepted', offer: taken, reason })
      if (countered) found[found.indexOf(countered)] = { ...countered, kind: 'countered' }
    }
  }
  return found
}

function isReturned({ kind, offer }: OfferAnswer, by: number | undefined, to: number | undefined): boolean {
  return kind === 'refused' && offer.to === by && offer.by === to
}
