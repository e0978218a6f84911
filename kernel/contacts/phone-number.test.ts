import { describe, expect, test } from 'vitest'
import { readConfig } from '#kernel/config/config.ts'
import { isServedPhone, phoneOf } from '#kernel/contacts/phone-number.ts'
import type { House } from '#kernel/house.ts'

test.each([
  ['+380501234567', '+380501234567'],
  ['050 123-45-67', '+380501234567'],
  ['(050) 123 45 67', '+380501234567'],
  ['00380501234567', '+380501234567'],
  ['380501234567', '+380501234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+48–601–234–567', '+48601234567'],
  ['48601234567', '+48601234567'],
])('API-034: %j is %s', (typed, phone) => expect(phoneOf(typed, 'UA')).toBe(phone))

test('API-034: at home numbers are written as at home, in every country', () => {
  const typed = [phoneOf('07911 123456', 'GB'), phoneOf('601 234 567', 'PL'), phoneOf('0151 23456789', 'DE')]
  expect(typed).toEqual(['+447911123456', '+48601234567', '+4915123456789'])
})

test.each(['', '+', '12', '+0501234567', '0501234', `+${'1'.repeat(16)}`, '050123456x', '+38050 123 45 67 доб. 2', '+380501234567\u0000'])(
  'API-034: %j is no phone number',
  (typed) => expect(phoneOf(typed, 'UA')).toBeUndefined(),
)

describe('reliability 18: messages go to people of the house’s countries alone', () => {
  const houseWith = (env: Record<string, string>): Pick<House, 'brand' | 'config'> => ({
    brand: { country: 'UA' } as House['brand'],
    config: readConfig(env, { key_id: '1', hex: '00'.repeat(32) }),
  })

  test.each([
    ['a mobile number of the brand’s country', '+380501234567', true],
    ['a landline', '+380442345678', false],
    ['a number that costs nothing to call', '+380800123456', false],
    ['a premium number', '+380900123456', false],
    ['a mobile number of another country', '+48601234567', false],
    ['Inmarsat', '+870773111632', false],
    ['Iridium', '+881612345678', false],
    ['an international network', '+882161234567', false],
    ['an international premium number', '+979123456789', false],
    ['an island of the American plan', '+18765551234', false],
    ['digits that no network gives out', '+380111111111', false],
  ])('by default %s (%s): %s', (_, phone, served) => expect(isServedPhone(houseWith({}), phone)).toBe(served))

  test('the operator adds countries and kinds, and never satellites or premium numbers', () => {
    const wide = houseWith({ PHONE_COUNTRIES: 'UA, PL,US', PHONE_TYPES: 'mobile,fixed,voip,personal' })
    for (const phone of ['+380501234567', '+380442345678', '+48601234567', '+12025550123'])
      expect(isServedPhone(wide, phone), phone).toBe(true)
    for (const phone of [
      '+870773111632',
      '+881612345678',
      '+882161234567',
      '+979123456789',
      '+48701234567',
      '+19002345678',
      '+18765551234',
    ])
      expect(isServedPhone(wide, phone), phone).toBe(false)
  })

  test.each<Record<string, string>>([
    { PHONE_COUNTRIES: 'UA,XX' },
    { PHONE_COUNTRIES: 'ukraine' },
    { PHONE_TYPES: 'premium' },
    { PHONE_TYPES: ',' },
  ])('%j is refused at start', (env) => expect(() => houseWith(env)).toThrow(Object.keys(env)[0]))
})
