// What is said to who has lost a seat.
import { expect, it } from 'vitest'
import type { Held } from '../../protocol/keys.ts'
import type { SeatView, TableView } from '../../protocol/types.ts'
import { maySitAgain, playedBy } from './lost.ts'

const seat = (person: boolean, bot = '') => ({ person, bot }) as SeatView
const around = (more: Partial<TableView> = {}) =>
  ({ phase: 'playing', locked: false, seats: [seat(true), seat(false, 'steady')], settings: {}, ...more }) as TableView
const held = (more: Partial<Held> = {}): Held => ({ table: 't', seats: ['dead'], opened: 0, ...more })

it('a seat is a person’s, a bot’s, or free', () => {
  expect([seat(true, 'steady'), seat(false, 'steady'), seat(false), undefined].map(playedBy)).toEqual([
    'person',
    'bot',
    'free',
    'free',
  ])
})

it('who has the invitation, or sat at a listed table, may sit down again', () => {
  expect(maySitAgain(around(), held({ invite: 'i' }))).toBe(true)
  expect(maySitAgain(around(), held())).toBe(false)
  expect(maySitAgain(around({ settings: { public: true } }), held())).toBe(true)
})

it('nobody sits down where it is locked, over or full', () => {
  const invited = held({ invite: 'i' })
  expect(maySitAgain(around({ locked: true }), invited)).toBe(false)
  expect(maySitAgain(around({ phase: 'over' }), invited)).toBe(false)
  expect(maySitAgain(around({ seats: [seat(true), seat(true)] }), invited)).toBe(false)
})
