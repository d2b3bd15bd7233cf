// The keys that this browser holds, by table: what puts one back into one's game.

export interface Held {
  table: string
  /** Of seats on this device, in the order they were taken. */
  seats: string[]
  host?: string
  invite?: string
  watch?: string
  /** For the list of one's games: the edition's id, the player's name, when it was last opened. */
  edition?: string
  /** What the edition is called: one that was uploaded is in no catalogue. */
  title?: Record<string, string>
  name?: string
  opened: number
  over?: boolean
}

const SHELF = 'casedepart.tables'
/** More than anyone plays on two devices together: what is brought from another one pushes nothing out. */
const KEPT = 300
/** How many a hello may carry. */
const MOST_KEYS = 10
/** What a browser that stores nothing holds: it still plays, until the page is closed. */
let unstored: Held[] | null = null

function all(): Held[] {
  if (unstored) return unstored
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]')
    return Array.isArray(stored) ? (stored as Held[]) : []
  } catch {
    return []
  }
}

const rank = (held: Held) => Number(held.over ?? false)

function store(tables: Held[]): void {
  // Where there are too many, those that are over go first.
  const kept = tables.length <= KEPT ? tables : [...tables].sort((a, b) => rank(a) - rank(b)).slice(0, KEPT)
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept))
    unstored = null
  } catch {
    unstored = kept
  }
}

export function heldAt(table: string): Held {
  return all().find((held) => held.table === table) ?? { table, seats: [], opened: 0 }
}

/** The keys with which to say hello: all that this browser has for the table. */
export function keysAt(table: string): string[] {
  const { host, seats, invite, watch } = heldAt(table)
  // The invitation too: who has moved to another device still looks on.
  return [host, ...seats, watch, invite].filter((key): key is string => !!key).slice(0, MOST_KEYS)
}

/** Any one key, for requests that take any; one of a seat last, for the seat may have moved to another device. */
export function anyKey(table: string): string | undefined {
  const { host, seats, invite, watch } = heldAt(table)
  return host ?? watch ?? invite ?? seats.at(-1)
}

export function hold(table: string, more: Partial<Held>): Held {
  const before = heldAt(table)
  const held = { ...before, ...more, table, opened: Date.now() }
  store([held, ...all().filter((other) => other.table !== table)])
  return held
}

export function holdSeat(table: string, key: string, more: Partial<Held> = {}): void {
  const seats = heldAt(table).seats.filter((other) => other !== key)
  hold(table, { ...more, seats: [...seats, key] })
}

export function letGo(table: string): void {
  store(all().filter((held) => held.table !== table))
}

/** The keys of a table open its rematch too. */
export function holdRematch(table: string, rematch: string): void {
  hold(rematch, { ...heldAt(table), over: false })
}

/** One's games, the last opened first. */
export function heldTables(): Held[] {
  return [...all()].sort((a, b) => b.opened - a.opened)
}

/** Is this what is kept of a table? */
export function isHeld(value: unknown): value is Held {
  if (typeof value !== 'object' || value === null) return false
  const { table, seats, opened } = value as Partial<Held>
  const keys = Array.isArray(seats) && seats.every((key) => typeof key === 'string')
  return typeof table === 'string' && /^[\w-]{1,64}$/.test(table) && keys && Number.isFinite(opened)
}

/** Hold tables of another device beside one's own: every key of both is kept, and what was opened last leads. */
export function mergeHeld(others: readonly Held[]): void {
  const merged = new Map(all().map((held) => [held.table, held]))
  for (const other of others) {
    const own = merged.get(other.table)
    merged.set(other.table, own ? joined(own, other) : other)
  }
  store([...merged.values()].sort((a, b) => b.opened - a.opened))
}

function joined(own: Held, other: Held): Held {
  const [older, newer] = own.opened >= other.opened ? [other, own] : [own, other]
  return { ...older, ...newer, seats: [...new Set([...own.seats, ...other.seats])], over: !!(own.over || other.over) }
}

/** A key drawn here, so that a request whose reply got lost may be sent again. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
