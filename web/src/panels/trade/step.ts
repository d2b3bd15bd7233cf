// How much more or less at a time: a round sum that fits what things cost in this edition.
import type { Look } from '../../protocol/types.ts'

export function stepOf(look: Look): number {
  const prices = look.squares.map(({ price }) => price).filter((price) => price > 0)
  return prices.length === 0 ? 1 : 10 ** (String(Math.min(...prices)).length - 1)
}
