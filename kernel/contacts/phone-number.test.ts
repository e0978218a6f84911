import { expect, test } from 'vitest'
import { phoneOf } from '#kernel/contacts/phone-number.ts'

test.each([
  ['+380501234567', '+380501234567'],
  ['050 123-45-67', '+380501234567'],
  ['(050) 123 45 67', '+380501234567'],
  ['00380501234567', '+380501234567'],
  ['380501234567', '+380501234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+48–601–234–567', '+48601234567'],
])('API-034: %j is %s', (typed, phone) => expect(phoneOf(typed, 'UA')).toBe(phone))

test('API-034: at home numbers are written as at home', () => {
  expect([phoneOf('07911 123456', 'GB'), phoneOf('601 234 567', 'PL')]).toEqual(['+447911123456', '+48601234567'])
  expect(phoneOf('0501234567', 'DE')).toBeUndefined()
})

test.each(['', '+', '12', '+0501234567', '0501234', `+${'1'.repeat(16)}`, '050123456x', '+38050 123 45 67 доб. 2', '+380501234567\u0000'])(
  'API-034: %j is no phone number',
  (typed) => expect(phoneOf(typed, 'UA')).toBeUndefined(),
)
