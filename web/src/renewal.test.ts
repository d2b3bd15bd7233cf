import { afterEach, describe, expect, it, vi } from 'vitest'
import { renew } from './renewal.ts'

const LONG_OPEN = 60_000

describe('a page of which a part cannot be loaded', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is loaded anew when the server answers', async () => {
    vi.stubGlobal('fetch', async () => new Response(''))
    const reload = vi.fn()
    await renew(reload, LONG_OPEN)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('stays while the server does not answer', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
    const reload = vi.fn()
    await renew(reload, LONG_OPEN)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not loaded again and again', async () => {
    vi.stubGlobal('fetch', async () => new Response(''))
    const reload = vi.fn()
    await renew(reload, 0)
    expect(reload).not.toHaveBeenCalled()
  })
})
