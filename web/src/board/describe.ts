// What a screen reader says of a square: what it is, whose, what it costs, who stands there.
import type { GameView, Look } from '../protocol/types.ts'
import { spokenLanguage } from '../words/language.svelte.ts'
import { grouped } from '../words/money.ts'
import { money, said, t } from '../words/words.svelte.ts'
import { holderOf, mortgagedOf, ownersOf } from './difference.ts'

const HOTEL = 5

/** "Rue de la Paix, bleu foncé, Bruno, 2 maisons, loyer actuel 600 € ; sur la case : Anna" */
export function describeSquare(look: Look, game: GameView | null, players: readonly string[], at: number): string {
  const square = look.squares[at]!
  const parts = [said(square.name)]
  const group = look.groups[square.group]
  if (group) parts.push(said(group.name))
  if (square.strength) parts.push(t('board-strength', { n: grouped(square.strength, spokenLanguage()) }))
  if (square.amount) parts.push(t('board-takes', { amount: money(square.amount) }))
  if (square.price) parts.push(...property(look, game, players, at))
  const here = visitors(game, players, at)
  return here ? `${parts.join(', ')}${t('board-semicolon')}${here}` : parts.join(', ')
}

function property(look: Look, game: GameView | null, players: readonly string[], at: number): string[] {
  const owners = ownersOf(game, look.squares.length)
  const owner = owners[at]!
  if (owner < 0) return [t('board-free', { price: money(look.squares[at]!.price) })]
  const parts = [t('board-owned', { owner: players[owner] ?? '' })]
  const buildings = buildingsText(game?.buildings[at] ?? 0)
  if (buildings) parts.push(buildings)
  if (mortgagedOf(game).has(at)) parts.push(t('board-mortgaged'))
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
export function rentText(game: GameView | null, at: number): string {
  if (game?.rents[at]) return t('board-rent', { amount: money(game.rents[at]) })
  if (game?.times[at]) return t('board-rent-dice', { times: game.times[at] })
  return ''
}

/** Who stands on a square, and how. */
function visitors(game: GameView | null, players: readonly string[], at: number): string {
  const there = (game?.players ?? []).flatMap((player, seat) => (player.at === at && !player.out ? [{ player, seat }] : []))
  const locked = there.filter(({ player }) => player.jail >= 0)
  const free = there.filter(({ player }) => player.jail < 0)
  const named = (some: typeof there) => listed(some.map(({ player, seat }) => tokenText(game!, players, seat, player.trapped)))
  const parts: string[] = []
  if (free.length > 0) parts.push(t('board-here', { players: named(free) }))
  if (locked.length > 0) parts.push(t('board-locked', { players: named(locked) }))
  return parts.join(t('board-semicolon'))
}

function tokenText(game: GameView, players: readonly string[], seat: number, trapped: boolean): string {
  const name = players[seat] ?? ''
  if (trapped) return t('board-trapped', { who: name })
  return game.figure === seat ? t('board-figure', { who: name }) : name
}

/** "Anna, Bruno et Chloé" */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(names)
}
