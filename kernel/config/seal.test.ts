import { expect, test } from 'vitest'
import { readConfig } from '#kernel/config/config.ts'
import { seal, unseal, type Sealed } from '#kernel/config/seal.ts'
import type { House } from '#kernel/house.ts'
import { seededRandom } from '#kernel/random/random.ts'

const generated = { key_id: '1', hex: 'ab'.repeat(32) }
const houseWith = (SECRETS: string): House =>
  ({ config: readConfig({ SECRETS }, generated), random: seededRandom('seals') }) as unknown as House
const [first, second] = [`1:${'ab'.repeat(32)}`, `2:${'cd'.repeat(32)}`]

const house = houseWith(first)
const text = 'a server seed of 64 digits'

test('what is sealed is not to be read, and opens to what it was', () => {
  const sealed = seal(house, 'fair-seeds', text)
  expect(sealed.sealed.includes(text)).toBe(false)
  expect(unseal(house, 'fair-seeds', sealed)).toBe(text)
  expect(seal(house, 'fair-seeds', text).sealed.equals(sealed.sealed)).toBe(false)
})

test.each([0, 11, 12, 27, 28, -1])('reliability 9: a byte that was changed, at %i, opens nothing', (place) => {
  const { sealed, key_id } = seal(house, 'fair-seeds', text)
  const at = place < 0 ? sealed.length + place : place
  sealed[at] = (sealed[at] ?? 0) ^ 1
  expect(() => unseal(house, 'fair-seeds', { sealed, key_id })).toThrow()
})

test('what was sealed for one purpose opens for no other', () => {
  expect(() => unseal(house, 'authenticators', seal(house, 'fair-seeds', text))).toThrow()
})

test('reliability 23: a secret that was replaced opens what it sealed for as long as it is configured', () => {
  const sealed: Sealed = seal(house, 'fair-seeds', text)
  const later = houseWith(`${second},${first}`)
  expect(unseal(later, 'fair-seeds', sealed)).toBe(text)
  expect(seal(later, 'fair-seeds', text).key_id).toBe('2')
  expect(() => unseal(houseWith(second), 'fair-seeds', sealed)).toThrow('the secret with id "1" is missing from SECRETS')
})
