// Moments are fetched once, in parts, and never more are kept than there is room for.
import { expect, it } from 'vitest'
import type { Moment, Moments } from '../../protocol/types.ts'
import { Chunks, PART } from './chunks.ts'

function server(count: number) {
  const asked: number[] = []
  const fetchPart = async (from: number, to: number): Promise<Moments> => {
    asked.push(from)
    const moments = Array.from(
      { length: Math.max(0, Math.min(to, count + 1) - from) },
      (_, at) => ({ n: from + at }) as Moment,
    )
    return { count, from, moments }
  }
  return { asked, chunks: new Chunks(fetchPart) }
}

it('a moment is fetched with those around it, and only once', async () => {
  const { asked, chunks } = server(500)
  expect(chunks.at(7)).toBeUndefined()
  expect((await chunks.wanted(7))?.n).toBe(7)
  expect((await chunks.wanted(199))?.n).toBe(199)
  expect(chunks.at(8)?.n).toBe(8)
  expect(asked).toEqual([0])
  expect((await chunks.wanted(500))?.n).toBe(500)
  expect(await chunks.wanted(501)).toBeUndefined()
  expect(asked).toEqual([0, 2 * PART])
})

it('the last moments stop where there is a gap', async () => {
  const { chunks } = server(900)
  await chunks.wanted(450)
  expect(chunks.upTo(403, 10).map((moment) => moment.n)).toEqual([400, 401, 402, 403])
  expect(chunks.upTo(450, 2).map((moment) => moment.n)).toEqual([449, 450])
})

it('the parts farthest away make room', async () => {
  const { asked, chunks } = server(100 * PART)
  for (let part = 0; part < 20; part++) await chunks.wanted(part * PART)
  expect(chunks.at(0)).toBeUndefined()
  expect(chunks.at(19 * PART)).toBeDefined()
  await chunks.wanted(0)
  expect(asked.filter((from) => from === 0)).toHaveLength(2)
})

it('what could not be fetched is asked for again', async () => {
  let fails = true
  const chunks = new Chunks(async (from) => {
    if (fails) throw new Error('lost')
    return { count: 1, from, moments: [{ n: 0 } as Moment] }
  })
  await expect(chunks.wanted(0)).rejects.toThrow('lost')
  fails = false
  expect((await chunks.wanted(0))?.n).toBe(0)
})
