// One side of a trade while it is put together.
import type { Goods, GoodsView, OfferView, PlayerView } from '../../protocol/types.ts'

export const NOTHING: GoodsView = { cash: 0, squares: [], cards: [], coins: 0 }

/** A trade between two seats. */
export interface Terms {
  by: number
  to: number
  /** What `by` gives to `to`. */
  give: GoodsView
  /** What `to` gives to `by`. */
  get: GoodsView
}

/** The same offer, seen from the other side: where a counter-offer begins. */
export function mirrored({ by, to, give, get }: Terms | OfferView): Terms {
  return { by: to, to: by, give: copied(get), get: copied(give) }
}

export function copied({ cash, squares, cards, coins }: GoodsView): GoodsView {
  return { cash, squares: [...squares], cards: [...cards], coins }
}

export function isNothing({ cash, squares, cards, coins }: GoodsView): boolean {
  return cash === 0 && coins === 0 && squares.length === 0 && cards.length === 0
}

/** With the square if it was not in it, without if it was. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}

/** As much of it as the player has: someone may have lost it since it was chosen. */
export function held(goods: GoodsView, player: PlayerView): GoodsView {
  return {
    cash: Math.min(goods.cash, Math.max(0, player.cash)),
    squares: goods.squares.filter((square) => player.owned.includes(square)),
    cards: goods.cards.filter((card) => player.cards.includes(card)),
    coins: Math.min(goods.coins, player.coins),
  }
}

/** With nothing left out. */
export function wholeGoods({ cash = 0, squares = [], cards = [], coins = 0 }: Goods): GoodsView {
  return { cash, squares, cards, coins }
}

/** As it is sent. */
export function asGoods({ cash, squares, cards, coins }: GoodsView): Goods {
  return { cash, squares: [...squares].sort((a, b) => a - b), cards, coins }
}

/** Is there anything in it but money? */
export function hasThings({ give, get }: Terms): boolean {
  return [give, get].some((side) => !isNothing({ ...side, cash: 0 }))
}
