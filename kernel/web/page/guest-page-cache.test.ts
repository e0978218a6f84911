import { expect, test } from 'vitest'
import { createGuestPageCache } from '#kernel/web/page/guest-page-cache.ts'

const page = { name: 'races', seo: { title: '', description: '' }, components: [] }

test('RT-022, CN-021: a page is kept for five minutes and not a moment longer', () => {
  let now_ms = 0
  const cache = createGuestPageCache(() => now_ms)
  cache.set('uk /rest/page/races/', page)
  now_ms = 5 * 60_000 - 1
  expect(cache.get('uk /rest/page/races/')).toBe(page)
  now_ms = 5 * 60_000
  expect(cache.get('uk /rest/page/races/')).toBeUndefined()
})

test('A-059: languages and queries have pages of their own, and signing in empties all', () => {
  const cache = createGuestPageCache(() => 0)
  cache.set('uk /rest/page/races/', page)
  expect(cache.get('en /rest/page/races/')).toBeUndefined()
  expect(cache.get('uk /rest/page/races/?offset=18')).toBeUndefined()
  cache.empty()
  expect(cache.get('uk /rest/page/races/')).toBeUndefined()
})

test('a long walk does not fill the memory: the oldest page goes', () => {
  const cache = createGuestPageCache(() => 0)
  for (let index = 0; index < 200; index++) cache.set(`page ${index}`, page)
  expect(cache.get('page 0')).toBeUndefined()
  expect(cache.get('page 199')).toBe(page)
})
