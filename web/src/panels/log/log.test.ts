import { describe, expect, test } from 'vitest'
import type { AnswerView, EventKind, EventView } from '../../protocol/types.ts'
import { causeOf } from './causes.ts'
import { gapsIn, lastEvent, linesOf, merged, turnsOf } from './lines.ts'
import { toSpeak } from './spoken.ts'

const event = (kind: EventKind, seat = -2, other = -2): EventView => ({ kind, seat, other })
const answer = (n: number, events: EventView[], more: Partial<AnswerView> = {}): AnswerView => ({
  n,
  seat: 0,
  do: '',
  events,
  ...more,
})
const game = [
  answer(1, [event('begins', 0), event('turn', 0)]),
  answer(2, [event('rolled', 0), event('moved', 0), event('paid', 0, 1)], { seat: 8 }),
  answer(3, [event('turn', 1)], { cause: 'expired' }),
  answer(4, [event('rolled', 1), event('moved', 1)], { seat: 8 }),
  answer(5, [event('bought', 1)], { seat: 1, cause: 'bot' }),
]
const kinds = (filter: Parameters<typeof turnsOf>[1], mine: number[] = [0]) =>
  turnsOf(linesOf(game), filter, mine).map(({ seat, lines }) => [seat, lines.map(({ event }) => event.kind)])

describe('lines', () => {
  test('stand in the turn to which they belong', () => {
    expect(kinds('all')).toEqual([
      [-1, ['begins']],
      [0, ['rolled', 'moved', 'paid']],
      [1, ['rolled', 'moved', 'bought']],
    ])
  })

  test('money shows what was paid and bought', () => {
    expect(kinds('money')).toEqual([
      [0, ['paid']],
      [1, ['bought']],
    ])
  })

  test('properties leave turns out in which nothing changed hands', () => {
    expect(kinds('property')).toEqual([[1, ['bought']]])
  })

  test('mine shows what others did to me too', () => {
    expect(kinds('mine', [1])).toEqual([
      [0, ['paid']],
      [1, ['rolled', 'moved', 'bought']],
    ])
    expect(kinds(0)).toEqual([
      [-1, ['begins']],
      [0, ['rolled', 'moved', 'paid']],
    ])
  })

  test('the cause stands on the first line of its answer alone', () => {
    const lines = linesOf([answer(7, [event('passed', 1), event('unsold')], { cause: 'bot' })])
    expect(lines.map(({ key, cause }) => [key, cause])).toEqual([
      ['7.0', 'bot'],
      ['7.1', ''],
    ])
  })

  test('what an offer would exchange stands on the line that tells of it', () => {
    const goods = { cash: 100, squares: [5], cards: [], coins: 0 }
    const nothing = { cash: 0, squares: [], cards: [], coins: 0 }
    const lines = linesOf([answer(8, [event('rejected', 1, 0), event('offered', 1, 0)], { give: goods, get: nothing })])
    expect(lines.map(({ terms }) => terms)).toEqual([null, { give: goods, get: nothing }])
    expect(linesOf(game).every(({ terms }) => terms === null)).toBe(true)
  })

  test('what is heard twice stands once, in order', () => {
    expect(merged(game.slice(0, 2), game.slice(2)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
    expect(merged(game.slice(2), game.slice(0, 4)).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
  })

  test('the same answer gives the very same lines', () => {
    expect(linesOf(game.slice(1))[0]).toBe(linesOf(game)[2])
  })

  test('the last event is the last that is more than the beginning of a turn', () => {
    expect(lastEvent(game)?.kind).toBe('bought')
    expect(lastEvent(game.slice(0, 3))?.kind).toBe('paid')
    expect(lastEvent([])).toBeUndefined()
  })

  test('missing answers are found', () => {
    expect(gapsIn([3, 4, 9, 10, 12])).toEqual([
      { from: 5, to: 8 },
      { from: 11, to: 11 },
    ])
    expect(gapsIn([])).toEqual([])
  })
})

test('a cause is read with the rule that made an offer impossible', () => {
  expect(causeOf('impossible D1 no-longer-held')).toEqual({ name: 'impossible', rule: 'D1' })
  expect(causeOf('bot')).toEqual({ name: 'bot', rule: '' })
  expect(causeOf('')).toBeNull()
})

describe('what is spoken', () => {
  const spoken = (answers: AnswerView[], mine: number[], bots: number[]) =>
    toSpeak(answers, mine, bots).map(({ kind }) => kind)

  test('all that concerns oneself', () => {
    expect(spoken(game.slice(1, 2), [0], [0, 1])).toEqual(['rolled', 'moved', 'paid'])
    expect(spoken(game.slice(1, 2), [1], [0])).toEqual(['paid'])
  })

  test('of bots what matters, of people all', () => {
    expect(spoken(game.slice(2), [0], [1])).toEqual(['bought'])
    expect(spoken(game.slice(2), [0], [])).toEqual(['turn', 'rolled', 'moved', 'bought'])
  })

  test('when much happens at once, only what matters', () => {
    const rush = Array.from({ length: 10 }, (_, n) => answer(n, [event('moved', 1), event('drew', 1)]))
    expect(spoken([...rush, answer(11, [event('bankrupt', 1, 2)])], [0], [1])).toEqual(['bankrupt'])
  })
})
