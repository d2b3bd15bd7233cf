// What the server says of a game that is over.
import type { ChanceView, Deed } from './types.ts'

export interface ReviewedMoment {
  n: number
  turn: number
  seat: number
  chances: ChanceView[]
}

export interface TurningPoint {
  n: number
  seat: number
  before: number
  after: number
}

export interface ReviewedTrade {
  n: number
  seat: number
  offer: Deed
  accepted: boolean
  swing: ChanceView[]
}

export interface Review {
  playouts: number
  moments: ReviewedMoment[]
  turning: TurningPoint | null
  trades: ReviewedTrade[]
}
