import { expect, test } from 'vitest'
import { birthDateOfInn, isInn, isInnExempt, maskInn } from './inn.ts'

/** Worked out by hand: their weighted sums leave 1, 5 and 8 of eleven. */
const right = ['3184710691', '2222222225', '1111111118']

const checkDigit = (nine: string): string => {
  const sum = [...nine].map(Number).reduce((total, digit, place) => total + digit * ([-1, 5, 7, 9, 4, 6, 10, 5, 7][place] ?? 0), 0)
  return String((sum % 11) % 10)
}

test('PR-004: a number with its right check digit is one', () => {
  for (const nine of ['318471069', '123456789', '299912345', '400001234']) expect(isInn(nine + checkDigit(nine))).toBe(true)
  expect(right.filter(isInn)).toEqual(right)
})

test('PR-004: any single wrong digit is noticed, but where eleven leaves the same rest', () => {
  const number = '3184710691'
  const missed: string[] = []
  for (let place = 0; place < 10; place++)
    for (let digit = 0; digit < 10; digit++) {
      const typed = number.slice(0, place) + String(digit) + number.slice(place + 1)
      if (typed !== number && isInn(typed)) missed.push(typed)
    }
  expect(missed.length).toBeLessThanOrEqual(9)
  expect(isInn('3184710692')).toBe(false)
})

test.each(['', '318471069', '31847106911', '31847l0691', ' 3184710691', '0000000000', '٣١٨٤٧١٠٦٩١'])('PR-004: %j is no number', (typed) => {
  expect(isInn(typed)).toBe(false)
})

test('the number says the day of birth, and little of it is shown', () => {
  expect(birthDateOfInn('3184710691')).toBe('1987-03-12')
  expect(maskInn('3184710691')).toBe('••••••0691')
})

test('CN-067, GA-005: RUB and USD need no number', () => {
  expect(['RUB', 'USD', 'UAH', 'EUR'].map(isInnExempt)).toEqual([true, true, false, false])
})
