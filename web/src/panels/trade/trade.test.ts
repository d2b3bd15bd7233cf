import { describe, expect, test } from 'vitest'
import { STATIONS, UTILITIES } from '../../protocol/numbers.ts'
import type { GoodsView, Look, OfferView, PlayerView } from '../../protocol/types.ts'
import { effectsOf, familiesOf } from './families.ts'
import { firstTerms } from './first.ts'
import { asGoods, held, isNothing, mirrored, NOTHING, toggled } from './goods.ts'
import { stepOf } from './step.ts'

const square = (kind: string, group = -1, price = 0) => ({ kind, group, price })
/** A tiny board: two groups, two stations, one utility. */
const look = {
  squares: [
    square('go'),
    square('street', 0, 60),
    square('street', 0, 60),
    square('station', -1, 200),
    square('street', 1, 100),
    square('street', 1, 100),
    square('street', 1, 120),
    square('station', -1, 200),
    square('utility', -1, 150),
  ],
  groups: [
    { id: 'brown', colour: '#7b4b2a', squares: [1, 2] },
    { id: 'orange', colour: '#ee8a1d', squares: [4, 5, 6] },
  ],
} as unknown as Look

const player = (owned: number[], more: Partial<PlayerView> = {}) =>
  ({ cash: 500, owned, mortgaged: [], cards: [], coins: 0, ...more }) as unknown as PlayerView
const goods = (more: Partial<GoodsView> = {}): GoodsView => ({ ...NOTHING, ...more })

describe('goods', () => {
  test('a counter-offer begins with the offer seen from the other side', () => {
    const offer: OfferView = {
      by: 1,
      to: 0,
      give: goods({ cash: 50, squares: [4] }),
      get: goods({ cards: ['chance'] }),
      until: 9,
    }
    expect(mirrored(offer)).toEqual({ by: 0, to: 1, give: offer.get, get: offer.give })
  })

  test('mirroring twice gives the offer back, and shares nothing with it', () => {
    const offer: OfferView = { by: 1, to: 0, give: goods({ squares: [4] }), get: goods(), until: null }
    const back = mirrored(mirrored(offer))
    expect(back).toEqual({ by: 1, to: 0, give: offer.give, get: offer.get })
    expect(back.give.squares).not.toBe(offer.give.squares)
  })

  test('a square goes in and out again', () => {
    expect(toggled([1], 2)).toEqual([1, 2])
    expect(toggled([1, 2], 1)).toEqual([2])
  })

  test('what a player no longer has falls out', () => {
    const chosen = goods({ cash: 900, squares: [1, 4], cards: ['chance', 'chest'], coins: 3 })
    expect(held(chosen, player([4], { cards: ['chest'], coins: 1 }))).toEqual({
      cash: 500,
      squares: [4],
      cards: ['chest'],
      coins: 1,
    })
  })

  test('squares are sent in the order of the board', () => {
    expect(asGoods(goods({ squares: [6, 1] })).squares).toEqual([1, 6])
  })

  test('nothing is nothing, and a single thing is not', () => {
    expect(isNothing(NOTHING)).toBe(true)
    const things: Partial<GoodsView>[] = [{ cash: 1 }, { squares: [1] }, { cards: ['chance'] }, { coins: 1 }]
    for (const one of things) expect(isNothing(goods(one))).toBe(false)
  })
})

describe('families', () => {
  test('are the groups, then stations, then utilities', () => {
    expect(familiesOf(look).map(({ id }) => id)).toEqual([0, 1, STATIONS, UTILITIES])
  })

  test('who gets the last of a group completes it, and who gives from a whole one breaks it up', () => {
    const players = [player([1, 2, 4, 5]), player([6])]
    const terms = { by: 0, to: 1, give: goods({ squares: [1] }), get: goods({ squares: [6] }) }
    expect(effectsOf(look, players, terms)).toEqual([
      { seat: 0, family: 1, before: 2, after: 3, of: 3, kind: 'completes' },
      { seat: 0, family: 0, before: 2, after: 1, of: 2, kind: 'breaks' },
      { seat: 1, family: 0, before: 0, after: 1, of: 2, kind: 'grows' },
    ])
  })

  test('both stations in one hand are a whole family', () => {
    const terms = { by: 0, to: 1, give: goods({ cash: 100 }), get: goods({ squares: [7] }) }
    expect(effectsOf(look, [player([3]), player([7])], terms)).toEqual([
      { seat: 0, family: STATIONS, before: 1, after: 2, of: 2, kind: 'completes' },
    ])
  })

  test('money alone does nothing to groups', () => {
    const terms = { by: 0, to: 1, give: goods({ cash: 100 }), get: goods() }
    expect(effectsOf(look, [player([1]), player([2])], terms)).toEqual([])
  })

  test('a swap within one group changes no share', () => {
    const terms = { by: 0, to: 1, give: goods({ squares: [4] }), get: goods({ squares: [5] }) }
    expect(effectsOf(look, [player([4]), player([5])], terms)).toEqual([])
  })
})

describe('where a trade begins', () => {
  const options = (offers?: number[]) => ({ free: offers ? { offers } : {} })
  const game = { options: [options([1, 2]), options([0, 2]), options()] }

  test('with the seat that was chosen', () => {
    expect(firstTerms({ game: game as never, mine: [0], hand: 0 }, { to: 2 })).toMatchObject({ by: 0, to: 2 })
  })

  test('else with the first that can be made an offer', () => {
    expect(firstTerms({ game: game as never, mine: [0], hand: 0 }, {})).toMatchObject({ by: 0, to: 1 })
  })

  test('by another seat of this device, where the chosen one is one’s own', () => {
    expect(firstTerms({ game: game as never, mine: [0, 1], hand: 0 }, { to: 0 })).toMatchObject({ by: 1, to: 0 })
  })

  test('with nobody, where no trade is possible', () => {
    expect(firstTerms({ game: game as never, mine: [2], hand: 2 }, {})).toMatchObject({ by: 2, to: -1 })
  })
})

test('a step is a round sum below the cheapest property', () => {
  expect(stepOf(look)).toBe(10)
  expect(stepOf({ squares: [] } as unknown as Look)).toBe(1)
})
