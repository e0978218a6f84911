import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('a full cache keeps the half that was used last, whatever else comes, and is never larger than it may be', () => {
  const cache = new LruCache<number, string>(8)
  for (const key of [1, 2, 3, 4]) cache.set(key, `${key}`)
  // Used again while others come: it stays, and of those that nobody uses the oldest go.
  for (let key = 5; key < 100; key += 1) {
    cache.set(key, `${key}`)
    expect(cache.get(2)).toBe('2')
    expect(cache.size).toBeLessThanOrEqual(8)
    for (const last of [key, key - 1, key - 2].filter((one) => one > 4)) expect(cache.get(last)).toBe(`${last}`)
  }
  expect(cache.get(1)).toBeUndefined()
  expect(cache.keys()).toContain(99)
})

test('an entry has one value, wherever it stands, and is gone when it is taken out', () => {
  const cache = new LruCache<string, number>(4)
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) cache.set(key, value)
  cache.set('a', 4)
  expect(cache.get('a')).toBe(4)
  expect(cache.keys().toSorted()).toEqual(['a', 'b', 'c'])
  cache.delete('a')
  expect(cache.get('a')).toBeUndefined()
  cache.clear()
  expect(cache.size).toBe(0)
})
