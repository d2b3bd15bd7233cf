// Which squares a tap and the keys reach while one is being chosen.
import { describe, expect, it, vi } from 'vitest'
import { keyWalks, tapOn, type Picking } from './picking.ts'

const toggles: Picking = { title: 'trade', squares: [1, 3, 39], chosen: [3], onpick: vi.fn() }
const act = { label: 'build', effect: '−50', act: vi.fn() }
const builds: Picking = { title: 'build', squares: [1, 3], acts: () => [act] }
const either: Picking = { title: 'keep', squares: [5], acts: () => [act, act] }

describe('a tap', () => {
  it('opens a square that cannot be chosen, and any where nothing is chosen', () => {
    expect(tapOn(null, -1, 1)).toBe('open')
    expect(tapOn(builds, -1, 2)).toBe('open')
  })
  it('chooses at once where a mistake costs nothing', () => {
    expect(tapOn(toggles, -1, 3)).toBe('pick')
  })
  it('shows first what it would do, and does it the second time on the same square', () => {
    expect(tapOn(builds, -1, 1)).toBe('select')
    expect(tapOn(builds, 1, 3)).toBe('select')
    expect(tapOn(builds, 1, 1)).toBe('act')
  })
  it('does nothing the second time when it was a double tap', () => {
    expect(tapOn(builds, 1, 1, false)).toBe('select')
  })
  it('never decides between two things', () => {
    expect(tapOn(either, 5, 5)).toBe('select')
  })
})

describe('the arrow keys', () => {
  it('go from one square that may be chosen to the next, round the board', () => {
    expect(keyWalks(toggles, 1, 'ArrowRight')).toBe(3)
    expect(keyWalks(toggles, 3, 'ArrowDown')).toBe(39)
    expect(keyWalks(toggles, 39, 'ArrowRight')).toBe(1)
    expect(keyWalks(toggles, 0, 'ArrowLeft')).toBe(39)
    expect(keyWalks(toggles, 20, 'ArrowUp')).toBe(3)
  })
  it('reach every square where nothing is chosen, as the other keys always do', () => {
    expect(keyWalks(null, 1, 'ArrowRight')).toBe(2)
    expect(keyWalks(toggles, 1, 'PageDown')).toBe(11)
    expect(keyWalks(toggles, 1, 'Home')).toBe(0)
    expect(keyWalks(toggles, 1, 'x')).toBe(-1)
  })
})
