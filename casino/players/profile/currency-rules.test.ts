import { expect, test } from 'vitest'
import { currency_stays_ms, currencyChoice } from './currency-rules.ts'

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number))
const step = (from: string, to: string, at: Date, is_return = false) => ({ from, to, at, is_return })

test('A-046: a currency that was chosen stays for 30 days', () => {
  expect(currencyChoice([], day(1))).toEqual({ free_at: null, returns_to: null })
  const steps = [step('UAH', 'USD', day(1))]
  const free_at = new Date(day(1).getTime() + currency_stays_ms)
  expect(currencyChoice(steps, day(30))).toEqual({ free_at, returns_to: 'UAH' })
  expect(currencyChoice(steps, free_at)).toEqual({ free_at: null, returns_to: null })
})

test('A-046: a mistake is taken back at once, but only once', () => {
  const steps = [step('USD', 'UAH', day(2), true), step('UAH', 'USD', day(1))]
  expect(currencyChoice(steps, day(3))).toEqual({ free_at: day(31), returns_to: null })
})
