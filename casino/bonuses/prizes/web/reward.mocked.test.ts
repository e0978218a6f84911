import { InfiniteQueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '#kernel/contract/pages.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { handle } from './reward.ts'
import { prizes_key } from './use-prizes.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: {}, sessionApi: {} }))

const read = vi.fn<(offset: number) => Promise<Page<number>>>(async () => ({ data: [1], hasMore: false, total: 1 }))

beforeEach(() => {
  vi.stubGlobal('window', {})
  queries().clear()
  read.mockClear()
})

/** Somebody looks at the list. */
const look = (): (() => void) =>
  new InfiniteQueryObserver(queries(), {
    queryKey: prizes_key,
    initialPageParam: 0,
    queryFn: ({ pageParam }) => read(pageParam),
    getNextPageParam: () => undefined,
  }).subscribe(() => undefined)

test('RTM-023: a reward has the list in sight read anew, from its beginning', async () => {
  const leave = look()
  await expect.poll(() => queries().getQueryData(prizes_key)).toBeDefined()
  handle()
  await expect.poll(() => read).toHaveBeenCalledTimes(2)
  expect(read).toHaveBeenLastCalledWith(0)
  leave()
})

test('RTM-023: where nobody looks at prizes nothing is asked', () => {
  handle()
  expect(read).not.toHaveBeenCalled()
})
