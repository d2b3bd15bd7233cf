import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heardOf, keepHeard } from './heard.ts'
import { Lucks } from './luck.ts'

describe('what this device keeps of the dice', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    })
  })

  it('is what was shown first, and is not exchanged afterwards', () => {
    keepHeard('t', 'c0', 1, '')
    keepHeard('t', 'c1', 1, 'aa')
    keepHeard('t', 'c1', 2, 'bb')
    expect(heardOf('t')).toEqual({ commitment: 'c0', salts: { 1: '', 2: 'bb' } })
    expect(heardOf('u')).toEqual({ commitment: '', salts: {} })
  })

  it('is nothing where what was kept cannot be read, or nothing can be kept', () => {
    kept.set('casedepart.heard.t', '{')
    expect(heardOf('t').salts).toEqual({})
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    keepHeard('t', 'c0', 1, 'aa')
    expect(heardOf('t').commitment).toBe('')
  })

  it('is kept when a link is told for a draw, and not when a chain is begun', () => {
    const lucks = new Lucks('t')
    lucks.due({ number: 3, called: [], known: [], salt: '' }, [0], 'c0')
    expect(heardOf('t')).toEqual({ commitment: '', salts: {} })
    lucks.due({ number: 4, called: [0], known: [0], salt: 'aa' }, [0], 'c0')
    expect(heardOf('t')).toEqual({ commitment: 'c0', salts: { 4: 'aa' } })
  })
})
