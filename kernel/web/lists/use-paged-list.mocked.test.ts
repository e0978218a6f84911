import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countedPage, pageOfRows, type Page } from '#kernel/contract/pages.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { changePagedList, pagesQuery, refreshPagedList, shownRows } from './use-paged-list.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: {}, sessionApi: {} }))

beforeEach(() => {
  vi.stubGlobal('window', {})
  queries().clear()
})
afterEach(() => vi.unstubAllGlobals())

const key = ['testing-list']
const rows = Array.from({ length: 5 }, (_, index) => 5 - index)

/** A list of five, two at a time; a row that came meanwhile moves the others on. */
const load = vi.fn(async (offset: number) => ({
  success: true as const,
  ...countedPage(rows.slice(offset, offset + 2), rows.length, offset),
}))

const look = () => {
  const observer = new InfiniteQueryObserver(queries(), pagesQuery<number>({ key, load }))
  return { observer, leave: observer.subscribe(() => undefined) }
}

const known = (): readonly Page<number>[] => queries().getQueryData<{ pages: Page<number>[] }>(key)?.pages ?? []

test('a list is read page by page from behind what came, until there is no more', async () => {
  const { observer, leave } = look()
  await expect.poll(() => known()).toHaveLength(1)
  await observer.fetchNextPage()
  expect(observer.getCurrentResult().hasNextPage).toBe(true)
  await observer.fetchNextPage()
  expect(load.mock.calls.map(([offset]) => offset)).toEqual([0, 2, 4])
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
  expect(shownRows(known(), String)).toEqual([5, 4, 3, 2, 1])
  leave()
})

test('a row that slid from one page to the next is shown once', () => {
  const pages = [
    { data: ['c', 'b'], hasMore: true },
    { data: ['b', 'a'], hasMore: false },
  ]
  expect(shownRows(pages, (row) => row)).toEqual(['c', 'b', 'a'])
})

test('a refusal is the list’s error, in the person’s words', async () => {
  const about = { error: 'too-many-requests', message: 'Забагато спроб', errors: {}, details: {} }
  const refused = { success: false, status: 429, is_unknown: false, ...about } as const
  const query = { ...pagesQuery<number>({ key: ['refused'], load: async () => refused }), retry: false }
  await expect(queries().fetchInfiniteQuery(query)).rejects.toThrow('Забагато спроб')
})

test('a row that comes or goes changes what was read, with its count; a list that nobody read stays unread', async () => {
  changePagedList<number>(key, (all) => [6, ...all])
  expect(known()).toEqual([])
  const { observer, leave } = look()
  await expect.poll(() => known()).toHaveLength(1)
  changePagedList<number>(key, (all) => [6, ...all])
  expect(known()).toEqual([{ data: [6, 5, 4], hasMore: true, total: 6 }])
  load.mockClear()
  await observer.fetchNextPage()
  expect(load.mock.calls.map(([offset]) => offset)).toEqual([3])
  await refreshPagedList(key)
  expect(known()[0]).toMatchObject({ data: [5, 4], hasMore: true, total: 5 })
  leave()
})

test('an empty page ends a list whatever was counted, and one row more than asked for says that there are others', () => {
  expect(countedPage([], 7, 5)).toEqual({ data: [], total: 7, hasMore: false })
  expect(countedPage([1], 7, 6)).toEqual({ data: [1], total: 7, hasMore: false })
  expect(pageOfRows([1, 2, 3], 2)).toEqual({ data: [1, 2], hasMore: true })
  expect(pageOfRows([1, 2], 2)).toEqual({ data: [1, 2], hasMore: false })
})
