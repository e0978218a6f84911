import { expect, test, vi } from 'vitest'
import type { KingMessage, KingOfRoad } from '../contract.ts'
import { imagesOf, cars } from '../rules.ts'
import { handle } from './king-pushed.ts'

test('RTM-071: the message moves kilometres, canister and car on the page', () => {
  vi.useFakeTimers()
  const own = { place: 3, profile: { login: 'driver' }, roundsPlayed: 1, points: 1 }
  const canister = { state: 'none', burnsUntil: null } as const
  let known: unknown = { images: null, progress: { carId: 1, companionId: null, km: 1, speed: 1, canister, isOut: false, own } }
  const setQueryData = (_key: unknown, change: (before: unknown) => unknown): void => {
    known = change(known)
  }
  const told: KingMessage = {
    progress: { carId: 2, companionId: 1, km: 12, speed: 2 },
    canister: { state: 'used', burnsUntil: '2026-12-01T13:00:00.000Z' },
    images: imagesOf(cars[1]),
  }
  handle({ data: told }, { queryClient: { setQueryData } as never })
  const { images, progress } = known as KingOfRoad
  expect(images).toEqual(told.images)
  expect(progress).toEqual({ ...told.progress, canister: told.canister, isOut: false, own })
  known = null
  handle({ data: told }, { queryClient: { setQueryData } as never })
  expect(known).toBeNull()
  vi.clearAllTimers()
  vi.useRealTimers()
})
