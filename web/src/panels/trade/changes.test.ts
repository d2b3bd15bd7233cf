import { describe, expect, test } from 'vitest'
import type { AnswerView, EventView, GoodsView, OfferView } from '../../protocol/types.ts'
import { answersTo } from './answered.ts'
import { changesOf } from './changes.ts'
import { NOTHING } from './goods.ts'

const goods = (part: Partial<GoodsView>): GoodsView => ({ ...NOTHING, ...part })
const offer = (by: number, to: number, give: Partial<GoodsView>, get: Partial<GoodsView>): OfferView => ({
  by,
  to,
  give: goods(give),
  get: goods(get),
  until: null,
})
/** Seat 0 wants 18 and 19 of seat 1 for 39 and 150. */
const made = offer(0, 1, { cash: 150, squares: [39] }, { squares: [18, 19], cards: ['chance'] })

describe('what a counter-offer changes', () => {
  test('is told by who gives it: other sums, what is new and what is gone', () => {
    const counter = offer(1, 0, { squares: [19, 16] }, { cash: 200, squares: [39], cards: ['chest'] })
    expect(changesOf(made, counter)).toEqual([
      { seat: 1, what: 'square', kind: 'added', square: 16 },
      { seat: 1, what: 'square', kind: 'removed', square: 18 },
      { seat: 1, what: 'card', kind: 'removed', deck: 'chance' },
      { seat: 0, what: 'cash', kind: 'changed', from: 150, to: 200 },
      { seat: 0, what: 'card', kind: 'added', deck: 'chest' },
    ])
  })

  test('is nothing where it is the same, seen from either side', () => {
    const mirrored = offer(1, 0, { squares: [19, 18], cards: ['chance'] }, { cash: 150, squares: [39] })
    expect(changesOf(made, mirrored)).toEqual([])
    expect(changesOf(made, made)).toEqual([])
  })

  test('counts coins like money', () => {
    expect(changesOf(made, { ...made, get: { ...made.get, coins: 2 } })).toEqual([
      { seat: 1, what: 'coins', kind: 'changed', from: 0, to: 2 },
    ])
  })
})

describe('the answer to an offer', () => {
  const answer = (seat: number, events: Partial<EventView>[], key = ''): AnswerView => ({
    n: 9,
    seat,
    do: '',
    events: events as EventView[],
    ...(key ? { reason: { key } } : {}),
  })

  test('is a refusal with its reason', () => {
    const told = [answer(1, [{ kind: 'rejected', seat: 1, other: 0 }], 'reject-loss')]
    expect(answersTo([made], told)).toEqual([{ kind: 'refused', offer: made, reason: { key: 'reject-loss' } }])
  })

  test('is a counter-offer where another one follows from the same player', () => {
    const refused = answer(1, [{ kind: 'rejected', seat: 1, other: 0 }], 'reject-little')
    const offered = (seat: number) => answer(seat, [{ kind: 'offered', seat, other: 0 }], 'counter')
    expect(answersTo([made], [refused, offered(1)]).map(({ kind }) => kind)).toEqual(['countered'])
    expect(answersTo([made], [refused, offered(2)]).map(({ kind }) => kind)).toEqual(['refused'])
  })

  test('is a yes when the trade takes place', () => {
    const told = [
      answer(1, [
        { kind: 'traded', seat: 0, other: 1 },
        { kind: 'took', seat: 1, other: 0, square: 39 },
      ]),
    ]
    expect(answersTo([made], told)).toEqual([{ kind: 'accepted', offer: made, reason: null }])
  })

  test('is none where the offer of others, or none, was meant', () => {
    expect(answersTo([made], [answer(1, [{ kind: 'rejected', seat: 1, other: 2 }])])).toEqual([])
    expect(answersTo([], [answer(1, [{ kind: 'rejected', seat: 1, other: 0 }])])).toEqual([])
  })
})
