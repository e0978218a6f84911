import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('a full cache lets go of what nobody has used for the longest time, and of nothing else', () => {
  const cache = new LruCache<string, number>(3)
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) cache.set(key, value)
  expect(cache.get('a')).toBe(1)
  cache.set('d', 4)
  expect([...cache.keys()]).toEqual(['c', 'a', 'd'])
  cache.set('c', 5)
  cache.set('e', 6)
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key))).toEqual([undefined, undefined, 5, 4, 6])
  cache.delete('c')
  expect(cache.size).toBe(2)
  cache.clear()
  expect(cache.size).toBe(0)
})
