import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a size is told in the unit that people would use, in each language', () => {
  expect(['en-GB', 'uk-UA', 'ru-RU'].map((locale) => fileSize(12_345, locale).replaceAll(' ', ' '))).toEqual(['12 kB', '12 кБ', '12 кБ'])
  expect([fileSize(640, 'en-GB'), fileSize(3_440_000, 'en-GB')]).toEqual(['640 byte', '3.4 MB'])
})
