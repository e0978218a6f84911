import { expect, test } from 'vitest'
import { hideGift, readHidden } from './hidden-gift.ts'

test('the daily free spins that were taken off the page stay off it in this browser; without storage nothing is hidden', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  expect(readHidden(storage)).toBeNull()
  hideGift(storage, 17)
  expect(readHidden(storage)).toBe(17)
  expect([...kept]).toEqual([['hide-completed-period-free-spin-bonus', '17']])
  const refuses = {
    getItem: () => {
      throw new Error('no storage')
    },
    setItem: () => {
      throw new Error('no storage')
    },
  }
  hideGift(refuses, 18)
  expect(readHidden(refuses)).toBeNull()
})
