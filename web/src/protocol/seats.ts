// Taking over a seat from another device, by the code that it shows.
import { post } from './http.ts'
import { holdSeat } from './keys.ts'
import type { SeatKey } from './types.ts'

/** The seat's table, once its key is held here; the same code with the same key gives the same seat again. */
export async function takeSeat(code: string, key: string): Promise<string> {
  const seat = await post<SeatKey>('/api/seats', { code, key })
  holdSeat(seat.table, seat.key)
  return seat.table
}

/** The address that takes a seat over when it is opened: a phone's camera reads it off the screen. */
export function moveLink(code: string): string {
  return `${location.origin}/join#${code}`
}
