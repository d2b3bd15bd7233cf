// The games that this browser has seen to their end: a line each, from which one's figures are made.
import type { History, State } from '../../protocol/types.ts'

export interface Played {
  table: string
  edition: string
  /** How many played, and how many of them from this device. */
  players: number
  hands: number
  won: boolean
  turns: number
  /** When it was seen to be over, in milliseconds since 1970. */
  at: number
  /** What the dice showed a roll, and what fair dice would have; 0: not known. */
  pips: number
  expected: number
  rolls: number
}

const SHELF = 'casedepart.played'
const MOST = 600
const NUMBERS = ['players', 'hands', 'turns', 'at', 'pips', 'expected', 'rolls'] as const

export function isPlayed(value: unknown): value is Played {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Record<string, unknown>
  const named = typeof line['table'] === 'string' && typeof line['edition'] === 'string'
  return named && typeof line['won'] === 'boolean' && NUMBERS.every((name) => Number.isFinite(line[name]))
}

export function playedGames(): Played[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlayed) : []
  } catch {
    return []
  }
}

/** Keep games beside those that are there: one of the same table is the same game. */
export function keepPlayed(games: readonly Played[]): Played[] {
  const all = new Map([...games, ...playedGames()].map((game) => [game.table, game]))
  const kept = [...all.values()].sort((a, b) => b.at - a.at).slice(0, MOST)
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept))
  } catch {
    // A browser that stores nothing has no figures.
  }
  return kept
}

/** The line of a game that is over, for who played in it; null: nobody here did, or it was a lesson. */
export function lineOf(state: State, history: Pick<History, 'turns' | 'luck'>, at: number): Played | null {
  const { game, table, you } = state
  if (!game?.over || you.seats.length === 0 || table.settings.lesson) return null
  const luck = history.luck.filter((row) => you.seats.includes(row.seat))
  const sum = (key: 'pips' | 'expected_pips' | 'rolls') => luck.reduce((total, row) => total + row[key], 0)
  return {
    table: table.id,
    edition: table.edition,
    players: game.players.length,
    hands: you.seats.length,
    won: game.winners.some((seat) => you.seats.includes(seat)),
    turns: game.turns,
    at,
    pips: sum('pips'),
    expected: sum('expected_pips'),
    rolls: sum('rolls'),
  }
}

export interface Figures {
  games: number
  won: number
  turns: number
  pips: number
  expected: number
  rolls: number
}

/** The sums of some games. */
export function figuresOf(games: readonly Played[]): Figures {
  const none: Figures = { games: 0, won: 0, turns: 0, pips: 0, expected: 0, rolls: 0 }
  return games.reduce(
    (sum, game) => ({
      games: sum.games + 1,
      won: sum.won + Number(game.won),
      turns: sum.turns + game.turns,
      pips: sum.pips + game.pips,
      expected: sum.expected + game.expected,
      rolls: sum.rolls + game.rolls,
    }),
    none,
  )
}
