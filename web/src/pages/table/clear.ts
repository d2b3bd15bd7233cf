// Keeps what matters clear of the bar that sticks to the bottom of a small screen: the focus, and the square that a token goes to.
import { motion } from '../../preferences.svelte.ts'

const MARGIN = 12

/** How much of the screen the bar covers; nothing where it stands beside the board. */
const covered = (bar: Element): number =>
  getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().height : 0

/** Keep the focus, and a square of the board, in sight above a bar; returns how to stop. */
export function keptClear(square: () => number): (bar: HTMLElement) => () => void {
  return (bar) => {
    const grown = new ResizeObserver(() => uncover(bar, square()))
    const focused = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || bar.contains(target) || target.closest('dialog')) return
      // After the browser has scrolled to it, which knows nothing of the bar.
      requestAnimationFrame(() => lift(bar, target.getBoundingClientRect(), 'instant'))
    }
    grown.observe(bar)
    document.addEventListener('focusin', focused)
    return () => {
      grown.disconnect()
      document.removeEventListener('focusin', focused)
    }
  }
}

/** How far down the page was last scrolled for a square. */
let down = 0

/** Scroll until a square is above the bar, or back to it from where that had led; who reads further down is left there. */
export function uncover(bar: Element | null | undefined, square: number): void {
  const place = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect()
  if (!bar || !place) return
  const behavior = motion() > 0 ? 'smooth' : 'instant'
  if (place.top >= 0) down = lift(bar, place, behavior)
  else if (scrollY <= down) scrollBy({ top: place.top - MARGIN, behavior })
}

/** Scroll until a place is above the bar; how far down the page is then. */
function lift(bar: Element, { bottom }: DOMRect, behavior: ScrollBehavior): number {
  const height = covered(bar)
  const hidden = height > 0 ? Math.ceil(bottom + MARGIN - (innerHeight - height)) : 0
  if (hidden <= 0) return down
  scrollBy({ top: hidden, behavior })
  return scrollY + hidden
}
