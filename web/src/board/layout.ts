// Where things are printed on a square, upright on all four sides: the colour towards the middle of the board, the name, the price.
import type { Space } from './fit.ts'
import type { Box } from './geometry.ts'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** What a square has to show. */
export interface Shown {
  street: boolean
  icon: boolean
  /** It has a price, or takes a sum. */
  priced: boolean
  /** A board too small for names. */
  small: boolean
}

export interface Layout {
  /** The colour of its group, towards the middle of the board. */
  band: Rect | null
  /** Where its name is written. */
  name: Rect
  /** The drawing: as large as there is room for, below or beside the name. */
  icon: Rect | null
  /** Its price; whose it is, once it is someone's. */
  strip: Rect | null
  /** Name and price together, where one of them is all there is. */
  free: Rect
}

/** The sizes of letters, in board units: at 680 pixels, 16 are eleven. */
export const SIZES = { largest: 19, smallest: 11.5, price: 15, large: 30 }
const STRENGTH = 15

/** The room for a name; below it there may be a strength. */
export const nameSpace = ({ width, height }: Rect, strength: boolean): Space => ({
  width,
  height: height - (strength ? STRENGTH : 0),
  largest: SIZES.largest,
  smallest: SIZES.smallest,
})

/** How deep the colour of a street is; on small boards it is nearly all that tells squares apart. */
export const bandDepth = (small: boolean): number => (small ? 40 : 30)
export const stripHeight = (small: boolean): number => (small ? 36 : 22)
/** Between the edges of a square and what is written on it. */
const MARGIN = 2
/** The part of a square at a side of the board that is left to its drawing. */
const BESIDE = 44
const BESIDE_SMALL = 58
/** What the frame of the board covers. */
const RIM = 4
/** The part of the height above and below that is left to it. */
const BELOW = 46

export function layoutOf(square: Box, shown: Shown): Layout {
  const box = withinRim(square)
  const depth = shown.street ? bandDepth(shown.small) : 0
  const band = shown.street ? inner(box, depth) : null
  const field = outer(box, depth)
  const beside = box.edge === 'left' || box.edge === 'right'
  const iconDepth = shown.icon ? depthOfIcon(beside, shown) : 0
  const written = beside ? outer(box, depth + iconDepth) : field
  const height = shown.priced ? stripHeight(shown.small) : 0
  // At the top, prices are at the outer edge, as at the bottom.
  const above = box.edge === 'top'
  const strip = height > 0 ? { ...written, y: above ? box.y : box.y + box.height - height, height } : null
  const body = { ...written, y: written.y + (above ? height : 0), height: written.height - height }
  // The drawing lies towards the middle of the board, as the colours do.
  const name =
    beside || iconDepth === 0 ? body : { ...body, y: body.y + (above ? 0 : iconDepth), height: body.height - iconDepth }
  const icon = iconDepth > 0 ? inner(box, iconDepth) : body
  return {
    band,
    strip,
    free: beside || shown.street ? written : (strip ?? written),
    name: inset(name),
    icon: shown.icon ? icon : null,
  }
}

function depthOfIcon(beside: boolean, { small, priced }: Shown): number {
  if (!small) return beside ? BESIDE : BELOW
  // Alone on its square, it stands in the middle.
  return beside && priced ? BESIDE_SMALL : 0
}

/** All of a square but what the frame of the board covers. */
function withinRim({ width, height, edge, corner }: Box): Box {
  const flat = edge === 'left' || edge === 'right'
  return {
    x: edge === 'left' ? RIM : 0,
    y: edge === 'top' ? RIM : 0,
    width: flat ? width - RIM : width,
    height: flat ? height : height - RIM,
    edge,
    corner,
  }
}

const inset = (rect: Rect): Rect => ({
  x: rect.x + MARGIN,
  y: rect.y + MARGIN,
  width: rect.width - 2 * MARGIN,
  height: rect.height - 2 * MARGIN,
})

/** The part of a square that lies towards the middle of the board. */
function inner({ x, y, width, height, edge }: Box, depth: number): Rect {
  switch (edge) {
    case 'bottom':
      return { x, y, width, height: depth }
    case 'top':
      return { x, y: y + height - depth, width, height: depth }
    case 'left':
      return { x: x + width - depth, y, width: depth, height }
    case 'right':
      return { x, y, width: depth, height }
  }
}

/** All the rest of it. */
function outer({ x, y, width, height, edge }: Box, depth: number): Rect {
  switch (edge) {
    case 'bottom':
      return { x, y: y + depth, width, height: height - depth }
    case 'top':
      return { x, y, width, height: height - depth }
    case 'left':
      return { x, y, width: width - depth, height }
    case 'right':
      return { x: x + depth, y, width: width - depth, height }
  }
}

export const middleOf = ({ x, y, width, height }: Rect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})
