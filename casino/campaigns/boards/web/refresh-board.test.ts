import { expect, test, vi } from 'vitest'
import type { BoardView } from '../contract.ts'
import { createBoardPlace, refreshBoard } from './live-board.ts'

test('readings of a place never overlap: what was asked for meanwhile is read once more, and the newest answer stays', async () => {
  // Queries are kept by a browser alone.
  vi.stubGlobal('window', {})
  const asked: PromiseWithResolvers<number>[] = []
  const place = createBoardPlace('testing-stages', {
    kind: 'tournament',
    read: async () => {
      const reading = Promise.withResolvers<number>()
      asked.push(reading)
      return { success: true, data: { id: await reading.promise, revision: 1, now: new Date(0).toISOString() } as unknown as BoardView }
    },
    join: null,
  })
  const first = refreshBoard(place)
  const [second, third] = [refreshBoard(place), refreshBoard(place)]
  expect(asked).toHaveLength(1)
  asked[0]?.resolve(1)
  await first
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve(2)
  await Promise.all([second, third])
  expect(place.live.get()?.board?.id).toBe(2)
  const later = refreshBoard(place)
  expect(asked).toHaveLength(3)
  asked[2]?.resolve(3)
  await later
  expect(place.live.get()?.board?.id).toBe(3)
})
