import { expect, test } from 'vitest'
import type { OptionsView } from '../../protocol/types.ts'
import { answersFor, choicesFree, manageable, nameOf, otherFree } from './answersFor.ts'

function options(more: Partial<OptionsView>): OptionsView {
  return { answers: {}, free: {}, awaited: [], sums: {}, odds: {}, ...more }
}

const verbs = (given: OptionsView) => answersFor(given).map((choice) => choice.verb)

test('every answer that the engine lists is a button, and none besides', () => {
  const given = options({ answers: { declines: [], steals: [5, 15, 25] } })
  expect(answersFor(given).map(({ verb, n }) => [verb, n])).toEqual([
    ['steals', 5],
    ['steals', 15],
    ['steals', 25],
    ['declines', -1],
  ])
})

test('the obvious answer comes first and alone is primary', () => {
  const given = options({ answers: { 'uses card': [], 'pays fine': [], rolls: [] } })
  expect(answersFor(given).map(({ verb, tone }) => [verb, tone])).toEqual([
    ['rolls', 'primary'],
    ['uses card', 'usual'],
    ['pays fine', 'usual'],
  ])
})

test('a choice among many has no obvious answer', () => {
  expect(answersFor(options({ answers: { places: [1, 3] } })).every(({ tone }) => tone === 'usual')).toBe(true)
})

test('a no is never the obvious answer, even where it is the only one', () => {
  expect(answersFor(options({ answers: { declines: [] } }))[0]!.tone).toBe('usual')
})

test('bankruptcy comes last and looks grave', () => {
  const given = answersFor(options({ answers: { 'goes bankrupt': [], settles: [] } }))
  expect(given.map(({ verb, tone }) => [verb, tone])).toEqual([
    ['settles', 'primary'],
    ['goes bankrupt', 'danger'],
  ])
})

test('each answer has the sum and the odds that the server told', () => {
  const given = options({
    answers: { keeps: [5, 6], redeems: [5, 6], rolls: [] },
    sums: { keeps: [-10, -8], redeems: [-110, -88] },
    odds: { rolls: [6, 36] },
  })
  const told = answersFor(given).map(({ verb, n, sum, odds }) => [verb, n, sum, odds])
  expect(told).toContainEqual(['keeps', 6, -8, null])
  expect(told).toContainEqual(['redeems', 5, -110, null])
  expect(told).toContainEqual(['rolls', -1, null, [6, 36]])
})

test('one answer for several properties has its own sum, beside the redemptions that are free', () => {
  const given = options({
    answers: { keeps: [], redeems: [] },
    free: { redeems: [12, 15] },
    sums: { keeps: [0], redeems: [-83, -110, -300] },
  })
  expect(answersFor(given).map(({ verb, n, sum }) => [verb, n, sum])).toEqual([
    ['redeems', -1, -300],
    ['keeps', -1, 0],
  ])
  expect(choicesFree('redeems', given).map(({ n, sum }) => [n, sum])).toEqual([
    [12, -83],
    [15, -110],
  ])
  expect(choicesFree('redeems', options({ answers: { redeems: [] }, sums: { redeems: [-300] } }))).toEqual([])
})

test('a verb that nobody has heard of is a button too', () => {
  const sings = { word: 'sings loudly', aim: 'nothing' as const, targets: [], alone: true, sums: [] }
  const given = options({ answers: { rolls: [], declines: [] }, own: [sings] })
  expect(answersFor(given).map(nameOf)).toEqual(['rolls', 'sings loudly', 'declines'])
  expect(verbs(given)).toEqual(['rolls', 'own', 'declines'])
})

test('a verb of someone’s own has a button for each of its targets, with its sum', () => {
  const lends = { word: 'lends', aim: 'maybe-seat' as const, targets: [1, 3], alone: false, sums: [-50, -20] }
  expect(answersFor(options({ own: [lends] })).map(({ word, takes, n, sum }) => [word, takes, n, sum])).toEqual([
    ['lends', 'seat', 1, -50],
    ['lends', 'seat', 3, -20],
  ])
})

test('a bid is offered once, at its least', () => {
  const given = answersFor(options({ answers: { bids: [11, 900], passes: [] } }))
  expect(given.map(({ verb, n }) => [verb, n])).toEqual([
    ['bids', 11],
    ['passes', -1],
  ])
})

test('what is free and has no place of its own is listed', () => {
  const given = options({ answers: { rolls: [] }, free: { builds: [1], offers: [2], declines: [], rolls: [] } })
  expect(otherFree(given).map(({ verb }) => verb)).toEqual(['declines'])
})

test('the badge counts every building, sale, mortgage and redemption that is possible', () => {
  expect(
    manageable(options({ free: { builds: [1, 3], sells: [6], mortgages: [5], claims: [0], offers: [1, 2] } })),
  ).toBe(4)
})
