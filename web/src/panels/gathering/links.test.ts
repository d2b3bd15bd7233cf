import { describe, expect, it, vi } from 'vitest'
import { isOnlyHere, joinLink, watchLink } from './links.ts'

vi.stubGlobal('location', { origin: 'http://home:8000', hostname: 'home' })
const HELD = { table: 'T', seats: [], opened: 0 }

describe('links to a table', () => {
  it('carry the key after the #, where no server sees it', () => {
    expect(joinLink('T', { ...HELD, invite: 'KEY' }, false)).toBe('http://home:8000/join/T#KEY')
    expect(watchLink('T', { ...HELD, watch: 'EYE' }, false)).toBe('http://home:8000/watch/T#EYE')
  })

  it('are not made without a key, unless the table is public', () => {
    expect(joinLink('T', HELD, false)).toBe('')
    expect(joinLink('T', HELD, true)).toBe('http://home:8000/join/T')
    expect(watchLink('T', HELD, false)).toBe('')
  })

  it('say when they lead nowhere from another device', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].map((host) => isOnlyHere(host))).toEqual([true, true, true])
    expect(isOnlyHere('192.168.1.5')).toBe(false)
  })
})
