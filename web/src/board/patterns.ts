// A pattern for each group, so that groups are told apart without seeing colours: drawn on a tile of 12 by 12 units.
import { textOn } from '../style/colour.ts'

export interface Pattern {
  d: string
  /** Drawn as a stroke; else filled. */
  stroked: boolean
}

const stroked = (d: string): Pattern => ({ d, stroked: true })
const filled = (d: string): Pattern => ({ d, stroked: false })

export const TILE = 12

export const PATTERNS: readonly Pattern[] = [
  stroked('M0 12L12 0M-3 3L3 -3M9 15L15 9'),
  filled(
    'M3 3m-1.900 0a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0 -3.800 0M9 9m-1.900 0a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0 -3.800 0',
  ),
  stroked('M0 3H12M0 9H12'),
  stroked('M0 4L6 9L12 4M0 -8L6 -3L12 -8M0 16L6 21L12 16'),
  stroked('M3 0V12M9 0V12'),
  filled('M6 1.500L10.500 6L6 10.500L1.500 6Z'),
  stroked('M6 1.500V10.500M1.500 6H10.500'),
  stroked('M0 0L12 12M0 12L12 0'),
]

export const patternId = (board: string, group: number): string => `${board}-group-${group}`

/** Is a colour so light that what is drawn on it must be dark? */
export const isLight = (colour: string): boolean => textOn(colour) !== '#ffffff'
