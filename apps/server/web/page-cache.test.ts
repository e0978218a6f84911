import { expect, test } from 'vitest'
import { createPageCache } from '#apps/server/web/page-cache.ts'
import { manualClock } from '#kernel/clock/clock.ts'

const create = (most_entries = 10) => {
  const clock = manualClock('2026-12-01T12:00:00Z')
  const keeps = (value: string): boolean => !value.startsWith('error')
  const cache = createPageCache<string>({ clock, most_entries, keeps, isBrief: (value) => value === 'missing' })
  const made: string[] = []
  const make = (value: string) => async () => {
    made.push(value)
    return value
  }
  return { clock, cache, made, make }
}
const minutes = (count: number): number => count * 60_000

test('RT-022: one rendering per key and five minutes, however many ask at once', async () => {
  const { cache, made, make, clock } = create()
  const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('a', make('first'))))
  clock.advance(minutes(5) - 1)
  await cache.get('a', make('second'))
  expect([new Set(answers), made]).toEqual([new Set(['first']), ['first']])
})

test('after five minutes the old page is answered once more and renewed behind it', async () => {
  const { cache, made, make, clock } = create()
  await cache.get('a', make('old'))
  clock.advance(minutes(5))
  const answers = await Promise.all(Array.from({ length: 10 }, () => cache.get('a', make('new'))))
  expect([new Set(answers), made]).toEqual([new Set(['old']), ['old', 'new']])
  expect(await cache.get('a', make('never'))).toBe('new')
})

test('a page that nobody asked for ten minutes is made anew before it is shown', async () => {
  const { cache, make, clock } = create()
  await cache.get('a', make('old'))
  clock.advance(minutes(10))
  expect(await cache.get('a', make('new'))).toBe('new')
})

test('when the clock is set back, what was made before is made anew, and not kept for as long as that takes', async () => {
  const { cache, made, make, clock } = create()
  await cache.get('a', make('old'))
  clock.advance(-minutes(60))
  expect(await cache.get('a', make('new'))).toBe('new')
  expect(await cache.get('a', make('never'))).toBe('new')
  expect(made).toEqual(['old', 'new'])
})

test('a failed renewal keeps the page and is tried again; an error page is never kept', async () => {
  const { cache, make, clock, made } = create()
  await cache.get('a', make('good'))
  clock.advance(minutes(6))
  await cache.get('a', make('error 1'))
  await cache.get('a', () => Promise.reject(new Error('down')))
  expect(await cache.get('a', make('better'))).toBe('good')
  expect(await cache.get('b', make('error 2'))).toBe('error 2')
  expect(await cache.get('b', make('error 3'))).toBe('error 3')
  expect(made).toEqual(['good', 'error 1', 'better', 'error 2', 'error 3'])
})

test('junk addresses can’t fill the memory, and what is asked for stays', async () => {
  const { cache, make } = create(3)
  await cache.get('home', make('home'))
  for (let index = 0; index < 100; index++) {
    await cache.get(`junk ${index}`, make('junk'))
    await cache.get('home', make('home again'))
  }
  expect(cache.size).toBe(3)
  expect(await cache.get('home', make('never'))).toBe('home')
})

test('a rendering that fails is not kept: the next visitor gets another try', async () => {
  const { cache, make } = create()
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.get('a', make('up'))).toBe('up')
})

test('what is missing is looked for again after two seconds, and made once however many ask until then', async () => {
  const { cache, made, make, clock } = create()
  await Promise.all(Array.from({ length: 10 }, () => cache.get('a', make('missing'))))
  clock.advance(1_999)
  expect(await cache.get('a', make('too early'))).toBe('missing')
  clock.advance(1)
  expect(await cache.get('a', make('there'))).toBe('there')
  expect(made).toEqual(['missing', 'there'])
})
