import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

test.each(['/', '/races/', '/cash/deposit/?a=1#top', '/en/games/', '/?next=//evil.example/'])(
  'reliability 16: %j is a path of this site',
  (path) => expect(sameSitePath(path)).toBe(path),
)

test('reliability 16: dots are resolved', () => {
  expect(sameSitePath('/games/../races/')).toBe('/races/')
})

test.each([
  '',
  'races',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\nb',
  '/.//evil.example/',
  '/games/..//evil.example/',
  '/%2e//evil.example/',
  null,
  7,
])('reliability 16: %j is none', (path) => expect(sameSitePath(path)).toBeUndefined())
