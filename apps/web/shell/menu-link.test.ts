import { expect, test } from 'vitest'
import { currentOf } from './menu-link.tsx'

const urls = ['/games/', '/games/live/', '/sport/', '/profile/']

test.each([
  ['/sport/', '/sport/', 'page'],
  ['/sport', '/sport/', 'page'],
  ['/sport/event/12/', '/sport/', 'true'],
  ['/games/live/', '/games/', undefined],
  ['/games/live/live-roulette/', '/games/', undefined],
  ['/games/live/live-roulette/', '/games/live/', 'true'],
  ['/sporting/', '/sport/', undefined],
  ['/sport/', '/', undefined],
] as const)('at %s the link to %s says %s', (pathname, url, said) => {
  expect(currentOf(pathname, url, urls)).toBe(said)
})
