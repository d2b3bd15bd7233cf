import { beforeAll, expect, it } from 'vitest'
import looks from '../../board/fixtures/looks.json'
import type { GameView, Look } from '../../protocol/types.ts'
import { learn } from '../../words/language.svelte.ts'
import { namesOf } from '../../words/names.ts'
import { speakOf } from '../../words/words.svelte.ts'
import { actText } from './acts.ts'

const look = (Object.values(looks) as unknown as Look[])[0]!
const game = {
  question: 'sale',
  about: { square: 39, seat: -2, n: 400 },
  options: [],
  players: [],
} as unknown as GameView
const table = () => ({ game, hand: 0, look, names: namesOf(look, ['Anna', 'Bruno']) })

beforeAll(async () => {
  await learn('en')
  speakOf(look)
})

it('an answer is told as its button says it, with the property that is asked about', () => {
  expect(actText({ verb: 'buys' }, table())).toContain(look.squares[39]!.name.en)
})

it('a bid says its sum, and no square of that number', () => {
  const words = actText({ verb: 'bids', n: 39 }, table())
  expect(words).toContain('39')
  expect(words).not.toContain(look.squares[39]!.name.en)
})

it('an offer says to whom, what for what', () => {
  const words = actText({ verb: 'offers', n: 1, give: { squares: [1] }, get: { cash: 250 } }, table())
  expect(words).toContain('Bruno')
  expect(words).toContain(look.squares[1]!.name.en)
  expect(words).toContain('250')
})
