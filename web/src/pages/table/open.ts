// Which sheet lies over the table.
import type { OfferView } from '../../protocol/types.ts'

export type Open =
  | { sheet: 'manage'; square?: number }
  /** No sheet: one's property is tapped on the board. */
  | { sheet: 'board' }
  /** A trade from nothing, with somebody, in answer to an offer, or with what was offered before. */
  | { sheet: 'trade'; to?: number; counter?: OfferView; again?: OfferView }
  | { sheet: 'offer'; by: number }
  | { sheet: 'log' }
  | { sheet: 'deed'; square: number }
  | { sheet: 'menu' }

/** What stands beside the board, one at a time. */
export type Tab = 'log' | 'offers' | 'chat'
