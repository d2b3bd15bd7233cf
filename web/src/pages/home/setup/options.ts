// Options that are taken up and left off, of which some cannot be played together.
import type { HouseRule } from '../../../protocol/types.ts'

/** The options once one is taken up or left off; one that is taken up leaves off those it cannot be played with. */
export function withOption(
  options: readonly string[],
  option: string,
  on: boolean,
  house: readonly HouseRule[],
): string[] {
  const excluded = house.find((rule) => rule.name === option)?.excludes ?? []
  const others = options.filter((other) => other !== option && !(on && excluded.includes(other)))
  return (on ? [...others, option] : others).sort()
}
