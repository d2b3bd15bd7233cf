import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { figuresOf, kitOf } from './kits.svelte.ts'

const CATALOGUE = new URL('../../../../src/casedepart/editions/catalogue/', import.meta.url)
const EDITIONS = readdirSync(CATALOGUE)
  .filter((file) => file.endsWith('.toml'))
  .map((file) => {
    const text = readFileSync(new URL(file, CATALOGUE), 'utf8')
    const list = /tokens = \[([^\]]*)\]/.exec(text)![1]!
    const tokens = [...list.matchAll(/fr = "([^"]+)", en = "([^"]+)"/g)].map(([, fr, en]) => ({
      fr: fr!,
      en: en!,
      ours: true,
    }))
    return { id: file.replace('.toml', ''), tokens }
  })

/** The numbers of a path. */
const numbersIn = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

describe('the pieces', () => {
  it.each(EDITIONS)('are drawn for every token of $id, each another', async ({ id, tokens }) => {
    expect(tokens.length).toBeGreaterThanOrEqual(6)
    const figures = await figuresOf({ id, tokens })
    const bodies = figures.map((figure) => figure?.body)
    expect(bodies.every(Boolean)).toBe(true)
    expect(new Set(bodies).size).toBe(tokens.length)
    for (const body of bodies) expect(Math.max(...numbersIn(body!).map(Math.abs))).toBeLessThanOrEqual(40)
  })

  it('serve an edition of one’s own that names them, and no other', async () => {
    const tokens = [
      { en: 'Teapot', fr: 'Théière', ours: true },
      { en: 'Cat', fr: 'Chat', ours: true },
    ]
    const [teapot, cat] = await figuresOf({ id: 'mine', tokens })
    expect(teapot?.body).toBeTruthy()
    expect(cat).toBeUndefined()
  })
})

describe('the corners', () => {
  it('are drawn for every edition, no two the same', async () => {
    const kits = await Promise.all(EDITIONS.map(({ id }) => kitOf(id)))
    for (const corner of ['jail', 'parking', 'police', 'go'] as const) {
      const drawn = kits.map((kit) => JSON.stringify(kit!.corners[corner]))
      expect(new Set(drawn).size).toBe(EDITIONS.length)
    }
    expect(await kitOf('mine')).toBeNull()
  })
})
