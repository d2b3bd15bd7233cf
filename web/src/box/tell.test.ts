import { expect, test } from 'vitest'
import type { State } from '../protocol/types.ts'
import { mayTell, mayUndo, speakerFor } from './tell.ts'

const seat = (bot = '') => ({ bot })
function stateOf(seats: number[], host: boolean, by = 1): State {
  const box = { wanted: 'dice', by, undo: 1, undo_by: 1 }
  return { box, you: { seats, host }, table: { seats: [seat(), seat(), seat('steady')] } } as unknown as State
}

test('dice are told by whoever throws them, for a bot by anyone who plays, and by the host', () => {
  expect(mayTell(stateOf([1], false))).toBe(true)
  expect(mayTell(stateOf([0], false))).toBe(false)
  expect(mayTell(stateOf([0], false, 2))).toBe(true)
  expect(mayTell(stateOf([], false, 2))).toBe(false)
  expect(mayTell(stateOf([], true))).toBe(true)
})

test('the last answer is taken back by whoever gave it, and by the host', () => {
  expect([[1], [0]].map((seats) => mayUndo(stateOf(seats, false)))).toEqual([true, false])
  expect(mayUndo(stateOf([], true))).toBe(true)
})

test('a device with several seats speaks as the one that is meant', () => {
  expect(speakerFor(stateOf([0, 1], true), 1)).toBe(1)
  expect(speakerFor(stateOf([0], true), 1)).toBe(-1)
  expect(speakerFor(stateOf([0], false), 2)).toBe(0)
})
