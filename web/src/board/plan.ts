// How the board moves from one view to the next: steps, one after the other, made of what the server says happened.
import { NOBODY } from '../protocol/numbers.ts'
import type { AnswerView, EventView } from '../protocol/types.ts'
import { SQUARES, range } from './geometry.ts'

export type Step =
  | { kind: 'dice'; seat: number; dice: [number, number]; face: string; ms: number }
  | { kind: 'walk'; seat: number; way: number[]; ms: number }
  /** Straight there: into the cell, or far away. */
  | { kind: 'leap'; seat: number; to: number; cell: boolean; ms: number }
  /** A sum that rises from a token while the rest goes on. */
  | { kind: 'sum'; seat: number; amount: number; ms: 0 }

/** Between the steps: what was to be seen up to here has been seen. */
export interface Cue {
  kind: 'cue'
  seen: () => void
  ms: 0
}

const DICE_MS = 750
const HOP_MS = 170
const LEAP_MS = 650
/** No more than this is shown of what has happened; what is older is skipped. */
const LONGEST_MS = 4200
/** Hops quicker than this share of their time cannot be followed. */
const QUICKEST = 0.45
/** Farther than this, a token that a card sends away leaps. */
const WALK_FORWARD = 16
const WALK_BACK = 6

/** The steps that show these answers; none when nothing moves. `jail`: the jail's square. */
export function planOf(answers: readonly AnswerView[], jail: number, motion: number): Step[] {
  if (motion === 0) return []
  const steps = answers.flatMap((answer) => answer.events).flatMap((event) => stepsOf(event, jail))
  return hurried(steps, LONGEST_MS).map((step) => ({ ...step, ms: step.ms * motion }) as Step)
}

function stepsOf(event: EventView, jail: number): Step[] {
  const { kind, seat = NOBODY, other = NOBODY, square = -1, sum = 0, price = 0, dice, face = '', from = square } = event
  switch (kind) {
    case 'rolled':
      return dice ? [{ kind: 'dice', seat, dice, face, ms: DICE_MS }] : []
    case 'moved':
      return moves(seat, from, square, event.by_dice ?? false)
    case 'jailed':
      return [{ kind: 'leap', seat, to: jail, cell: true, ms: LEAP_MS }]
    case 'freed':
      return [{ kind: 'leap', seat, to: jail, cell: false, ms: LEAP_MS / 2 }]
    case 'received':
    case 'mortgaged':
      return sums([seat, sum])
    case 'bought':
    case 'redeemed':
      return sums([seat, -sum])
    case 'paid':
      return sums([seat, -sum], [other, sum])
    case 'built':
      return sums([seat, -price])
    case 'sold':
      return sums([seat, price])
    default:
      return []
  }
}

/** By the dice always forward; by a card the short way back, or a leap when it is far. */
function moves(seat: number, from: number, to: number, dice: boolean): Step[] {
  const forward = (to - from + SQUARES) % SQUARES
  const back = SQUARES - forward
  if (forward === 0) return []
  if (dice || forward <= WALK_FORWARD) return [walk(seat, from, forward, 1)]
  if (back <= WALK_BACK) return [walk(seat, from, back, -1)]
  return [{ kind: 'leap', seat, to, cell: false, ms: LEAP_MS }]
}

function walk(seat: number, from: number, steps: number, direction: 1 | -1): Step {
  const way = range(steps).map((at) => (from + direction * (at + 1) + SQUARES) % SQUARES)
  // Long ways are walked a little faster.
  return { kind: 'walk', seat, way, ms: Math.round(HOP_MS * (steps <= 6 ? steps : 6 + (steps - 6) * 0.75)) }
}

function sums(...parts: [number, number][]): Step[] {
  return parts
    .filter(([seat, amount]) => seat >= 0 && amount !== 0)
    .map(([seat, amount]) => ({ kind: 'sum', seat, amount, ms: 0 }))
}

export const lengthOf = (steps: readonly { ms: number }[]): number => steps.reduce((sum, step) => sum + step.ms, 0)

/** The same in no more than so much time: quicker first, and when that is not enough without the oldest steps. */
export function hurried<Timed extends { ms: number }>(steps: readonly Timed[], most: number): Timed[] {
  const share = most / Math.max(lengthOf(steps), 1)
  if (share >= 1) return [...steps]
  const pace = Math.max(share, QUICKEST)
  const quick = steps.map((step) => ({ ...step, ms: step.ms * pace }))
  while (lengthOf(quick) > most) quick.shift()
  return quick
}

/** Where the tokens stand while steps are shown. */
export interface Standing {
  at: number
  cell: boolean
}

/** Where the token of a step stands once it is done. */
export function after(step: Step): Standing | null {
  if (step.kind === 'walk') return { at: step.way.at(-1)!, cell: false }
  if (step.kind === 'leap') return { at: step.to, cell: step.cell }
  return null
}
