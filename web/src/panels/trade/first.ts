// Where a trade begins: from nothing, with whoever was chosen, or from the offer that it counters.
import type { GameView, OfferView } from '../../protocol/types.ts'
import { copied, mirrored, NOTHING, type Terms } from './goods.ts'

interface AtTable {
  game: GameView | null
  mine: readonly number[]
  hand: number
}

interface Start {
  to?: number | undefined
  /** The offer that is countered. */
  counter?: OfferView | undefined
  /** An offer of one's own that is made anew. */
  again?: OfferView | undefined
  /** Who offers, of those on this device. */
  seat?: number
}

export function firstTerms({ game, mine, hand }: AtTable, { to, counter, again, seat }: Start): Terms {
  if (counter) return mirrored(counter)
  if (again) return { ...again, give: copied(again.give), get: copied(again.get) }
  const offersTo = (one: number) => game?.options[one]?.free.offers ?? []
  const wished = (one: number) => (to === undefined ? offersTo(one).length > 0 : offersTo(one).includes(to))
  const by = seat ?? [hand, ...mine].find(wished) ?? hand
  const partner = to !== undefined && to !== by ? to : (offersTo(by)[0] ?? -1)
  return { by, to: partner, give: NOTHING, get: NOTHING }
}
