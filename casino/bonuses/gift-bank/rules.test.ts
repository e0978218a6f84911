import { expect, test } from 'vitest'
import { brandNames } from '#kernel/brand/brand.ts'
import { codeFrom, faultOfGift, filledAfter, giftCodeOf, goalOf } from './rules.ts'

test('TH-008: gift ids begin with their brand, and no brand takes those of another', () => {
  const bytes = Uint8Array.from([0, 31, 32, 255, 7, 8, 9, 10, 11, 12])
  const codes = brandNames.map((brand) => codeFrom(brand, bytes))
  expect(new Set(codes).size).toBe(brandNames.length)
  for (const [index, brand] of brandNames.entries())
    expect(codes.map((code) => giftCodeOf(brand, ` ${code.toLowerCase()} `))).toEqual(
      codes.map((code, other) => (other === index ? code : null)),
    )
  for (const forged of ['', 'UA-', 'UA-2Z2Z', `${codes[0]}A`, 'UA-OOOOOOOOOO', "UA-'; drop--"]) expect(giftCodeOf('ua', forged)).toBeNull()
})

test('deposits fill the bank up to one gift', () => {
  expect(goalOf(10_000n)).toBe(200_000n)
  expect(filledAfter(0n, 199_999n, 200_000n)).toBe(199_999n)
  expect(filledAfter(199_999n, 500_000n, 200_000n)).toBe(200_000n)
})

test('a gift is for one other player in its currency, until it is over', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const open = { giver_id: 1n, asset: 'UAH', state: 'open', ends_at: new Date('2026-12-02T00:00:00Z') } as const
  const taker = { id: 2n, currency: 'UAH' }
  expect(faultOfGift(open, taker, now)).toBeNull()
  expect(faultOfGift(undefined, taker, now)).toBe('gift-code-unknown')
  expect(faultOfGift(open, { ...taker, id: 1n }, now)).toBe('gift-code-own')
  expect(faultOfGift({ ...open, state: 'used' }, taker, now)).toBe('gift-code-used')
  expect(faultOfGift({ ...open, state: 'returned' }, taker, now)).toBe('gift-code-over')
  expect(faultOfGift({ ...open, ends_at: now }, taker, now)).toBe('gift-code-over')
  expect(faultOfGift(open, { ...taker, currency: 'EUR' }, now)).toBe('gift-code-currency')
})
