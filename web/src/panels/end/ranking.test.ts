// Who stands where at the end.
import { expect, it } from 'vitest'
import type { GameView, TurnWorth } from '../../protocol/types.ts'
import { ranking } from './ranking.ts'

function ended(worths: number[], out: number[], winners: number[]): GameView {
  return { winners, players: worths.map((worth, seat) => ({ worth, out: out.includes(seat) })) } as unknown as GameView
}
const turn = (...worth: number[]): TurnWorth => ({ n: 0, turn: 0, worth, cash: worth })
const order = (game: GameView, turns: TurnWorth[] = []) => ranking(game, turns).map(({ seat, place }) => [seat, place])

it('the winner comes first, whatever others are worth', () => {
  expect(order(ended([10, 99, 50], [], [2]))).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
  ])
})

it('those who win together share the first place', () => {
  expect(order(ended([70, 20, 70], [], [0, 2]))).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ])
})

it('whoever went out last stands before those who went out earlier', () => {
  const turns = [turn(5, 5, 5, 5), turn(5, 0, 5, 5), turn(9, 0, 5, 0), turn(20, 0, 0, 0)]
  expect(order(ended([20, 0, 0, 0], [1, 2, 3], [0]), turns)).toEqual([
    [0, 1],
    [2, 2],
    [3, 3],
    [1, 4],
  ])
})
