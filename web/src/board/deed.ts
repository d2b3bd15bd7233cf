// The lines of a title deed, and which of them applies now: the view says how much is due, the deed how it is printed.
import { HOTEL } from '../protocol/numbers.ts'
import type { GameView, Look } from '../protocol/types.ts'
import { said } from '../words/words.svelte.ts'

export type RentLine =
  | { kind: 'bare' | 'whole' | 'hotel'; amount: number; now: boolean }
  /** So many houses, or so many stations of one owner. */
  | { kind: 'houses' | 'stations'; n: number; amount: number; now: boolean }

export function rentLines(look: Look, game: GameView | null, at: number): RentLine[] {
  const square = look.squares[at]!
  if (square.kind === 'street') return streetLines(look, game, at)
  const due = game?.rents[at] ?? 0
  return square.rents.map((amount, place) => ({
    kind: 'stations',
    n: place + 1,
    amount,
    now: due > 0 && amount === due,
  }))
}

function streetLines(look: Look, game: GameView | null, at: number): RentLine[] {
  const [bare = 0, ...built] = look.squares[at]!.rents
  const [due, buildings] = [game?.rents[at] ?? 0, game?.buildings[at] ?? 0]
  const applies = (n: number) => due > 0 && buildings === n
  const most = Number(Object.values(look.words)[0]?.houses_for_hotel)
  const lines: RentLine[] = [{ kind: 'bare', amount: bare, now: applies(0) && due === bare }]
  // What a whole group changes is not printed on every deed: it is shown while it holds.
  if (applies(0) && due !== bare) lines.push({ kind: 'whole', amount: due, now: true })
  for (const [place, amount] of built.slice(0, -1).entries()) {
    if (place < most) lines.push({ kind: 'houses', n: place + 1, amount, now: applies(place + 1) })
  }
  lines.push({ kind: 'hotel', amount: built.at(-1) ?? 0, now: applies(HOTEL) })
  return lines
}

/** What is printed beside the name, with what it is called: a Pokédex number; empty where there is none. */
export function numberText(look: Look, at: number): string {
  const { number } = look.squares[at]!
  return look.number && number ? `${said(look.number)} ${number}` : ''
}

/** The squares that belong with this one: its group, or all of its kind. */
export function matesOf(look: Look, at: number): number[] {
  const square = look.squares[at]!
  const group = look.groups[square.group]
  if (group) return group.squares
  if (square.price === 0) return []
  return look.squares.flatMap((other, place) => (other.kind === square.kind ? [place] : []))
}
