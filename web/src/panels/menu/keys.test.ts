import { afterEach, expect, it, vi } from 'vitest'
import { heldAt, hold, letGo } from '../../protocol/keys.ts'
import { dropDeadSeats } from './keys.ts'

afterEach(() => {
  letGo('family')
  vi.unstubAllGlobals()
})

/** A server that answers each key in its own way. */
function answering(answers: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    const key = headers['Authorization']!.replace('Bearer ', '')
    return Promise.resolve().then(() => answers[key]!())
  })
}

it('forgets the keys that the server knows to be dead, and none that it could not be asked about', async () => {
  hold('family', { seats: ['ALIVE', 'MOVED', 'GONE', 'BUSY', 'OFFLINE'] })
  answering({
    ALIVE: () => Response.json({ seats: [0] }),
    MOVED: () => Response.json({ seats: [] }),
    GONE: () => Response.json({ code: 'no-table' }, { status: 404 }),
    BUSY: () => Response.json({ code: 'too-many' }, { status: 429 }),
    OFFLINE: () => {
      throw new TypeError('no network')
    },
  })
  await dropDeadSeats('family')
  expect(heldAt('family').seats).toEqual(['ALIVE', 'BUSY', 'OFFLINE'])
})
