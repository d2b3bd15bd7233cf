// Sums as an edition prints them.
import type { Language } from './language.svelte.ts'

interface Money {
  symbol: string
  first: { fr: boolean; en: boolean }
}

const NO_BREAK = '\u00a0'
const THIN = '\u202f'
const MINUS = '\u2212'

export function asMoney(amount: number, money: Money | null, language: Language): string {
  const figure = grouped(Math.abs(amount), language)
  const sign = amount < 0 ? MINUS : ''
  if (!money?.symbol) return sign + figure
  if (!money.first[language]) return `${sign}${figure}${NO_BREAK}${money.symbol}`
  const gap = /\p{L}$/u.test(money.symbol) ? NO_BREAK : ''
  return `${sign}${money.symbol}${gap}${figure}`
}

export function grouped(amount: number, language: Language): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'fr' ? THIN : ',')
}
