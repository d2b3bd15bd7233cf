import { describe, expect, it } from 'vitest'
import { contrast, mixed, readable, textOn } from './colour.ts'

describe('colours that can be read', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(['#f5d90a', '#e3350d', '#1d3f8f', '#a6d8f0', '#000000', '#ffffff'])(
    'makes %s readable on light and dark',
    (colour) => {
      for (const background of ['#fffdf8', '#20262a']) {
        expect(contrast(readable(colour, background), background)).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it('leaves alone what can be read already', () => {
    expect(readable('#1d3f8f', '#ffffff')).toBe('#1d3f8f')
  })

  it('finds a text colour that stands out', () => {
    for (const colour of ['#f5d90a', '#8e2a6b', '#808080'])
      expect(contrast(textOn(colour), colour)).toBeGreaterThan(4.4)
  })

  it('mixes by share', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
  })
})
