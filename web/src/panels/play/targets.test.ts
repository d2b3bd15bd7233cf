// What stands on a square that may be chosen: the rent before and after as the server told it, or what it is.
import { describe, expect, it } from 'vitest'
import type { GameView, Look, OutcomeView } from '../../protocol/types.ts'
import type { Names } from '../../words/names.ts'
import type { Choice } from './answersFor.ts'
import { keyOf, noteOf, targetsOf, termsOf, type Shown } from './targets.ts'

const choice = (verb: Choice['verb'], n: number, takes: Choice['takes'] = 'square'): Choice => ({
  verb,
  word: '',
  takes,
  n,
  tone: 'usual',
  sum: null,
  odds: null,
})
const outcome = (rents: [number, number], times: [number, number] = [0, 0]): OutcomeView => ({
  rule: '',
  sum: -50,
  rents,
  times,
})
const [build, steal] = [choice('builds', 1), choice('steals', 12)]
const shown: Shown = {
  look: {
    squares: Array.from({ length: 40 }, (_, at) => ({ price: at === 3 ? 60 : 0, amount: 0 })),
  } as unknown as Look,
  game: {
    players: [{ owned: [1] }, { owned: [12, 5] }],
    rents: Array.from({ length: 40 }, (_, at) => (at === 5 ? 25 : 0)),
    times: Array.from({ length: 40 }, (_, at) => (at === 12 ? 4 : 0)),
  } as unknown as GameView,
  names: {} as Names,
  outcomes: new Map([
    [keyOf(build), outcome([4, 10])],
    [keyOf(steal), outcome([0, 0], [4, 10])],
  ]),
}

describe('a square that may be chosen', () => {
  it('shows the rent before and after, by the sum or by the dice', () => {
    expect(noteOf(1, [build], shown)).toEqual(['4', '→ 10'])
    expect(noteOf(12, [steal], shown)).toEqual(['×4', '→ ×10'])
  })
  it('shows what it is where nothing changes or two things could', () => {
    expect(noteOf(5, [choice('uses power', 5)], shown)).toEqual(['25'])
    expect(noteOf(3, [choice('uses power', 3)], shown)).toEqual(['60'])
    expect(noteOf(1, [build, choice('mortgages', 1)], shown)).toEqual([])
  })
  it('is every square that an answer takes, and no seat or sum', () => {
    const choices = [build, choice('keeps', 5), choice('redeems', 5), choice('sends', 2, 'seat'), choice('rolls', -1)]
    const targets = targetsOf(choices)
    expect([...targets.keys()]).toEqual([1, 5])
    expect(targets.get(5)!.map(({ verb }) => verb)).toEqual(['keeps', 'redeems'])
    expect(termsOf(build)).toEqual({ verb: 'builds', n: 1 })
  })
})
