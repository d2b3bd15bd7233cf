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

/** Scroll until a square is above the bar; who reads something further down is left there. */
export function uncover(bar: Element | null | undefined, square: number): void {
  const place = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect()
  if (bar && place && place.top >= 0) lift(bar, place, motion() > 0 ? 'smooth' : 'instant')
}

function lift(bar: Element, { bottom }: DOMRect, behavior: ScrollBehavior): void {
  const height = covered(bar)
  const hidden = bottom + MARGIN - (innerHeight - height)
  if (height > 0 && hidden > 0) scrollBy({ top: hidden, behavior })
}
