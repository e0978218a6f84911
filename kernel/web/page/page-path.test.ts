import { expect, test } from 'vitest'
import { pageCallUrl, withoutBase } from '#kernel/web/page/page-path.ts'

test('RT-020, A-006: a path is asked for with exactly one slash at its end', () => {
  for (const path of ['/races', '/races/', 'races', '//races//']) expect(pageCallUrl(path)).toBe('/rest/page/races/')
  expect(pageCallUrl('/games/all-slots')).toBe('/rest/page/games/all-slots/')
})

test('RT-017, A-007: home has a call of its own', () => {
  for (const path of ['/', '', '/home', '/home/']) expect(pageCallUrl(path)).toBe('/rest/v2/page/home/')
})

test('RT-021: limit is sent where the page has one, offset only when it is there', () => {
  expect(pageCallUrl('/games/all-slots/', { limit: 18 })).toBe('/rest/page/games/all-slots/?limit=18')
  expect(pageCallUrl('/games/all-slots/', { limit: 18, offset: '36' })).toBe('/rest/page/games/all-slots/?limit=18&offset=36')
  expect(pageCallUrl('/games/all-slots/', { limit: 18, offset: null })).not.toContain('offset')
})

test('RT-018: the language is no part of a page’s path', () => {
  expect(withoutBase('/en/races/', '/en')).toBe('/races/')
  expect(withoutBase('/en', '/en')).toBe('/')
  expect(withoutBase('/enter/', '/en')).toBe('/enter/')
  expect(withoutBase('/races/', '/')).toBe('/races/')
})
