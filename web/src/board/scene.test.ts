import { describe, expect, it } from 'vitest'
import type { EventKind, EventView, GameView, Look } from '../protocol/types.ts'
import { duelNow, sceneIn, type Scene } from './scene.ts'

const answers = (...events: EventView[]) => [{ n: 1, seat: 0, do: '', events }]
const drew = { seat: 1, deck: 'chance' as const, card: 'bank-dividend' }
const card: Scene = { kind: 'card', ...drew }

describe('the open card', () => {
  it('is the one drawn last', () =>
    expect(
      sceneIn(
        answers({ kind: 'rolled', dice: [1, 1] }, { kind: 'drew', ...drew }, { kind: 'received', seat: 1, sum: 50 }),
        null,
      ),
    ).toEqual(card))

  it('lies there while nothing else is rolled', () => expect(sceneIn(answers({ kind: 'built' }), card)).toEqual(card))

  it.each<EventKind>(['rolled', 'turn', 'skipped'])('is put away when something begins anew: %s', (kind) =>
    expect(sceneIn(answers({ kind }), card)).toBeNull(),
  )
})

describe('a deal', () => {
  const deal = sceneIn(
    answers(
      { kind: 'traded', seat: 0, other: 2 },
      { kind: 'paid', seat: 0, other: 2, sum: 23 },
      { kind: 'took', seat: 2, other: 0, square: 5 },
      { kind: 'took', seat: 0, other: 2, square: 26 },
      { kind: 'card-given', seat: 0, other: 2, deck: 'chest' },
      { kind: 'coin', seat: 2, other: 0 },
    ),
    null,
  )
  it('shows who gave what', () =>
    expect(deal).toEqual({
      kind: 'deal',
      seats: [0, 2],
      parts: [
        { squares: [5], cash: 23, cards: [], coins: 1 },
        { squares: [26], cash: 0, cards: ['chest'], coins: 0 },
      ],
    }))
  it('is seen beside the dice until the turn is over', () => {
    expect(sceneIn(answers({ kind: 'rolled', dice: [1, 2] }), deal)).toBe(deal)
    expect(sceneIn(answers({ kind: 'turn' }), deal)).toBeNull()
  })
})

describe('the hammer', () => {
  const lot = sceneIn(answers({ kind: 'auction', square: 5, sum: 1 }, { kind: 'bid', seat: 1, sum: 40 }), null)
  it('falls for whoever buys the lot', () => {
    expect(lot).toEqual({ kind: 'lot', square: 5 })
    const sold = sceneIn(answers({ kind: 'bought', seat: 1, square: 5, sum: 40 }), lot)
    expect(sold).toEqual({ kind: 'sold', seat: 1, square: 5, sum: 40 })
  })
  it('shows every bid that was sealed once they are opened', () => {
    const sealed = sceneIn(answers({ kind: 'sealed', seat: 0, square: 5 }), lot)
    const opening = sceneIn(
      answers(
        { kind: 'sealed', seat: 1, square: 5 },
        { kind: 'bid', seat: 1, square: 5, sum: 40 },
        { kind: 'passed', seat: 0, square: 5 },
        { kind: 'bought', seat: 1, square: 5, sum: 40 },
      ),
      sealed,
    )
    expect(opening).toEqual({
      kind: 'sold',
      seat: 1,
      square: 5,
      sum: 40,
      bids: [
        { seat: 1, sum: 40 },
        { seat: 0, sum: 0 },
      ],
    })
  })
  it('has nothing to do with what is bought without it', () => {
    expect(sceneIn(answers({ kind: 'bought', seat: 1, square: 5, sum: 200 }), null)).toBeNull()
    expect(sceneIn(answers({ kind: 'unsold', square: 5 }), lot)).toBeNull()
  })
})

describe('a duel', () => {
  it('ends with both totals, and whoever won', () => {
    const told = answers(
      { kind: 'rolled', seat: 3, dice: [1, 1] },
      { kind: 'rolled', seat: 0, dice: [5, 1] },
      { kind: 'fought', seat: 3, other: 0, square: 8, count: 2, why: 'lost' },
    )
    const duel: Scene = { kind: 'duel', seats: [3, 0], square: 8, totals: [2, 6], won: false }
    expect(sceneIn(told, null)).toEqual(duel)
  })
  it('is seen while it is fought, with the total that is to be beaten', () => {
    const look = { squares: Array.from({ length: 40 }, () => ({})) } as unknown as Look
    const game = (question: string, n: number) =>
      ({
        question,
        turn: 1,
        about: { square: 8, seat: 1, n },
        players: [{ owned: [8] }, { owned: [] }],
      }) as unknown as GameView
    const duel: Scene = { kind: 'duel', seats: [1, 0], square: 8, totals: [9, 0], won: null }
    expect(duelNow(game('attack-roll', 9), look)).toEqual(duel)
    expect(duelNow(game('fight-or-pay', 240), look)).toEqual({ ...duel, totals: [0, 0] })
    expect(duelNow(game('sale', 0), look)).toBeNull()
  })
})
