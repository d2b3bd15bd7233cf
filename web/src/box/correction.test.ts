import { expect, test } from 'vitest'
import type { GivenPosition } from '../protocol/types.ts'
import { changesOf, draftOf, fieldOf, isNothing } from './correction.ts'

const given: GivenPosition = {
  players: [
    { seat: 0, cash: 1500, at: 0, owns: [1, 3], mortgaged: [], houses: { '1': 1, '3': 1 }, jail: -1, cards: [] },
    { seat: 1, cash: 900, at: 10, owns: [39], mortgaged: [39], houses: {}, jail: 0, cards: ['chance'] },
  ],
  turn: 0,
  variants: { 'sore-losers': { coins: [2, 2], left: 26 } },
}
const properties = [1, 3, 5, 37, 39]
const form = () => draftOf(given, properties)

test('a form that nobody has touched changes nothing', () => {
  expect(isNothing(changesOf(form(), form()))).toBe(true)
})

test('only what differs is said', () => {
  const after = form()
  after.players[0]!.cash = 1450
  after.players[1]!.jail = -1
  after.turn = 1
  after.facts['sore-losers']!['coins'] = [3, 2]
  expect(changesOf(form(), after)).toEqual({
    players: [
      { seat: 0, cash: 1450 },
      { seat: 1, jail: -1 },
    ],
    turn: 1,
    variants: { 'sore-losers': { coins: [3, 2] } },
  })
})

test('a deed that changes hands is said of both, with what stands on it', () => {
  const after = form()
  after.deeds[3]!.owner = 1
  expect(changesOf(form(), after).players).toEqual([
    { seat: 0, owns: [1] },
    { seat: 1, owns: [3, 39], houses: { '3': 1 } },
  ])
  after.deeds[39]!.mortgaged = false
  after.deeds[3]!.level = 0
  expect(changesOf(form(), after).players?.[1]).toEqual({ seat: 1, owns: [3, 39], mortgaged: [], houses: { '3': 0 } })
})

test('a house on a street that nobody owns is one of the streets', () => {
  const after = form()
  after.deeds[37]!.level = 1
  expect(changesOf(form(), after)).toEqual({ streets: { '37': 1 } })
})

test('what is wrong is shown at its field', () => {
  const fields = ['players.0.cash', 'players.1.houses.37', 'players.1.owns', 'streets.5', 'turn', '']
  expect(fields.map((path) => fieldOf({ path }))).toEqual(['cash-0', 'deed-37', 'deeds-1', 'deed-5', 'turn', ''])
})
