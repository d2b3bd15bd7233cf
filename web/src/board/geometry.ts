// Where things are on the board: squares, tokens, the cell. In board units: the whole board is SIZE wide and high.

export const SIZE = 1000
export const SQUARES = 40
/** The side of a corner square; also how deep the others are. */
export const CORNER = 132
/** Squares from one corner to the next. */
export const SIDE = SQUARES / 4
export const WIDTH = (SIZE - 2 * CORNER) / (SIDE - 1)
/** How far from the inner edge of its square a token stands, and steps on its way. */
const STAND = 12
const STEP = 35
/** The side of the cell inside the jail's corner. */
export const CELL = 88

export interface Point {
  x: number
  y: number
}

/** A square's own frame: put it at x, y, then turn it. Inside, the outer edge of the board is at the bottom. */
export interface Frame extends Point {
  width: number
  depth: number
  turn: 0 | 90 | 180 | 270
  corner: boolean
}

/** GO is at the bottom right, and the way goes clockwise. */
export function frameOf(square: number): Frame {
  const [side, step] = [Math.floor(square / SIDE), square % SIDE]
  if (step === 0) return { ...cornerAt(side), width: CORNER, depth: CORNER, turn: 0, corner: true }
  const far = SIZE - CORNER - step * WIDTH
  const near = CORNER + step * WIDTH
  const size = { width: WIDTH, depth: CORNER, corner: false } as const
  switch (side) {
    case 0:
      return { x: far, y: SIZE - CORNER, turn: 0, ...size }
    case 1:
      return { x: CORNER, y: far, turn: 90, ...size }
    case 2:
      return { x: near, y: CORNER, turn: 180, ...size }
    default:
      return { x: SIZE - CORNER, y: near, turn: 270, ...size }
  }
}

export type Edge = 'bottom' | 'left' | 'top' | 'right'

/** A square as it is seen, upright: where it lies, how large it is, and at which edge of the board. */
export interface Box extends Point {
  width: number
  height: number
  edge: Edge
  corner: boolean
}

const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right']

export function boxOf(square: number): Box {
  const frame = frameOf(square)
  const ends = [frame, outward(frame, { x: frame.width, y: frame.depth })]
  const flat = frame.turn === 90 || frame.turn === 270
  return {
    x: Math.min(...ends.map(({ x }) => x)),
    y: Math.min(...ends.map(({ y }) => y)),
    width: flat ? frame.depth : frame.width,
    height: flat ? frame.width : frame.depth,
    edge: EDGES[Math.floor(square / SIDE)]!,
    corner: frame.corner,
  }
}

function cornerAt(side: number): Point {
  const end = SIZE - CORNER
  return { x: side === 0 || side === 3 ? end : 0, y: side <= 1 ? end : 0 }
}

/** The transform that puts a square's drawing in its place. */
export function placed(frame: Frame): string {
  const turn = frame.turn === 0 ? '' : ` rotate(${frame.turn})`
  return `translate(${round(frame.x)} ${round(frame.y)})${turn}`
}

/** From a square's own frame to the board. */
export function outward(frame: Frame, { x, y }: Point): Point {
  switch (frame.turn) {
    case 0:
      return { x: frame.x + x, y: frame.y + y }
    case 90:
      return { x: frame.x - y, y: frame.y + x }
    case 180:
      return { x: frame.x - x, y: frame.y - y }
    case 270:
      return { x: frame.x + y, y: frame.y - x }
  }
}

export function centreOf(square: number): Point {
  const frame = frameOf(square)
  return outward(frame, { x: frame.width / 2, y: frame.depth / 2 })
}

/** Where a token steps on its way over a square. */
export function stepOf(square: number): Point {
  const frame = frameOf(square)
  return outward(frame, { x: frame.width / 2, y: frame.corner ? frame.depth / 2 : STEP })
}

/** Where the tokens stand that share a square: `count` places, never two the same. */
export function spotsOn(square: number, count: number, jail: number): Point[] {
  const frame = frameOf(square)
  if (square === jail) return visitors(frame, count)
  const [wide, high] = frame.corner ? [64, 64] : [42, 64]
  // A few stand at the inner edge, so that name, price and owner are seen; many need the whole square.
  const middle = { x: frame.width / 2, y: frame.corner ? frame.depth / 2 : count > 2 ? 44 : STAND }
  return grid(count, frame.corner && count > 4 ? 3 : 2, wide, high).map((at) =>
    outward(frame, { x: middle.x + at.x, y: middle.y + at.y }),
  )
}

/** Where those stand who are locked up. */
export function spotsInCell(jail: number, count: number): Point[] {
  const frame = frameOf(jail)
  const middle = { x: frame.width - CELL / 2, y: CELL * 0.58 }
  return grid(count, 2, 44, 36).map((at) => outward(frame, { x: middle.x + at.x, y: middle.y + at.y }))
}

/** Just visiting: along the strip between the cell and the edges of the board. */
function visitors(frame: Frame, count: number): Point[] {
  const strip = (CORNER - CELL) / 2
  // A few stand beside the cell; many go round it.
  if (count <= 3) return range(count).map((at) => outward(frame, { x: strip, y: strip + 4 + at * 37 }))
  const reach = 2 * (CORNER - strip) - 2 * strip
  return range(count).map((at) => {
    const along = strip + (reach * (at + 0.5)) / Math.max(count, 1)
    const turning = CORNER - strip
    const spot = along <= turning ? { x: strip, y: along } : { x: strip + along - turning, y: turning }
    return outward(frame, spot)
  })
}

/** Places around a middle, in rows of so many; what is left over stands in the middle of its row. */
function grid(count: number, columns: number, wide: number, high: number): Point[] {
  const rows = Math.ceil(count / columns)
  return range(count).map((at) => {
    const row = Math.floor(at / columns)
    const inRow = Math.min(columns, count - row * columns)
    const step = columns > 1 ? wide / (columns - 1) : 0
    const x = ((at % columns) - (inRow - 1) / 2) * step
    return { x, y: rows === 1 ? 0 : -high / 2 + (high * row) / (rows - 1) }
  })
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

export const round = (n: number): number => Math.round(n * 100) / 100

/** Which square a key of the keyboard leads to; the way round the board is the order. */
export function keyLeads(square: number, key: string): number {
  const step: Record<string, number> = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
    PageDown: SIDE,
    PageUp: -SIDE,
  }
  if (key === 'Home') return 0
  if (key === 'End') return SQUARES - 1
  return key in step ? (square + step[key]! + SQUARES) % SQUARES : -1
}
