// The colours of a board as style variables: those of the edition's world, by day or by night.
import type { ColoursLook } from '../protocol/types.ts'
import { mixed, readable } from '../style/colour.ts'
import { worldOf } from './worlds.ts'

/** How much of its owner's colour a square takes on. */
const TINT = { day: '0.28', night: '0.5' }
/** Lit windows, the moon, sparks: what shines in the middle of a board. */
const LIGHT = { day: '#ffffff', night: '#ffdf8e' }

/** What of an edition's look paints its board. */
export interface Painted {
  id: string
  colours: ColoursLook
}

export function paletteOf({ id, colours }: Painted, dark: boolean): Record<string, string> {
  const time = dark ? 'night' : 'day'
  const { ground, field, ink, accent, second } = worldOf(id, colours)[time]
  return {
    '--ground': ground,
    '--field': field,
    '--board-ink': ink,
    '--board-line': mixed(ink, dark ? field : ground, dark ? 0.62 : 0.3),
    '--board-frame': dark ? mixed(second, ground, 0.35) : ink,
    '--board-focus': readable(dark ? '#8ab8ff' : '#0b5fd0', field),
    '--board-accent': accent,
    '--board-accent-text': readable(accent, dark ? field : ground, 4.6),
    '--board-second': second,
    '--motif-light': LIGHT[time],
    '--motif-shade': mixed(second, dark ? '#000000' : ink, dark ? 0.66 : 0.25),
    '--tint': TINT[time],
    '--icon-fill': accent,
    '--icon-second': second,
    '--icon-ink': ink,
  }
}

/** Puts them on an element. */
export function wear(palette: Record<string, string>): (node: HTMLElement | SVGElement) => void {
  return (node) => {
    for (const [name, value] of Object.entries(palette)) node.style.setProperty(name, value)
  }
}
