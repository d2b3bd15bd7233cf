import { beforeAll, describe, expect, it } from 'vitest'
import { chanceText, isSure, percentText, spreadOf, swingText } from './chances.ts'
import { learn } from './language.svelte.ts'

describe('a chance', () => {
  it('never says that it is surer than it is', () => {
    expect(spreadOf({ value: 0.34, low: 0.309, high: 0.373 })).toBe(4)
    expect(spreadOf({ value: 0.5, low: 0.46, high: 0.54 })).toBe(4)
    expect(spreadOf({ value: 1, low: 1, high: 1 })).toBe(0)
  })

  it('is more than noise when its interval leaves nothing out', () => {
    expect(isSure({ value: 0.12, low: 0.02, high: 0.22 })).toBe(true)
    expect(isSure({ value: -0.12, low: -0.2, high: -0.04 })).toBe(true)
    expect(isSure({ value: 0.12, low: -0.02, high: 0.26 })).toBe(false)
  })
})

describe('a chance in English', () => {
  beforeAll(() => learn('en'))

  it('is told in whole per cents, with its interval', () => {
    expect(percentText(0.344)).toBe('34%')
    expect(chanceText({ value: 0.34, low: 0.3, high: 0.38 })).toBe('34%\u00a0±\u00a04')
  })

  it('changes with a sign', () => {
    expect(swingText(0.12)).toBe('+12%')
    expect(swingText(-0.004)).toBe('0%')
    expect(swingText(-0.12)).toBe('−12%')
  })
})

describe('a chance in French', () => {
  beforeAll(() => learn('fr'))

  it('has a space before its sign', () => {
    expect(chanceText({ value: 0.34, low: 0.3, high: 0.38 })).toMatch(/^34[\u202f\u00a0]%\u00a0±\u00a04$/)
    expect(swingText(-0.12)).toMatch(/^−12[\u202f\u00a0]%$/)
  })
})
