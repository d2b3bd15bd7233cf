import { describe, expect, it } from 'vitest'
import type { HouseRule } from '../../../protocol/types.ts'
import { isSwitch, kept, numberIn } from './numbers.ts'

const SALARY = {
  name: 'go_salary',
  setting: false,
  label: { fr: 'Le salaire', en: 'The salary' },
  usual: 400,
  least: 0,
  most: 1000,
}
const PAID = { ...SALARY, name: 'deeds_paid', usual: 0, most: 1 }
const HOUSE = [
  { name: 'salary', numbers: [SALARY] },
  { name: 'dealt-deeds', numbers: [PAID] },
  { name: 'no-auctions', numbers: [] },
] as unknown as HouseRule[]

describe('a number of a house rule', () => {
  it('is a whole number within the bounds that the server told', () => {
    const written = ['300', ' 1 000 ', '1001', '-1', '3.5e2', '', 'many', '0']
    expect(written.map((word) => numberIn(word, SALARY))).toEqual([300, 1000, null, null, null, null, null, 0])
  })

  it('is a switch where it is 0 or 1', () => {
    expect([SALARY, PAID].map(isSwitch)).toEqual([false, true])
  })

  it('is kept only where its rule is on and it is not the usual one', () => {
    const numbers = { go_salary: 300, deeds_paid: 1, coins: 3 }
    expect(kept(numbers, ['salary'], HOUSE)).toEqual({ go_salary: 300, coins: 3 })
    expect(kept({ go_salary: 400 }, ['salary'], HOUSE)).toEqual({})
    expect(kept(numbers, [], HOUSE)).toEqual({ coins: 3 })
  })
})
