// What somebody means to do with their property, before they do it.
import type { ActTerms, GameView, Look, OptionsView, Verb } from '../../protocol/types.ts'

/** Each of these takes the other back, as long as neither has been done. */
const OPPOSITES: Partial<Record<Verb, Verb>> = {
  builds: 'sells',
  sells: 'builds',
  mortgages: 'redeems',
  redeems: 'mortgages',
}

/** The plan with one more act, or without the one that this takes back. */
export function withAct(plan: readonly ActTerms[], verb: Verb, n: number): ActTerms[] {
  const back = plan.findLastIndex((act) => act.verb === OPPOSITES[verb] && act.n === n)
  return back >= 0 ? plan.toSpliced(back, 1) : [...plan, { verb, n }]
}

/** Would this only take back what is planned? */
export function takesBack(plan: readonly ActTerms[], verb: Verb, n: number): boolean {
  return plan.some((act) => act.verb === OPPOSITES[verb] && act.n === n)
}

/** Is this possible: does the server list it, or does it only take something back? */
export function isOpen(plan: readonly ActTerms[], options: OptionsView, verb: Verb, n: number): boolean {
  return (options.free[verb]?.includes(n) ?? false) || takesBack(plan, verb, n)
}

/** What one act would do to the cash now; null where the server does not say. */
export function sumOf(options: OptionsView, verb: Verb, n: number): number | null {
  const at = options.free[verb]?.indexOf(n) ?? -1
  return at >= 0 ? (options.sums[verb]?.[at] ?? null) : null
}

/** What belongs together in the sheet: a colour group, the stations, the utilities. */
export interface Estate {
  /** Which of the look's groups; -1: none. */
  group: number
  kind: 'street' | 'station' | 'utility'
  squares: number[]
  /** How many there are on the board. */
  all: number
}

/** The property of one player, in the order of the board, with all that stands apart after the streets. */
export function estatesOf(look: Look, game: Pick<GameView, 'players'>, seat: number): Estate[] {
  const owned = game.players[seat]?.owned ?? []
  const streets = look.groups.map((group, at) => ({ group: at, kind: 'street' as const, on: group.squares }))
  const apart = (['station', 'utility'] as const).map((kind) => ({
    group: -1,
    kind,
    on: look.squares.flatMap((square, at) => (square.kind === kind ? [at] : [])),
  }))
  return [...streets, ...apart]
    .map(({ group, kind, on }) => ({
      group,
      kind,
      squares: on.filter((square) => owned.includes(square)),
      all: on.length,
    }))
    .filter((estate) => estate.squares.length > 0)
}

/** One more building on every street, the lowest first; or one less, the highest first. */
export function onAll(verb: 'builds' | 'sells', squares: readonly number[], buildings: readonly number[]): ActTerms[] {
  const up = verb === 'builds' ? 1 : -1
  const height = (square: number) => buildings[square] ?? 0
  const ordered = squares.toSorted((a, b) => up * (height(a) - height(b)) || a - b)
  return ordered.map((n) => ({ verb, n }))
}
