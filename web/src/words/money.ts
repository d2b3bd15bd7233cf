// Sums as an edition prints them.

interface Money {
  symbol: string
  /** By language: does the sign stand before the figure? */
  first: Record<string, boolean>
}

const NO_BREAK = '\u00a0'
const MINUS = '\u2212'

export function asMoney(amount: number, money: Money | null, language: string): string {
  const figure = grouped(Math.abs(amount), language)
  const sign = amount < 0 ? MINUS : ''
  if (!money?.symbol) return sign + figure
  if (!money.first[language]) return `${sign}${figure}${NO_BREAK}${money.symbol}`
  const gap = /\p{L}$/u.test(money.symbol) || signStandsApart(language) ? NO_BREAK : ''
  return `${sign}${money.symbol}${gap}${figure}`
}

const apart = new Map<string, boolean>()

/** Is there a space between the sign of a currency and the figure, as in 5 €? */
function signStandsApart(language: string): boolean {
  const known = apart.get(language)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).formatToParts(1)
  const found = parts.some(({ type }) => type === 'literal')
  apart.set(language, found)
  return found
}

/** One a language: to make one takes longer than to use it. */
const formats = new Map<string, Intl.NumberFormat>()

/** A whole number with its thousands parted as the language does. */
export function grouped(amount: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language)
  formats.set(language, format)
  return format.format(amount)
}
