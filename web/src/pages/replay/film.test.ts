// Going through a game: step by step the board acts it out, after a leap it does not.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Moment } from '../../protocol/types.ts'
import { Film, PACES } from './film.svelte.ts'

const COUNT = 450
const TURNS = [4, 20, 300]

function moments(from: number, to: number): Moment[] {
  const last = Math.min(to, COUNT + 1)
  return Array.from({ length: Math.max(0, last - from) }, (_, at) => {
    const n = from + at
    const answer = n === 0 ? null : { n, seat: 8, do: 'dice 1 2', events: [{ kind: 'rolled' }] }
    return { n, answer, game: {} } as Moment
  })
}

function answer(path: string): unknown {
  const url = new URL(path, 'http://table')
  if (url.pathname.endsWith('/history')) return { count: COUNT, turns: TURNS.map((n) => ({ n })), rents: [], luck: [] }
  if (url.pathname.endsWith('/look')) return { words: { fr: {}, en: {} } }
  if (url.pathname.endsWith('/moments')) {
    const [from, to] = ['from', 'to'].map((key) => Number(url.searchParams.get(key))) as [number, number]
    return { count: COUNT, from, moments: moments(from, to) }
  }
  return { table: { players: ['Anna', 'Bruno'] } }
}

beforeEach(() => vi.stubGlobal('fetch', async (path: string) => Response.json(answer(path))))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function opened(at: number): Promise<Film> {
  const film = new Film('some-table')
  await film.open(at)
  return film
}

it('opens at the moment that the link names, within the game', async () => {
  expect((await opened(7)).moment?.n).toBe(7)
  expect((await opened(9999)).moment?.n).toBe(COUNT)
})

it('one step on is acted out, a leap or a step back is not', async () => {
  const film = await opened(7)
  await film.go(8)
  expect(film.led.map((led) => led.n)).toEqual([8])
  await film.go(7)
  expect(film.led).toEqual([])
  await film.go(30)
  expect(film.led).toEqual([])
})

it('goes from turn to turn, and to the ends beyond the first and the last', async () => {
  const film = await opened(5)
  const seen: number[] = []
  for (const by of [1, 1, 1, -1, -1, -1, -1] as const) {
    await film.turn(by)
    seen.push(film.at)
  }
  expect(seen).toEqual([20, 300, COUNT, 300, 20, 4, 0])
})

it('remembers what happened before, across the parts in which it is fetched', async () => {
  const film = await opened(205)
  await vi.waitFor(() => expect(film.past.length).toBeGreaterThan(100))
  expect(film.past.at(-1)?.n).toBe(205)
})

it('plays by itself, and stops at the end', async () => {
  const film = await opened(COUNT - 2)
  vi.useFakeTimers()
  await film.play(true)
  await vi.advanceTimersByTimeAsync(PACES[1])
  expect(film.at).toBe(COUNT - 1)
  await vi.advanceTimersByTimeAsync(10 * PACES[1])
  expect(film.at).toBe(COUNT)
  expect(film.playing).toBe(false)
})

it('stops when it is closed, even while the next moment is on its way', async () => {
  const film = await opened(199)
  vi.useFakeTimers()
  await film.play(true)
  vi.advanceTimersByTime(PACES[1])
  film.close()
  await vi.advanceTimersByTimeAsync(10 * PACES[1])
  expect(film.at).toBe(200)
})

it('tells when the server does not answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'no-table', told: 'There is none.' }, { status: 404 }))
  const film = await opened(0)
  expect(film.fault).toMatchObject({ code: 'no-table', told: 'There is none.' })
})
