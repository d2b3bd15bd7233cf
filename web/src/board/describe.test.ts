import { beforeAll, describe, expect, it } from 'vitest'
import type { GameView, Look, PlayerView } from '../protocol/types.ts'
import { learn } from '../words/language.svelte.ts'
import { speakOf } from '../words/words.svelte.ts'
import { Descriptions, describeSquare } from './describe.ts'
import { mortgagedOf, ownersOf } from './difference.ts'
import saved from './fixtures/looks.json'
import { purposeOf } from './purpose.ts'

/** The looks of a few editions as the server sent them, without their cards. */
const looks = saved as unknown as Look[]
const classic = looks.find((look) => look.id === 'classic')!
const PLAYERS = ['Anna', 'Bruno', 'Chloé']
const LAST = 39
const JAIL = 10

const player = (given: Partial<PlayerView>): PlayerView => ({
  cash: 0,
  at: 0,
  owned: [],
  mortgaged: [],
  jail: -1,
  cards: [],
  coins: 0,
  trapped: false,
  out: false,
  home: false,
  worth: 0,
  ...given,
})
const zeros = (set: Record<number, number>) => Array.from({ length: 40 }, (_, at) => set[at] ?? 0)
const view = (players: PlayerView[], buildings = {}, rents = {}) =>
  ({
    players,
    variants: {},
    figure: -2,
    buildings: zeros(buildings),
    rents: zeros(rents),
    times: zeros({}),
  }) as unknown as GameView
const viewed = (game: GameView | null) => ({ game, owners: ownersOf(game, 40), mortgaged: mortgagedOf(game) })
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('a square in words', () => {
  beforeAll(async () => {
    await learn('fr')
    speakOf(classic)
  })
  const said = (game: GameView | null, at: number) => plain(describeSquare(classic, PLAYERS, viewed(game), at))

  it('says whose it is, what stands on it, what is due and who is there', () => {
    const game = view([player({ at: LAST }), player({ owned: [LAST] })], { [LAST]: 2 }, { [LAST]: 600 })
    expect(said(game, LAST)).toBe(
      'Rue de la Paix, bleu foncé, à Bruno, 2 maisons, loyer actuel 600 € ; sur la case : Anna',
    )
  })

  it('says that it is free, and for how much', () =>
    expect(said(null, LAST)).toBe('Rue de la Paix, bleu foncé, libre, 400 €'))

  it('tells those in jail from those who visit', () => {
    const game = view([player({ at: JAIL, jail: 1 }), player({ at: JAIL }), player({ at: JAIL })])
    expect(said(game, JAIL)).toBe('Prison / Simple visite ; sur la case : Bruno et Chloé ; en prison : Anna')
  })

  it('says that it is mortgaged', () =>
    expect(said(view([player({ owned: [5], mortgaged: [5] })]), 5)).toContain('hypothèque'))

  it('says what lies on Free Parking', () => {
    const game: GameView = { ...view([player({})]), variants: { jackpot: { pot: 250 } } }
    expect(said(game, 20)).toContain('250 €')
    expect(said(game, 0)).not.toContain('250')
  })

  it('is made anew when something has changed, and only then', () => {
    const known = new Descriptions(classic, PLAYERS, 'fr')
    const first = known.of(viewed(view([player({})])), LAST)
    expect(known.of(viewed(view([player({ cash: 5 })])), LAST)).toBe(first)
    expect(known.of(viewed(view([player({ at: LAST })])), LAST)).not.toBe(first)
  })
})

describe.each(['fr', 'en'] as const)('every square of every edition in %s', (language) => {
  beforeAll(() => learn(language))

  it.each(looks.map((look) => [look.id, look] as const))('has words and a purpose: %s', (_, look) => {
    speakOf(look)
    for (const [at, square] of look.squares.entries()) {
      expect(describeSquare(look, PLAYERS, viewed(null), at)).not.toMatch(/board-|undefined|\{/)
      if (!['street', 'station'].includes(square.kind))
        expect(purposeOf(look, at)).not.toMatch(/^$|board-|undefined|\{/)
    }
  })
})
