import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Luck, Lucks } from './luck.ts'

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

describe('what a device adds to the dice', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    })
  })

  it('is a chain: each link hashes to the one for the number before', () => {
    const luck = new Luck('table.0')
    let before = luck.begin(7)
    for (let number = 8; number < 12; number++) {
      const link = luck.link(number)
      expect(hashed(link)).toBe(before)
      expect(link).toMatch(/^[0-9a-f]{64}$/)
      before = link
    }
  })

  it('tells the same link for a number as often as it is asked', () => {
    const luck = new Luck('table.0')
    luck.begin(0)
    expect(luck.link(5)).toBe(luck.link(5))
  })

  it('has none before its beginning, at its end, and without a chain', () => {
    const luck = new Luck('table.0')
    expect(luck.link(1)).toBe('')
    luck.begin(3)
    expect(luck.link(2)).toBe('')
    expect(luck.link(2002)).not.toBe('')
    expect(luck.link(2003)).toBe('')
  })

  it('goes on after a reload', () => {
    const first = new Luck('table.0').begin(0)
    expect(hashed(new Luck('table.0').link(1))).toBe(first)
    expect(new Luck('table.1').link(1)).toBe('')
  })

  it('begins anew where what was kept is of another kind', () => {
    kept.set('casedepart.luck.table.0', '{"start":"ab","told":3}')
    expect(new Luck('table.0').link(1)).toBe('')
  })

  it('is begun where no chain is known, once, and told when the draw waits for it', () => {
    const lucks = new Lucks('table')
    const [begun] = lucks.due({ number: 0, called: [], known: [1], salt: '' }, [0, 1], '')
    expect(begun).toMatchObject({ seat: 0, number: 0 })
    expect(lucks.due({ number: 0, called: [], known: [1], salt: '' }, [0, 1], '')).toEqual([])
    expect(lucks.due({ number: 1, called: [], known: [0, 1], salt: '' }, [0], '')).toEqual([])
    const [told] = lucks.due({ number: 1, called: [0, 1], known: [0, 1], salt: '' }, [0], '')
    expect(hashed(told!.luck)).toBe(begun!.luck)
    expect(lucks.due({ number: 1, called: [0, 1], known: [0, 1], salt: '' }, [0], '')).toEqual([])
    lucks.again()
    expect(lucks.due({ number: 1, called: [0, 1], known: [0, 1], salt: '' }, [0], '')).toEqual([told])
  })

  it('begins anew when it was passed over', () => {
    const lucks = new Lucks('table')
    const [first] = lucks.due({ number: 0, called: [], known: [], salt: '' }, [0], '')
    const [second] = lucks.due({ number: 5, called: [], known: [], salt: '' }, [0], '')
    expect(second!.luck).not.toBe(first!.luck)
    expect(hashed(lucks.due({ number: 6, called: [0], known: [0], salt: '' }, [0], '')[0]!.luck)).toBe(second!.luck)
  })
})
