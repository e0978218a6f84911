import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import {
  amountFault,
  currencyById,
  depositLimits,
  isFinal,
  lastFirst,
  paymentStates,
  stateAfter,
  statesBefore,
  type PaymentState,
} from './rules.ts'
import { texts } from './texts.ts'

const anyState = fc.constantFrom(...paymentStates)
const after = (told: readonly PaymentState[]): PaymentState => told.reduce<PaymentState>(stateAfter, 'created')

test('reliability 21: the same messages lead to the same state in any order and any number of repeats', () => {
  fc.assert(
    fc.property(fc.array(anyState, { maxLength: 8 }), fc.array(fc.nat(), { maxLength: 8 }), (told, order) => {
      const shuffled = told.toSorted((a, b) => (order[told.indexOf(a)] ?? 0) - (order[told.indexOf(b)] ?? 0))
      expect(after([...shuffled, ...shuffled])).toBe(after(told))
    }),
  )
})

test('WA-004: a deposit only moves forward, and a completed one never moves again', () => {
  fc.assert(
    fc.property(anyState, anyState, (now, told) => {
      const next = stateAfter(now, told)
      expect(paymentStates.indexOf(next)).toBeGreaterThanOrEqual(paymentStates.indexOf(now))
    }),
  )
  for (const told of paymentStates) expect(stateAfter('completed', told)).toBe('completed')
})

test.each([
  ['created', 'pending', 'pending'],
  ['created', 'completed', 'completed'],
  ['pending', 'failed', 'failed'],
  ['pending', 'created', 'pending'],
  ['completed', 'failed', 'completed'],
  ['failed', 'pending', 'failed'],
  // Money that was taken is credited, whatever was guessed or said before.
  ['expired', 'completed', 'completed'],
  ['failed', 'completed', 'completed'],
  ['expired', 'pending', 'expired'],
] as const)('WA-004: %s, told %s, becomes %s', (now, told, next) => expect(stateAfter(now, told)).toBe(next))

test('a state is never among those before it', () => {
  for (const state of paymentStates) expect(statesBefore(state)).not.toContain(state)
  expect(statesBefore('created')).toEqual([])
  expect(statesBefore('completed')).toEqual(['created', 'pending', 'expired', 'failed'])
})

test('a page asks on while a payment is created or pending', () => {
  expect(paymentStates.filter((state) => !isFinal(state))).toEqual(['created', 'pending'])
})

test('CN-052, WA-005: the smallest deposit is 50 UAH, and the bounds themselves are taken', () => {
  const limits = depositLimits('UAH')
  expect(limits.min).toBe(5_000)
  expect(amountFault(4_999, limits)).toBe('deposit-below-minimum')
  expect(amountFault(5_000, limits)).toBeNull()
  expect(amountFault(limits.max, limits)).toBeNull()
  expect(amountFault(limits.max + 1, limits)).toBe('deposit-above-maximum')
})

test('what every currency offers lies within its own limits, in its own exponent', () => {
  for (const currency of Object.keys(currencies) as Currency[]) {
    const { presets, usual, ...limits } = depositLimits(currency)
    for (const amount of [...presets, usual]) expect(amountFault(amount, limits)).toBeNull()
    expect(presets).toContain(usual)
  }
  expect(depositLimits('USDT').min).toBe(2_000_000)
})

test('a currency is found by its id', () => {
  expect(currencyById(2)).toBe('UAH')
  expect(currencyById(4)).toBe('USDT')
  expect(currencyById(99)).toBeUndefined()
})

test('the last method stands first, the others keep their order', () => {
  const methods = [{ id: 1 }, { id: 2 }, { id: 3 }]
  expect(lastFirst(methods, 3)).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }])
  expect(lastFirst(methods, null)).toEqual(methods)
  expect(lastFirst(methods, 9)).toEqual(methods)
})

test('CN-071b: what became of a payment has the keys that the specification names, in every language', () => {
  const told = [texts['cardPayment.depositComplete'], texts['cardPayment.depositFailed']]
  expect(told.flatMap(({ uk, ru, en }) => [uk, ru, en]).every((text) => text.length > 0)).toBe(true)
})
