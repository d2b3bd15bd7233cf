// One shape a seat, drawn around the origin within a circle of radius 8.5.

const ring = (points: number, inner: number, turn: number): string =>
  Array.from({ length: points * (inner < 1 ? 2 : 1) }, (_, at) => {
    const radius = inner < 1 && at % 2 === 1 ? 8.5 * inner : 8.5
    const angle = turn + (at * Math.PI * 2) / (points * (inner < 1 ? 2 : 1))
    return `${at === 0 ? 'M' : 'L'}${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  }).join('') + 'Z'

export const SHAPES: readonly string[] = [
  'M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0Z',
  'M-6.8 -6.8H6.8V6.8H-6.8Z',
  ring(3, 1, 0),
  ring(4, 1, 0),
  ring(5, 0.48, 0),
  ring(6, 1, 0),
  'M-3 -8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z',
  'M0 8C-11 0-8 -8-3.5 -7.5C-1.5 -7.3 0 -5.5 0 -4.5C0 -5.5 1.5 -7.3 3.5 -7.5C8 -8 11 0 0 8Z',
]
