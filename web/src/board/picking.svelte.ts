// Who asks for a square of the board now, and which one was tapped. A question asks first; what one opens oneself lies over it.
import { preferences } from '../preferences.svelte.ts'
import type { Picking } from './picking.ts'

/** A second tap that comes sooner, in milliseconds, belongs to the first. */
const DOUBLE_TAP = 600

/** What is opened by hand, such as a trade, goes before the open question. */
export type Rank = 'question' | 'mode'

class Pickings {
  private question = $state.raw<Picking | null>(null)
  private mode = $state.raw<Picking | null>(null)
  private tapped = $state(-1)
  private since = -Infinity

  /** What is being chosen; null: nothing. */
  current: Picking | null = $derived(this.mode ?? this.question)
  /** The square whose acts are shown; -1: none. */
  selected: number = $derived(this.current?.squares.includes(this.tapped) ? this.tapped : -1)

  /** Let a square be chosen until the function that comes back is called: `$effect(() => pickings.offer('mode', …))`. */
  offer(rank: Rank, picking: Picking): () => void {
    this[rank] = picking
    return () => {
      if (this[rank] === picking) this[rank] = null
    }
  }

  select(square: number): void {
    if (square !== this.tapped) this.since = performance.now()
    this.tapped = square
  }

  /** Was the square tapped long enough ago for its acts to be meant? */
  get sure(): boolean {
    return !preferences.guard || performance.now() - this.since > DOUBLE_TAP
  }
}

export const pickings = new Pickings()
