// The curve of chances over a game: where it stands on its frame, without a page.
import { across, up, type Frame, type Scale } from '../end/chart.ts'
import type { ReviewedMoment, TurningPoint } from '../../protocol/types.ts'

/** From no chance to a game that is won. */
export const WHOLE: Scale = { least: 0, most: 1 }

/** Where each moment stands from the left to the right, by the turn it is of. */
export function sharesOf(moments: readonly ReviewedMoment[]): number[] {
  const first = moments[0]?.turn ?? 0
  const span = Math.max((moments.at(-1)?.turn ?? 0) - first, 1)
  return moments.map(({ turn }) => (turn - first) / span)
}

/** One seat's chances, moment by moment. */
export function lineOf(moments: readonly ReviewedMoment[], seat: number): number[] {
  return moments.map(({ chances }) => chances[seat]?.value ?? 0)
}

/** How far one seat's chances may be off, as a closed shape: along the top, and back below. */
export function bandPath(
  frame: Frame,
  moments: readonly ReviewedMoment[],
  shares: readonly number[],
  seat: number,
): string {
  const place = (at: number, chance: number) =>
    `${across(frame, shares[at] ?? 0).toFixed(1)} ${up(frame, chance, WHOLE).toFixed(1)}`
  const top = moments.map(({ chances }, at) => place(at, chances[seat]?.high ?? 0))
  const below = moments.map(({ chances }, at) => place(at, chances[seat]?.low ?? 0))
  return top.length > 0 ? `M${[...top, ...below.reverse()].join('L')}Z` : ''
}

/** The first of the moments at which the game had turned; -1: it did not. */
export function turnedAt(moments: readonly ReviewedMoment[], turning: Pick<TurningPoint, 'last'> | null): number {
  return turning ? moments.findIndex(({ n }) => n >= turning.last) : -1
}
