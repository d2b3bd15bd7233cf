// Doing what was planned, one act after the other, as far as the server agrees.
import type { ActTerms } from '../../protocol/types.ts'
import type { TableStore } from '../../table/table.svelte.ts'

/** The game may go on between two acts, by a bid or a claim of someone else: then it is asked again, so often. */
const TRIES = 4

/** How many were done: all of them, or those before the first that was not taken. */
export async function perform(table: Pick<TableStore, 'act'>, acts: readonly ActTerms[]): Promise<number> {
  for (const [done, act] of acts.entries()) {
    if (!(await isDone(table, act))) return done
  }
  return acts.length
}

async function isDone(table: Pick<TableStore, 'act'>, { verb, n = -1, give, get, word }: ActTerms): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried++) {
    const reply = await table.act(verb, n, { ...(give && { give }), ...(get && { get }), ...(word && { word }) })
    if (reply.type === 'done') return true
    if (reply.type !== 'stale') return false
  }
  return false
}
