// A chart of lines over turns: where things stand, without a page.

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export interface Scale {
  least: number
  most: number
}

/** How a line is broken up, by seat, so that lines are told apart without seeing colours. */
export const DASHES: readonly string[] = ['none', '9 4', '3 3', '12 3 3 3', '1 4', '16 5', '7 3 1 3', '5 2 5 7']

/** Round figures from the least to the most, about so many. */
export function ticks({ least, most }: Scale, about: number): number[] {
  const span = Math.max(most - least, 1)
  const rough = span / Math.max(about, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((times) => times * power).filter((step) => step < 1 || Number.isInteger(step))
  const step = Math.max(
    1,
    steps.find((step) => step >= rough)!,
  )
  const first = Math.ceil(least / step)
  const count = Math.floor(most / step) - first + 1
  return Array.from({ length: Math.max(count, 0) }, (_, at) => (first + at) * step)
}

export function scaleOf(rows: readonly (readonly number[])[]): Scale {
  return { least: Math.min(0, ...rows.flat()), most: Math.max(1, ...rows.flat()) }
}

/** Where a share of the whole stands, from 0 to 1. */
export function across(frame: Frame, share: number): number {
  return frame.left + (frame.width - frame.left - frame.right) * share
}

/** Evenly from 0 to 1. */
export function evenly(count: number): number[] {
  return Array.from({ length: count }, (_, at) => (count > 1 ? at / (count - 1) : 0.5))
}

export function up(frame: Frame, value: number, { least, most }: Scale): number {
  const room = frame.height - frame.top - frame.bottom
  return frame.top + room * (1 - (value - least) / (most - least))
}

/** Which of the points is nearest to a place on the page. */
export function nearest(frame: Frame, x: number, shares: readonly number[]): number {
  const share = (x - frame.left) / Math.max(frame.width - frame.left - frame.right, 1)
  let best = 0
  for (const [at, other] of shares.entries()) if (Math.abs(other - share) < Math.abs(shares[best]! - share)) best = at
  return best
}

export function linePath(frame: Frame, values: readonly number[], shares: readonly number[], scale: Scale): string {
  return values
    .map(
      (value, at) =>
        `${at === 0 ? 'M' : 'L'}${across(frame, shares[at] ?? 0).toFixed(1)} ${up(frame, value, scale).toFixed(1)}`,
    )
    .join('')
}

/** At most so many of the places from 0 to count - 1, evenly, the first and the last among them. */
export function sampled(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at)
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)))
}

/** Which turn an answer belongs to, counted from 0. */
export function turnAt(starts: readonly number[], n: number): number {
  const after = starts.findIndex((start) => start > n)
  return after < 0 ? Math.max(starts.length - 1, 0) : Math.max(after - 1, 0)
}
