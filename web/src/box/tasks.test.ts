import { expect, test } from 'vitest'
import type { AnswerView, EventView } from '../protocol/types.ts'
import { lastDone, tasksOf } from './tasks.ts'

const answer = (n: number, ...events: EventView[]): AnswerView => ({ n, seat: 0, do: '', events })
const rolled: EventView = { kind: 'rolled', seat: 0, dice: [3, 4] }

test('a throw says how far the token walks, also past GO', () => {
  const [task] = tasksOf([answer(1, rolled, { kind: 'moved', seat: 0, from: 38, square: 5, by_dice: true })])
  expect(task).toMatchObject({ what: 'walk', seat: 0, square: 5, n: 7 })
})

test('what a bot does after its throw stays to be done until the next dice', () => {
  const answers = [
    answer(1, { kind: 'moved', seat: 2, from: 0, square: 7, by_dice: true }),
    answer(2, rolled, { kind: 'moved', seat: 1, from: 0, square: 6, by_dice: true }),
    answer(3, { kind: 'bought', seat: 1, square: 6, sum: 100 }, { kind: 'paid', seat: 1, sum: 100 }),
    answer(4, { kind: 'turn', seat: 2 }),
  ]
  expect(tasksOf(answers).map(({ what, seat }) => [what, seat])).toEqual([
    ['walk', 1],
    ['deed', 1],
  ])
})

test('once the position is set right, nothing of before is left to do', () => {
  const answers = [answer(1, rolled, { kind: 'bought', seat: 0, square: 6, sum: 100 })]
  expect(tasksOf([...answers, answer(2, { kind: 'corrected', seat: 0 })])).toEqual([])
})

test('a card that sends to jail is one thing to do, and the last house that goes clears the street', () => {
  const jailed: EventView[] = [
    { kind: 'drew', seat: 0, deck: 'chance', card: 'jail' },
    { kind: 'moved', seat: 0, from: 7, square: 10 },
    { kind: 'jailed', seat: 0 },
  ]
  expect(tasksOf([answer(1, rolled), answer(2, ...jailed)]).map(({ what }) => what)).toEqual(['jail'])
  const sold: EventView = { kind: 'sold', seat: 0, square: 39, level: 0 }
  expect(tasksOf([answer(1, sold)]).map(({ what }) => what)).toEqual(['clear'])
})

test('what would be taken back is the first thing that the last answer of people did', () => {
  const bots = { ...answer(3, { kind: 'bought', seat: 1, square: 6 }), cause: 'bot' }
  expect(lastDone([answer(1, rolled), answer(2, { kind: 'turn', seat: 1 }), bots])?.kind).toBe('rolled')
  expect(lastDone([])).toBeUndefined()
})
