// Squares that may be chosen on the board: what whoever asks for one says of them, and what a tap or a key does.
import { SQUARES, keyLeads } from './geometry.ts'

/** One thing that can be done with a square that was tapped. */
export interface PickAct {
  /** What its button says: “Build”. */
  label: string
  /** What it costs or brings: “−50 €, leaves 1 450 €”; empty: nothing to say. */
  effect: string
  act: () => void
}

/** One thing that squares can be chosen for, of several. */
export interface Way {
  label: string
  /** It is the one. */
  on: boolean
  take: () => void
}

/** What is being chosen. The board highlights `squares`, dims the others, and lets these be tapped and walked. */
export interface Picking {
  /** What one chooses a square for, in a few words: “Build”, “Your trade with Bruno”. */
  title: string
  /** The squares that may be chosen. */
  squares: readonly number[]
  /** Those that are in already: shown as taken, and spoken as pressed. Left out: choosing does something at once. */
  chosen?: readonly number[]
  /** What stands on a square while it may be chosen, in one or two lines of a few letters: `['10', '→ 30']`. */
  note?: (square: number) => readonly string[]
  /** What choosing it means, in a sentence; a screen reader hears it after the square's name. */
  tell?: (square: number) => string
  /** Where a mistake costs: the first tap shows these in the middle of the board, the second takes the only one. */
  acts?: (square: number) => readonly PickAct[]
  /** Where `acts` is left out: the square was tapped, or chosen with Enter. */
  onpick?: (square: number) => void
  /** What else the squares could be chosen for: tabs over the choosing, in the middle of the board. */
  ways?: readonly Way[]
  /** Ends the choosing, where whoever asked can do without a square. */
  onend?: () => void
}

/** What a tap on a square does: it is shown for what it is, chosen, shown with what it would do, or that is done. */
export type Tap = 'open' | 'pick' | 'select' | 'act'

/** `sure`: the square was tapped long enough ago, so that this is no double tap. */
export function tapOn(picking: Picking | null, selected: number, square: number, sure = true): Tap {
  if (!picking?.squares.includes(square)) return 'open'
  if (!picking.acts) return 'pick'
  return selected === square && sure && picking.acts(square).length === 1 ? 'act' : 'select'
}

/** Which square a key leads to: while squares are chosen the arrows go from one that may be to the next. */
export function keyWalks(picking: Picking | null, square: number, key: string): number {
  const led = keyLeads(square, key)
  if (!picking || picking.squares.length === 0 || !key.startsWith('Arrow')) return led
  const onward = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  for (let step = 1; step <= SQUARES; step++) {
    const at = (square + onward * step + SQUARES * step) % SQUARES
    if (picking.squares.includes(at)) return at
  }
  return led
}
