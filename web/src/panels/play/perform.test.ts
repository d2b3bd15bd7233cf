import { expect, test } from 'vitest'
import type { Reply } from '../../protocol/connection.ts'
import type { ActTerms, Verb } from '../../protocol/types.ts'
import { perform } from './perform.ts'

function tableThatSays(...types: string[]) {
  const acted: [Verb, number][] = []
  const act = (verb: Verb, n = -1) => {
    acted.push([verb, n])
    return Promise.resolve({ type: types[acted.length - 1] ?? 'done' } as Reply)
  }
  return { act, acted }
}

const plan: ActTerms[] = [
  { verb: 'mortgages', n: 5 },
  { verb: 'mortgages', n: 15 },
  { verb: 'settles', n: -1 },
]

test('all that was planned is done, in order', async () => {
  const table = tableThatSays()
  expect(await perform(table, plan)).toBe(3)
  expect(table.acted).toEqual([
    ['mortgages', 5],
    ['mortgages', 15],
    ['settles', -1],
  ])
})

test('it stops at the first refusal', async () => {
  const table = tableThatSays('done', 'refused')
  expect(await perform(table, plan)).toBe(1)
  expect(table.acted).toHaveLength(2)
})

test('what came too late is asked again, not for ever', async () => {
  expect(await perform(tableThatSays('stale', 'done', 'done', 'done'), plan)).toBe(3)
  expect(await perform(tableThatSays('stale', 'stale', 'stale', 'stale'), plan)).toBe(0)
})
