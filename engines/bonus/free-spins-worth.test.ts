import { expect, test } from 'vitest'
import { engineOf, slotEngines } from '../registry.ts'
import { meanReturn, returnsOf } from './game-returns.ts'
import { spinsWin } from './free-spins-worth.ts'
import { worthOf } from './worth.ts'

test('free spins win as many of their stakes as the least generous of their games returns', () => {
  const least = Math.min(...slotEngines.map((engine) => meanReturn(engine)))
  expect(spinsWin(50, slotEngines)).toBeCloseTo(50 * least, 9)
  expect(spinsWin(50, [])).toBe(0)
})

test('what free spins add to the purse of a bonus is wagered with it, and the cap holds for both', () => {
  const returns = returnsOf(engineOf('golden-orchard')!)!
  const play = { bonus: 20, cash: 0, rounds: 40, cap: null } as const
  expect(worthOf({ ...play, spins: 10 }, returns)).toEqual(worthOf({ ...play, bonus: 30 }, returns))
  expect(worthOf({ ...play, spins: 10, cap: 20 }, returns).ends).toBeLessThan(worthOf({ ...play, spins: 10 }, returns).ends)
})
