// Who plays and what things are called at this table.
import { BANK } from '../protocol/numbers.ts'
import type { Look, State } from '../protocol/types.ts'
import { said, t } from './words.svelte.ts'

export interface Names {
  player(seat: number): string
  square(at: number): string
  deck(deck: number | string): string
  card(deck: number, name: string): string
  group(group: number): string
}

const DECKS = ['chance', 'chest'] as const

export function namesOf(look: Look, players: readonly string[]): Names {
  const deckOf = (deck: number | string) => look.decks[typeof deck === 'number' ? (DECKS[deck] ?? 'chance') : (deck as 'chance')]
  return {
    player: (seat) => (seat === BANK ? t('bank-name') : (players[seat] ?? '')),
    square: (at) => (look.squares[at] ? said(look.squares[at].name) : ''),
    deck: (deck) => (typeof deck === 'number' && !DECKS[deck] ? '' : said(deckOf(deck).name)),
    card: (deck, name) => {
      const card = DECKS[deck] ? deckOf(deck).cards[name] : undefined
      return card ? said(card) : name
    },
    group: (group) => (look.groups[group] ? said(look.groups[group].name) : ''),
  }
}

/** The names at a table: those under which the record writes them, or those of the seats before the game. */
export function playersOf(state: State): string[] {
  return state.table.players.length > 0 ? state.table.players : state.table.seats.map((seat) => seat.name)
}
