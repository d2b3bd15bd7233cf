// What an edition's pieces and corners look like: drawn for it alone, and loaded with its board.
import type { Stroke } from '../strokes.ts'

/** A playing piece within 21 units around the origin, its foot at 20: a body in the player's colour and what is white on it. */
export interface Figure {
  body: string
  /** White bodies; what lies inside another is cut out of it. */
  cut?: string
  /** White lines. */
  line?: string
  /** Written on it. */
  text?: string
}

export interface Corners {
  go: readonly Stroke[]
  /** Behind the bars. */
  jail: readonly Stroke[]
  parking: readonly Stroke[]
  police: readonly Stroke[]
}

export interface Kit {
  /** By the English name of the token. */
  figures: Readonly<Record<string, Figure>>
  corners: Corners
}
