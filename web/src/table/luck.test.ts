import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Luck } from './luck.ts'

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

describe('what a device adds to the dice', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    })
  })

  it('is a chain: each link hashes to the one told before', () => {
    const luck = new Luck('table.0')
    let before = ''
    for (let at = 0; at < 5; at++) {
      const link = luck.lend()
      if (before) expect(hashed(link.digits)).toBe(before)
      before = link.digits
      link.back(true)
    }
  })

  it('offers the same link again when the server did not take it', () => {
    const luck = new Luck('table.0')
    const link = luck.lend()
    link.back(false)
    expect(luck.lend().digits).toBe(link.digits)
  })

  it('never has two links on their way', () => {
    const luck = new Luck('table.0')
    const link = luck.lend()
    expect(luck.lend().digits).toBe('')
    link.back(true)
    expect(hashed(luck.lend().digits)).toBe(link.digits)
  })

  it('goes on after a reload', () => {
    const link = new Luck('table.0').lend()
    link.back(true)
    const again = new Luck('table.0')
    expect(again.begun).toBe(true)
    expect(hashed(again.lend().digits)).toBe(link.digits)
    expect(hashed(new Luck('table.1').lend().digits)).not.toBe(link.digits)
  })
})
