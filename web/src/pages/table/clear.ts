// Keeps what matters clear of the bar that sticks to the bottom of a small screen: the focus, and the square that a token goes to.
import { motion } from '../../preferences.svelte.ts'

const MARGIN = 12

/** How much of the screen the bar covers; nothing where it stands beside the board. */
const covered = (bar: Element): number =>
  getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().height : 0

/** Let the page know how high its bar is, and keep a square of the board in sight above it. */
export function keptClear(square: () => number): (bar: HTMLElement) => () => void {
  return (bar) => {
    const root = document.documentElement
    const grown = new ResizeObserver(() => {
      root.style.setProperty('--bar', `${covered(bar)}px`)
      uncover(bar, square())
    })
    grown.observe(bar)
    return () => {
      grown.disconnect()
      root.style.removeProperty('--bar')
    }
  }
}

/** Scroll until a square is above the bar; who reads something further down is left there. */
export function uncover(bar: Element | null | undefined, square: number): void {
  const place = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect()
  if (!bar || !place || covered(bar) === 0) return
  const hidden = place.bottom + MARGIN - (innerHeight - covered(bar))
  if (hidden > 0 && place.top >= 0) scrollBy({ top: hidden, behavior: motion() > 0 ? 'smooth' : 'instant' })
}
