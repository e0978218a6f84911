import { expect, test } from 'vitest'
import { couldBePhone } from '#kernel/contacts/phone-shape.ts'

test.each(['+380501234567', '050 123-45-67', '(050) 123 45 67', '00380501234567', '+48–601–234–567', '+47 12 34 56 78'])(
  'API-034: %j is sent as a phone number',
  (typed) => expect(couldBePhone(typed)).toBe(true),
)

test.each([
  '',
  '+',
  '12',
  '0501234',
  `+${'1'.repeat(18)}`,
  '050123456x',
  '+38050 123 45 67 доб. 2',
  '+380501234567\u0000',
  '++380501234567',
])('API-034: %j is told to be incomplete before it is sent', (typed) => expect(couldBePhone(typed)).toBe(false))
