// Who stands where at the end.
import { expect, it } from 'vitest'
import type { GameView, TurnWorth } from '../../protocol/types.ts'
import { ranking } from './ranking.ts'

function ended(worths: number[], out: number[], winners: number[]): GameView {
  return { winners, players: worths.map((worth, seat) => ({ worth, out: out.includes(seat) })) } as unknown as GameView
}
/** A game that was counted; -1 for who was not. */
function counted(game: GameView, scores: number[]): GameView {
  const players = game.players.map((player, seat) => ({ ...player, score: scores[seat]! < 0 ? null : scores[seat] }))
  return { ...game, players }
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

it('the sums that decided the game are told, not what players are worth', () => {
  const game = counted(ended([3_000, 2_500, 2_000], [], [2]), [400, 900, 1_200])
  expect(ranking(game, []).map(({ seat, sum }) => [seat, sum])).toEqual([
    [2, 1_200],
    [1, 900],
    [0, 400],
  ])
})

it('who gave up stands last of those who are still in, without a sum', () => {
  const game = counted(ended([9_000, 2_500, 2_000, 0], [3], [1]), [-1, 2_500, 2_000, -1])
  expect(ranking(game, []).map(({ seat, sum }) => [seat, sum])).toEqual([
    [1, 2_500],
    [2, 2_000],
    [0, null],
    [3, null],
  ])
})
