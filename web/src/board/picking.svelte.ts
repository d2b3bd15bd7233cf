// Who asks for a square of the board now, and which one was tapped. A question asks first; what one opens oneself lies over it.
import type { Picking } from './picking.ts'

/** What is opened by hand, such as a trade, goes before the open question. */
export type Rank = 'question' | 'mode'

class Pickings {
  private question = $state.raw<Picking | null>(null)
  private mode = $state.raw<Picking | null>(null)
  private tapped = $state(-1)

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
    this.tapped = square
  }
}

export const pickings = new Pickings()
