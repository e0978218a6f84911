import { afterEach, expect, test, vi } from 'vitest'
import { goTo, isLeaving, setNavigation } from './navigation.ts'

afterEach(() => vi.unstubAllGlobals())

test('EN-073: a window that closes while its link leads away is left for another page, until this one is there or could not be loaded', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://house.example' } })
  const arrival = Promise.withResolvers<void>()
  setNavigation({ navigate: () => arrival.promise, revalidate: async () => undefined, current: '/games/' })
  const gone = goTo('/games/live/roulette/')
  await expect.poll(() => isLeaving()).toBe(true)
  arrival.resolve()
  await gone
  expect(isLeaving()).toBe(false)
})
