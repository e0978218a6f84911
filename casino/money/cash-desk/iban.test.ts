import { expect, test } from 'vitest'
import { maskedIban, typedIban } from './iban.ts'

test('an IBAN is taken as people type it, with spaces and small letters', () => {
  expect(typedIban('UA21 3223 1300 0002 6007 2335 6600 1')).toBe('UA213223130000026007233566001')
  expect(typedIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
})

test('an IBAN with one wrong or two swapped digits, of a wrong length or of no country is none', () => {
  expect(typedIban('UA213223130000026007233566002')).toBeNull()
  expect(typedIban('UA213223130000026007233566010')).toBeNull()
  expect(typedIban('UA21322313000002600723356600')).toBeNull()
  expect(typedIban('XX213223130000026007233566001')).toBeNull()
  for (const nothing of ['', 'UA', '4242 4242 4242 4242', 'UA21<script>', `UA${'0'.repeat(500)}`]) expect(typedIban(nothing)).toBeNull()
})

test('an IBAN is shown by its ends alone', () => {
  expect(maskedIban('UA213223130000026007233566001')).toBe('UA21 •••• 6001')
})
