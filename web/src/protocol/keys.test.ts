import { afterEach, describe, expect, it, vi } from 'vitest'
import { heldTables, hold, holdSeat, keysAt, letGo } from './keys.ts'

function refusingStorage(): Storage {
  const refuse = (): never => {
    throw new DOMException('nothing is stored here', 'SecurityError')
  }
  return { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse, key: refuse, length: 0 }
}

describe('keys of a browser that stores nothing', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are held until the page is closed', () => {
    vi.stubGlobal('localStorage', refusingStorage())
    hold('one', { host: 'HOST', invite: 'INVITE' })
    holdSeat('one', 'SEAT')
    hold('two', { watch: 'WATCH' })
    expect(keysAt('one')).toEqual(['HOST', 'SEAT', 'INVITE'])
    expect(keysAt('two')).toEqual(['WATCH'])
    letGo('one')
    expect(heldTables().map((held) => held.table)).toEqual(['two'])
  })
})
