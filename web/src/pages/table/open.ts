// Which sheet lies over the table.
import type { OfferView } from '../../protocol/types.ts'

export type Open =
  | { sheet: 'manage'; square?: number }
  /** No sheet: one's property is tapped on the board. */
  | { sheet: 'board' }
  | { sheet: 'trade'; to?: number; counter?: OfferView }
  | { sheet: 'deed'; square: number }
  | { sheet: 'menu' }
