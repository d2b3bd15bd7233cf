// What the page knows of each verb: what its number is, where its button stands, and how it looks.
import type { Aim, Verb } from '../protocol/types.ts'

/** What the number of a verb is, where it takes one. */
export type Taken = 'nothing' | 'square' | 'seat' | 'sum'

interface Row {
  takes: Taken
  /** What moves the game on comes first, what gives something up comes last. */
  order: number
  /** `quiet` answers never shine: whoever takes them should have chosen them. A `grave` one ends one's game. */
  look: 'usual' | 'quiet' | 'grave'
  /** It refuses or ends something: its button never stands where one stood that moves the game on. */
  closing: boolean
  /** It has a place of its own in the page: claims above, property in its sheet, trades beside the board. */
  placed: boolean
  /** The letter that presses its button, in every language the same. */
  shortcut: string
}

const row = (order: number, takes: Taken = 'nothing', more: Partial<Row> = {}): Row => ({
  takes,
  order,
  look: 'usual',
  closing: false,
  placed: false,
  shortcut: '',
  ...more,
})
const MIDDLE = 50

export const VERBS: Readonly<Record<Verb, Row>> = {
  settles: row(0),
  rolls: row(1, 'nothing', { shortcut: 'R' }),
  buys: row(2, 'nothing', { shortcut: 'B' }),
  fights: row(3),
  contests: row(4),
  redeems: row(5, 'square', { placed: true }),
  'uses card': row(6),
  'uses coins': row(7),
  'uses power': row(8, 'square'),
  'pays fine': row(9),
  bids: row(MIDDLE, 'sum'),
  pays: row(MIDDLE),
  places: row(MIDDLE, 'square'),
  claims: row(MIDDLE, 'seat', { placed: true, shortcut: 'C' }),
  builds: row(MIDDLE, 'square', { placed: true }),
  sells: row(MIDDLE, 'square', { placed: true }),
  'sells hotels': row(MIDDLE, 'square', { placed: true }),
  mortgages: row(MIDDLE, 'square', { placed: true }),
  offers: row(MIDDLE, 'seat', { placed: true }),
  accepts: row(MIDDLE, 'seat', { placed: true }),
  rejects: row(MIDDLE, 'seat', { placed: true }),
  withdraws: row(MIDDLE, 'nothing', { placed: true }),
  steals: row(MIDDLE, 'square'),
  sends: row(MIDDLE, 'seat'),
  robs: row(MIDDLE, 'seat'),
  'moves to': row(MIDDLE, 'square'),
  own: row(MIDDLE),
  keeps: row(100, 'square'),
  draws: row(101),
  'ends turn': row(102, 'nothing', { closing: true, shortcut: 'E' }),
  passes: row(103, 'nothing', { look: 'quiet', closing: true, shortcut: 'P' }),
  declines: row(104, 'nothing', { look: 'quiet', closing: true, shortcut: 'P' }),
  'goes bankrupt': row(105, 'nothing', { look: 'grave', closing: true }),
}

/** Every verb, in the order of the buttons. */
export const IN_ORDER = (Object.keys(VERBS) as Verb[]).sort((a, b) => VERBS[a].order - VERBS[b].order)

/** What a verb of someone's own takes, whether it must or may. */
export const takenBy = (aim: Aim): Taken => aim.replace('maybe-', '') as Taken
