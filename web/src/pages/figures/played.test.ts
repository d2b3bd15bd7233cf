import { describe, expect, it } from 'vitest'
import type { History, State } from '../../protocol/types.ts'
import { isPlayed, lineOf } from './played.ts'

const luck = (seat: number) => ({ seat, rolls: 10, pips: 70 + seat, expected_pips: 70 })
const history = { turns: [], luck: [luck(0), luck(1)] } as unknown as History
const state = (seats: number[], lesson = false, over = true) =>
  ({
    game: { over, winners: [1], turns: 33, players: [{}, {}] },
    table: { id: 'a', edition: 'classic', settings: { lesson } },
    you: { seats },
  }) as unknown as State

describe('the line of a game', () => {
  it('says who of this device won, and what the dice did', () => {
    const line = lineOf(state([1]), history, 5)
    expect(line).toMatchObject({ table: 'a', won: true, players: 2, hands: 1, turns: 33, pips: 71, rolls: 10, at: 5 })
    expect(isPlayed(line)).toBe(true)
    expect(lineOf(state([0]), history, 5)?.won).toBe(false)
  })

  it('is there only for who played a whole game that is no lesson', () => {
    expect(lineOf(state([]), history, 5)).toBeNull()
    expect(lineOf(state([1], true), history, 5)).toBeNull()
    expect(lineOf(state([1], false, false), history, 5)).toBeNull()
  })
})
