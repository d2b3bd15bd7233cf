// Who may tell the program what lies on the table, and in whose name, as the server takes it.
import type { State } from '../protocol/types.ts'

/** May this device tell the dice or the card that are waited for? The seat that throws may, for a bot anyone, and the host always. */
export function mayTell({ box, you, table }: State): boolean {
  if (!box?.wanted) return false
  if (you.host || you.seats.includes(box.by)) return true
  return you.seats.length > 0 && !!table.seats[box.by]?.bot
}

/** May this device take back the last answer? The host may, and whoever gave it. */
export function mayUndo({ box, you }: State): boolean {
  return !!box && box.undo > 0 && (you.host || you.seats.includes(box.undo_by))
}

/** In whose name this device speaks of a seat: its own where it holds it, else the host's, else any that it holds. */
export function speakerFor({ you }: State, seat: number): number {
  if (you.seats.includes(seat)) return seat
  return you.host ? -1 : (you.seats[0] ?? -1)
}
