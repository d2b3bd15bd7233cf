import { describe, expect, it } from 'vitest'
import { selectorsOf } from './pointing.ts'

describe('where the teacher points', () => {
  it('is at the exact button first, then at any of the verb', () => {
    expect(selectorsOf({ verb: 'steals', n: 16 })).toEqual([
      '[data-verb="steals"][data-n="16"]',
      '[data-plan="steals"][data-n="16"]',
      '[data-verb="steals"]',
    ])
  })

  it('is at the way into a sheet where the act begins in one', () => {
    expect(selectorsOf({ verb: 'offers', n: 1 }).at(-1)).toBe('[data-free="trade"]')
    expect(selectorsOf({ verb: 'builds', n: 9 }).at(-1)).toBe('[data-free="manage"]')
  })
})
