import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/', search: '', hash: '' })
vi.stubGlobal('history', { state: null })
vi.stubGlobal('addEventListener', () => undefined)
const { placeOf } = await import('./router.svelte.ts')

const at = (pathname: string, hash = '') => placeOf({ pathname, search: '', hash })

describe('an address', () => {
  it('names a page and a table, and may carry a key', () => {
    expect(at('/join/abc', '#KEY')).toMatchObject({ page: 'join', id: 'abc', mark: 'KEY' })
    expect(at('/')).toMatchObject({ page: 'home', id: '' })
  })

  it('that leads nowhere, or was cut off, is a lost one', () => {
    expect(at('/foo/bar').page).toBe('lost')
    expect(at('/table/a/b').page).toBe('lost')
    expect(at('/table/%E0%A4%A').page).toBe('lost')
    expect(at('/rules/classic', '#%E0%A4%A').mark).toBe('')
  })
})
