// The strokes that our drawings are made of: within 24 units around the origin.

/** `fill`: a body in the edition's accent, `second`: in its second one; `line`: a stroke in its ink; `dot`: a body in its ink; `shine`: light on a body. */
export interface Stroke {
  tone: 'fill' | 'second' | 'line' | 'dot' | 'shine'
  d: string
}

export const fill = (d: string): Stroke => ({ tone: 'fill', d })
export const second = (d: string): Stroke => ({ tone: 'second', d })
export const line = (d: string): Stroke => ({ tone: 'line', d })
export const dot = (d: string): Stroke => ({ tone: 'dot', d })
export const shine = (d: string): Stroke => ({ tone: 'shine', d })

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const star = (points: number, inner: number, outer = 20): string =>
  Array.from({ length: 2 * points }, (_, at) => {
    const [radius, angle] = [at % 2 === 0 ? outer : inner, (at * Math.PI) / points]
    return `${at === 0 ? 'M' : 'L'}${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
  }).join('') + 'Z'
