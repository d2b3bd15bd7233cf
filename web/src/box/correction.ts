// A position as people set it right: a form of players and deeds, and what of it differs from how things stand.
import type { Deck, GivenPlayer, GivenPosition, PositionFault } from '../protocol/types.ts'

/** Nobody owns it. */
export const BANKS = -1

export interface Deed {
  owner: number
  mortgaged: boolean
  /** 1 to 4 houses, 5 a hotel. */
  level: number
}

export interface PlayerDraft {
  seat: number
  cash: number
  at: number
  /** Failed tries so far; -1: free. */
  jail: number
  cards: Deck[]
}

export interface Draft {
  players: PlayerDraft[]
  /** By square. */
  deeds: Record<number, Deed>
  turn: number
  /** What variants keep, by their names. */
  facts: Record<string, Record<string, number | number[]>>
}

/** The form, filled with how things stand; `properties`: the squares that can be owned. */
export function draftOf(given: GivenPosition, properties: readonly number[]): Draft {
  const players = given.players ?? []
  const deeds: Record<number, Deed> = {}
  for (const square of properties) {
    const owner = players.find(({ owns }) => owns?.includes(square))
    const level = owner?.houses?.[square] ?? given.streets?.[square] ?? 0
    const mortgaged = owner?.mortgaged?.includes(square) ?? false
    deeds[square] = { owner: owner?.seat ?? BANKS, mortgaged, level }
  }
  return {
    players: players.map(({ seat, cash, at, jail, cards }) => ({
      seat,
      cash: cash ?? 0,
      at: at ?? 0,
      jail: jail ?? -1,
      cards: [...(cards ?? [])],
    })),
    deeds,
    turn: given.turn ?? 0,
    facts: structuredClone(given.variants ?? {}),
  }
}

/** What of the form differs from how things stood, in the words of the server; empty: nothing does. */
export function changesOf(before: Draft, after: Draft): GivenPosition {
  const players = after.players.flatMap((player, at) => {
    const changed = { ...changedPlayer(before.players[at]!, player), ...changedDeeds(before, after, player.seat) }
    return Object.keys(changed).length > 0 ? [{ seat: player.seat, ...changed }] : []
  })
  const streets = changedLevels(before, after, BANKS)
  const variants = Object.entries(after.facts).flatMap(([name, kept]) => {
    const facts = Object.entries(kept).filter(([fact, value]) => !same(value, before.facts[name]?.[fact]))
    return facts.length > 0 ? [[name, Object.fromEntries(facts)] as const] : []
  })
  return {
    ...(players.length > 0 && { players }),
    ...(after.turn !== before.turn && { turn: after.turn }),
    ...(Object.keys(streets).length > 0 && { streets }),
    ...(variants.length > 0 && { variants: Object.fromEntries(variants) }),
  }
}

export const isNothing = (given: GivenPosition): boolean => Object.keys(given).length === 0

function changedPlayer(before: PlayerDraft, after: PlayerDraft): Partial<GivenPlayer> {
  return {
    ...(after.cash !== before.cash && { cash: after.cash }),
    ...(after.at !== before.at && { at: after.at }),
    ...(after.jail !== before.jail && { jail: after.jail }),
    ...(!same([...after.cards].sort(), [...before.cards].sort()) && { cards: after.cards }),
  }
}

function changedDeeds(before: Draft, after: Draft, seat: number): Partial<GivenPlayer> {
  const owns = ownedBy(after, seat)
  const mortgaged = owns.filter((square) => after.deeds[square]!.mortgaged)
  const mortgagedBefore = ownedBy(before, seat).filter((square) => before.deeds[square]!.mortgaged)
  const houses = changedLevels(before, after, seat)
  return {
    ...(!same(owns, ownedBy(before, seat)) && { owns }),
    ...(!same(mortgaged, mortgagedBefore) && { mortgaged }),
    ...(Object.keys(houses).length > 0 && { houses }),
  }
}

function ownedBy({ deeds }: Draft, seat: number): number[] {
  return Object.keys(deeds)
    .map(Number)
    .filter((square) => deeds[square]!.owner === seat)
}

/** What stands otherwise on the streets of a seat, or stands there and is another's now. */
function changedLevels(before: Draft, after: Draft, seat: number): Record<string, number> {
  const changed = ownedBy(after, seat).filter((square) => {
    const [was, is] = [before.deeds[square]!, after.deeds[square]!]
    return is.level !== was.level || (is.level > 0 && is.owner !== was.owner)
  })
  return Object.fromEntries(changed.map((square) => [String(square), after.deeds[square]!.level]))
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The field of the form that a fault is shown at: `cash-0`, `deed-37`, `deeds-1`, `turn`; empty: none in particular. */
export function fieldOf({ path }: Pick<PositionFault, 'path'>): string {
  const [place, which = '', field = '', square = ''] = path.split('.')
  if (place === 'players' && (field === 'houses' || field === 'mortgaged') && square) return `deed-${square}`
  if (place === 'players' && ['owns', 'mortgaged', 'houses'].includes(field)) return `deeds-${which}`
  if (place === 'players' && field) return `${field}-${which}`
  if (place === 'streets' && which) return `deed-${which}`
  if (place === 'variants' && field) return `fact-${which}-${field}`
  return place === 'turn' ? 'turn' : ''
}
