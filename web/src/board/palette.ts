// The colours of a board: the edition's own, a little dimmed where the page is dark.
import { mixed, readable } from '../style/colour.ts'
import type { ColoursLook } from '../protocol/types.ts'

const DIMMED = 0.15

/** As style variables. */
export function paletteOf(colours: ColoursLook, dark: boolean): Record<string, string> {
  const dim = (colour: string) => (dark ? mixed(colour, '#000000', DIMMED) : colour)
  const ground = dim(colours.background)
  const field = dim(mixed(colours.background, '#ffffff', 0.6))
  const accent = dim(colours.accent)
  return {
    '--ground': ground,
    '--field': field,
    '--board-ink': colours.text,
    '--board-line': mixed(colours.text, ground, 0.3),
    '--board-focus': readable('#0b5fd0', field),
    '--board-accent': accent,
    '--board-accent-text': readable(accent, ground, 4.6),
    '--icon-fill': accent,
    '--icon-ink': colours.text,
  }
}

/** Puts them on an element. */
export function wear(palette: Record<string, string>): (node: HTMLElement | SVGElement) => void {
  return (node) => {
    for (const [name, value] of Object.entries(palette)) node.style.setProperty(name, value)
  }
}
