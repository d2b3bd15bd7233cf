// Bids within a tap: the least, and a few steps above it, by the worth of what is sold.

const SHARES = [1 / 8, 1 / 4, 1 / 2]
const STEP = 5

/**
 * Up to four sums between the least bid and the most, rising.
 * `yardstick` is what the lot is worth at a glance, such as its printed price: raises are shares of it.
 */
export function quickRaises(least: number, most: number, yardstick: number): number[] {
  const wide = Math.max(yardstick, STEP)
  const raised = SHARES.map((share) => rounded(least + wide * share))
  // The most is within a tap too, but not right beside another sum.
  const within = [least, ...raised].map((sum) => Math.min(Math.max(sum, least), most)).sort((a, b) => a - b)
  return within.filter((sum, at) => at === 0 || sum - within[at - 1]! >= (sum === most ? STEP : 1))
}

const SEALED_SHARES = [1 / 2, 3 / 4, 1]

/** Sums for one's only bid, rising: shares of what the lot is worth at a glance, within bounds. */
export function sealedSums(least: number, most: number, yardstick: number): number[] {
  const sums = SEALED_SHARES.map((share) => Math.min(Math.max(rounded(yardstick * share), least), most))
  return [...new Set(sums)]
}

/** The one in the middle: to begin with. */
export const middleOf = (sums: readonly number[]): number | undefined => sums[Math.floor(sums.length / 2)]

/** Round sums are read and compared at a glance. */
function rounded(sum: number): number {
  return Math.round(sum / STEP) * STEP
}

/** A typed sum as a bid, or null when it is no whole number within bounds. */
export function bidOf(typed: number | null | undefined, least: number, most: number): number | null {
  return typed != null && Number.isInteger(typed) && typed >= least && typed <= most ? typed : null
}
