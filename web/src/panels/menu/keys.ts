// Which of the keys that this browser holds opens which seat.
import { CallError, get } from '../../protocol/http.ts'
import { heldAt, hold } from '../../protocol/keys.ts'
import type { Summary } from '../../protocol/types.ts'

/** The key of a seat; the server says which, for keys are kept in the order in which seats were taken. */
export async function seatKey(table: string, seat: number): Promise<string | undefined> {
  for (const key of heldAt(table).seats) {
    const summary = await get<Summary>(`/api/tables/${table}`, { key }).catch(() => null)
    if (summary?.seats.includes(seat)) return key
  }
  return undefined
}

/** Forget the keys that open no seat any more: it has moved to another device, or a bot plays it. */
export async function dropDeadSeats(table: string): Promise<void> {
  const held = heldAt(table)
  const dead = await Promise.all(held.seats.map((key) => isDead(table, key)))
  hold(table, { seats: held.seats.filter((_, at) => !dead[at]) })
}

/** Does the server say that this key opens no seat? One that does not answer has said nothing. */
async function isDead(table: string, key: string): Promise<boolean> {
  try {
    return (await get<Summary>(`/api/tables/${table}`, { key })).seats.length === 0
  } catch (error) {
    return error instanceof CallError && error.status === 404
  }
}

/** Forget a seat that one has left. */
export function forgetSeat(table: string, key: string | undefined): void {
  const held = heldAt(table)
  hold(table, { seats: held.seats.filter((other) => other !== key) })
}
