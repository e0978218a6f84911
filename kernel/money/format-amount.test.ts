import { expect, test } from 'vitest'
import { formatAmount } from './format-amount.ts'

const uah = { currency: 'UAH', exponent: 2 }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  ['uk', '1 234,56 ₴'],
  ['ru', '1 234,56 ₴'],
  ['en', '₴1,234.56'],
])('an amount of hryvnia in %s', (locale, text) => {
  expect(plain(formatAmount(123456, { ...uah, locale }))).toBe(text)
})

test.each([
  ['uk-UA', '1 000 ₴'],
  ['ru-UA', '1 000 ₴'],
  ['en-GB', '₴1,000'],
])('four digits are grouped in %s, as more of them are', (locale, text) => {
  expect(plain(formatAmount(100_000, { ...uah, locale, trim: true }))).toBe(text)
  expect(plain(formatAmount(1_000_000, { ...uah, locale, trim: true }))).toBe(text.replace('1', '10'))
})

test('whole amounts lose their zeros only when asked', () => {
  expect(plain(formatAmount(50000, { ...uah, locale: 'uk' }))).toBe('500,00 ₴')
  expect(plain(formatAmount(50000, { ...uah, locale: 'uk', trim: true }))).toBe('500 ₴')
  expect(plain(formatAmount(50050, { ...uah, locale: 'uk', trim: true }))).toBe('500,50 ₴')
})

test('a currency that ISO does not know keeps its code and up to four digits', () => {
  const usdt = { currency: 'USDT', exponent: 6, locale: 'en' }
  expect(plain(formatAmount(12_500_000, usdt))).toBe('12.50 USDT')
  expect(plain(formatAmount(1_999_999, usdt))).toBe('1.9999 USDT')
})

test('an amount beyond what a double can hold stays exact', () => {
  expect(plain(formatAmount(9_007_199_254_740_993_11n, { ...uah, locale: 'en' }))).toBe('₴9,007,199,254,740,993.11')
})

test('signs: a gain with its plus, nothing without one', () => {
  expect(plain(formatAmount(1000, { ...uah, locale: 'en', sign: 'always' }))).toBe('+₴10.00')
  expect(plain(formatAmount(0, { ...uah, locale: 'en', sign: 'always' }))).toBe('₴0.00')
  expect(plain(formatAmount(-1000, { ...uah, locale: 'en' }))).toBe('-₴10.00')
})
