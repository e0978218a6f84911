import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { Page } from '#kernel/contract/pages.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import { answered } from '#kernel/web/api/answered.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from './texts.ts'

/** The state of a list, as ui/paged-list shows it. */
export interface PagedList<Row> {
  /** `loading` and `failed`: there are no rows to show yet. */
  readonly phase: 'loading' | 'failed' | 'shown'
  readonly rows: readonly Row[]
  /** Null if the list is not counted. */
  readonly total: number | null
  readonly has_more: boolean
  readonly is_loading_more: boolean
  /** Error message of a page that could not be loaded; null otherwise. */
  readonly failure: string | null
  readonly more: () => void
  /** Retries what failed. */
  readonly again: () => void
  readonly words: ListWords
}

/** A list's own texts, in the player's language. */
interface ListWords {
  readonly loading: string
  readonly failed: string
  readonly again: string
  readonly more: string
  readonly shown: string | null
}

interface PagedListOptions<Row> {
  /** Query key: the list's name and its filter. Its first part can be invalidated from elsewhere. */
  readonly key: readonly unknown[]
  /** Key of a row, so that none is shown twice when rows move between two pages. */
  readonly rowKey: (row: Row) => string | number
  /** Loads one page from an offset: `api.call(…)` as it is. */
  readonly load: (offset: number, signal: AbortSignal) => Promise<(Page<Row> & { readonly success: true }) | Refused>
  /** The first page, if the page's data contained it. */
  readonly first?: Page<Row>
  /** How long loaded rows count as fresh when the list is shown again; half a minute by default. */
  readonly stale_ms?: number
  /** Polling interval while the list is visible; no polling by default. */
  readonly follow_ms?: number
}

type Pages<Row> = InfiniteData<Page<Row>, number>

const rowsOf = <Row>(pages: readonly Page<Row>[]): Row[] => pages.flatMap(({ data }) => data)

/** The query behind a list. The offset of the next page counts all loaded rows, including duplicates. */
export const pagesQuery = <Row>({ key, load, first, stale_ms, follow_ms }: Omit<PagedListOptions<Row>, 'rowKey'>) => ({
  queryKey: key,
  initialPageParam: 0,
  ...(stale_ms === undefined ? {} : { staleTime: stale_ms }),
  ...(follow_ms === undefined ? {} : { refetchInterval: follow_ms }),
  ...(first ? { initialData: { pages: [first], pageParams: [0] } } : {}),
  queryFn: async ({ pageParam, signal }: { readonly pageParam: number; readonly signal: AbortSignal }): Promise<Page<Row>> =>
    answered(load(pageParam, signal)),
  getNextPageParam: (last: Page<Row>, pages: readonly Page<Row>[]): number | undefined =>
    last.hasMore && last.data.length > 0 ? rowsOf(pages).length : undefined,
})

/** The rows to show: each once, in its first place. */
export const shownRows = <Row>(pages: readonly Page<Row>[], rowKey: (row: Row) => string | number): Row[] => {
  const seen = new Set<string | number>()
  return rowsOf(pages).filter((row) => !seen.has(rowKey(row)) && seen.add(rowKey(row)))
}

/** A list that is loaded page by page. The rows are cached as a query, and cleared when the player signs out. */
export const usePagedList = <Row>(options: PagedListOptions<Row>): PagedList<Row> => {
  const query = useInfiniteQuery(pagesQuery(options), queries())
  const text = useText<typeof texts>()
  const { data, error, isFetchNextPageError } = query
  const rows = data ? shownRows(data.pages, options.rowKey) : []
  const total = data?.pages.at(-1)?.total ?? null
  return {
    phase: data ? 'shown' : error ? 'failed' : 'loading',
    rows,
    total,
    has_more: query.hasNextPage,
    is_loading_more: query.isFetchingNextPage,
    failure: error && (!data || isFetchNextPageError) ? error.message : null,
    more: () => void query.fetchNextPage(),
    again: () => void (data ? query.fetchNextPage() : query.refetch()),
    words: {
      loading: text('list.loading'),
      failed: text('list.failed'),
      again: text('list.again'),
      more: text('list.more'),
      shown: total === null ? null : text('list.shown', { shown: rows.length, total }),
    },
  }
}

/**
 * Changes rows of a loaded list: one arrived in a message, another was hidden. The first part of a key changes it under every filter. Does
 * nothing if the list was not loaded.
 */
export const changePagedList = <Row>(key: readonly unknown[], change: (rows: readonly Row[]) => readonly Row[]): void => {
  queries().setQueriesData<Pages<Row>>({ queryKey: key }, (known) => {
    if (!known) return known
    const before = rowsOf(known.pages)
    const data = change(before)
    const { hasMore = false, total } = known.pages.at(-1) ?? {}
    return { pages: [{ data, hasMore, ...(total === undefined ? {} : { total: total + data.length - before.length }) }], pageParams: [0] }
  })
}

/** Reloads a list from its beginning: now if it is visible, otherwise when it is next shown. */
export const refreshPagedList = (key: readonly unknown[]): Promise<void> => queries().invalidateQueries({ queryKey: key })
