// Numbers of house rules as someone writes them: the server says what they may be, and checks them again.
import type { HouseNumber, HouseRule } from '../../../protocol/types.ts'

const GAPS = /[\s.,'’]/g
const WHOLE = /^\d{1,9}$/

/** The whole number that is written, with or without gaps; null where it is none, or out of bounds. */
export function numberIn(written: string, { least, most }: HouseNumber): number | null {
  const plain = written.replace(GAPS, '')
  if (!WHOLE.test(plain)) return null
  const value = Number(plain)
  return value >= least && value <= most ? value : null
}

/** Is it no number but a yes or a no? */
export function isSwitch({ least, most }: HouseNumber): boolean {
  return least === 0 && most === 1
}

/** The numbers that differ from the usual ones of the rules that are on; a state and a link say no others. */
export function kept(
  numbers: Readonly<Record<string, number>>,
  options: readonly string[],
  house: readonly HouseRule[],
): Record<string, number> {
  const on = house.filter((rule) => options.includes(rule.name)).flatMap((rule) => rule.numbers)
  const usual = new Map(house.flatMap((rule) => rule.numbers).map((number) => [number.name, number.usual]))
  const names = new Set(on.map((number) => number.name))
  return Object.fromEntries(
    Object.entries(numbers).filter(
      ([name, value]) => !usual.has(name) || (names.has(name) && value !== usual.get(name)),
    ),
  )
}
