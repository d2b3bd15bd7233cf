// What a screen reader says of a square: what it is, whose, what it costs, who stands there.
import { HOTEL } from '../protocol/numbers.ts'
import type { GameView, Look } from '../protocol/types.ts'
import { figure, listed, money, said, t } from '../words/words.svelte.ts'
import { holderOf, potOf } from './difference.ts'

/** A view, with what is asked of it for every square worked out once. */
export interface Viewed {
  game: GameView | null
  owners: readonly number[]
  mortgaged: ReadonlySet<number>
}

/** "Rue de la Paix, bleu foncé, à Bruno, 2 maisons, loyer actuel 600 € ; sur la case : Anna" */
export function describeSquare(look: Look, players: readonly string[], viewed: Viewed, at: number): string {
  const square = look.squares[at]!
  const parts = [said(square.name)]
  const group = look.groups[square.group]
  if (group) parts.push(said(group.name))
  if (square.strength) parts.push(t('board-strength', { n: figure(square.strength) }))
  if (square.amount) parts.push(t('board-takes', { amount: money(square.amount) }))
  const pot = potOn(look, viewed.game, at)
  if (pot) parts.push(t('board-pot', { amount: money(pot) }))
  if (square.price) parts.push(...property(look, players, viewed, at))
  const here = visitors(look, viewed.game, players, at)
  return here ? `${parts.join(', ')}${t('board-semicolon')}${here}` : parts.join(', ')
}

/** The money that lies on a square. */
const potOn = (look: Look, game: GameView | null, at: number): number =>
  look.squares[at]!.kind === 'free_parking' ? potOf(game) : 0

function property(look: Look, players: readonly string[], { game, owners, mortgaged }: Viewed, at: number): string[] {
  const owner = owners[at]!
  if (owner < 0) return [t('board-free', { price: money(look.squares[at]!.price) })]
  const parts = [t('board-owned', { owner: players[owner] ?? '' })]
  const buildings = buildingsText(game?.buildings[at] ?? 0)
  if (buildings) parts.push(buildings)
  if (mortgaged.has(at)) parts.push(t('board-mortgaged'))
  const rent = rentText(game, at)
  if (rent) parts.push(rent)
  const group = look.groups[look.squares[at]!.group]
  if (group?.badge && holderOf(owners, group.squares) === owner) parts.push(said(group.badge))
  return parts
}

/** "2 maisons", "1 hôtel", or nothing. */
export function buildingsText(buildings: number): string {
  if (buildings === 0) return ''
  return buildings === HOTEL ? t('board-hotel') : t('board-houses', { n: buildings })
}

/** What a visitor would owe now, or nothing. */
function rentText(game: GameView | null, at: number): string {
  if (game?.rents[at]) return t('board-rent', { amount: money(game.rents[at]) })
  if (game?.times[at]) return t('board-rent-dice', { times: game.times[at] })
  return ''
}

/** The seats whose tokens stand on a square. */
const seatsOn = (game: GameView | null, at: number): number[] =>
  (game?.players ?? []).flatMap((player, seat) => (player.at === at && !player.out ? [seat] : []))

function visitors(look: Look, game: GameView | null, players: readonly string[], at: number): string {
  if (game === null) return ''
  const there = seatsOn(game, at)
  const named = (seats: number[]) => listed(seats.map((seat) => tokenText(look, game, players, seat)))
  const free = there.filter((seat) => game.players[seat]!.jail < 0)
  const locked = there.filter((seat) => game.players[seat]!.jail >= 0)
  const parts: string[] = []
  if (free.length > 0) parts.push(t('board-here', { players: named(free) }))
  if (locked.length > 0) parts.push(t('board-locked', { players: named(locked) }))
  return parts.join(t('board-semicolon'))
}

function tokenText(look: Look, game: GameView, players: readonly string[], seat: number): string {
  const who = players[seat] ?? ''
  if (game.players[seat]!.trapped) return t('board-trapped', { who })
  return look.figure && game.figure === seat ? t('board-figure', { who, figure: said(look.figure) }) : who
}

/** The descriptions of all squares in one language, each made anew only when something of it has changed. */
export class Descriptions {
  private known = new Map<number, { key: string; text: string }>()

  constructor(
    private look: Look,
    private players: readonly string[],
    readonly language: string,
  ) {}

  of(viewed: Viewed, at: number): string {
    const key = this.keyOf(viewed, at)
    const known = this.known.get(at)
    if (known?.key === key) return known.text
    const text = describeSquare(this.look, this.players, viewed, at)
    this.known.set(at, { key, text })
    return text
  }

  private keyOf({ game, owners, mortgaged }: Viewed, at: number): string {
    const mates = this.look.groups[this.look.squares[at]!.group]?.squares ?? [at]
    const here = seatsOn(game, at).map((seat) => [
      seat,
      game!.players[seat]!.jail >= 0,
      game!.players[seat]!.trapped,
      game!.figure,
    ])
    return JSON.stringify([
      mates.map((mate) => owners[mate]),
      mortgaged.has(at),
      game?.buildings[at],
      game?.rents[at],
      game?.times[at],
      here,
      potOn(this.look, game, at),
    ])
  }
}
