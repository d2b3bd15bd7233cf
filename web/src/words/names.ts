// Who plays and what things are called at this table.
import { BANK } from '../protocol/numbers.ts'
import type { Deck, Look, State } from '../protocol/types.ts'
import { said, t } from './words.svelte.ts'

export interface Names {
  player(seat: number): string
  square(at: number): string
  deck(deck: Deck | null): string
  card(deck: Deck | null, name: string): string
  group(group: number): string
}

export function namesOf(look: Look, players: readonly string[]): Names {
  return {
    player: (seat) => (seat === BANK ? t('bank-name') : (players[seat] ?? '')),
    square: (at) => (look.squares[at] ? said(look.squares[at].name) : ''),
    deck: (deck) => (deck ? said(look.decks[deck].name) : ''),
    card: (deck, name) => {
      const card = deck ? look.decks[deck].cards[name] : undefined
      return card ? said(card) : name
    },
    group: (group) => (look.groups[group] ? said(look.groups[group].name) : ''),
  }
}

/** The names at a table: those under which the record writes them, or those of the seats before the game. */
export function playersOf(state: State): string[] {
  return state.table.players.length > 0 ? state.table.players : state.table.seats.map((seat) => seat.name)
}

/** An edition as a box prints it: these squares have other names, in every language the same. */
export function renamed(look: Look, names: Readonly<Record<string, string>>): Look {
  const squares = look.squares.map((square, at) => {
    const name = names[at]
    return name ? { ...square, name: everywhere(square.name, name) } : square
  })
  return { ...look, squares }
}

function everywhere(name: Look['squares'][number]['name'], printed: string): Record<string, string | boolean> {
  const languages = Object.keys(name).filter((key) => typeof name[key] === 'string')
  return Object.fromEntries(languages.map((language) => [language, printed]))
}
