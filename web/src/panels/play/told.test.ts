import { expect, test } from 'vitest'
import type { LogEntry } from '../../table/table.svelte.ts'
import { attackTold, contestTold } from './told.ts'

const entry = (seat: number, words: string, events: object[] = []): LogEntry =>
  ({ at: 0, answer: { n: 1, seat, do: words, events } }) as unknown as LogEntry
const roll = (first: number, second: number) => entry(8, `dice ${first} ${second}`, [{ kind: 'rolled', n: 8 * first + second }])

test('an attack is told by its square, and by the total to beat once the attacker has rolled', () => {
  const begun = [entry(0, 'uses power 16'), entry(0, 'rolls')]
  expect(attackTold(begun)).toEqual({ square: 16, total: 0 })
  expect(attackTold([...begun, roll(3, 4)])).toEqual({ square: 16, total: 7 })
  expect(attackTold([...begun, roll(3, 4), entry(1, 'rolls'), roll(4, 3)])).toEqual({ square: 16, total: 0 })
})

test('a contest is told by who asked for the building, and where', () => {
  expect(contestTold([entry(2, 'builds 39'), entry(0, 'declines')])).toEqual({ asker: 2, square: 39 })
})

test('a page that came later knows neither', () => {
  expect(attackTold([])).toEqual({ square: -1, total: 0 })
  expect(contestTold([])).toEqual({ asker: -2, square: -1 })
})
