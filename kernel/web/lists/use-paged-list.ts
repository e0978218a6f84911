import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { Page } from '#kernel/contract/pages.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import { answered } from '#kernel/web/api/answered.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from './texts.ts'

/** A list as ui/paged-list shows it. */
export interface PagedList<Row> {
  /** `loading` and `failed`: there is nothing to show yet. */
  readonly phase: 'loading' | 'failed' | 'shown'
  readonly rows: readonly Row[]
  /** Null where nobody counted. */
  readonly total: number | null
  readonly has_more: boolean
  readonly is_loading_more: boolean
  /** What a page could not be had for, in the person's words; null where all went well. */
  readonly failure: string | null
  readonly more: () => void
  /** Asks again for what failed. */
  readonly again: () => void
  readonly words: ListWords
}

/** What a list says of itself, in the player's language. */
interface ListWords {
  readonly loading: string
  readonly failed: string
  readonly again: string
  readonly more: string
  readonly shown: string | null
}

interface PagedListOptions<Row> {
  /** What the list is, with its filter: another key is another list. Its first word may be invalidated from elsewhere. */
  readonly key: readonly unknown[]
  /** By this a row is known, so that none is shown twice when rows move on between two pages. */
  readonly rowKey: (row: Row) => string | number
  /** One page, from its place in the list on: `api.call(…)` as it is. */
  readonly load: (offset: number, signal: AbortSignal) => Promise<(Page<Row> & { readonly success: true }) | Refused>
  /** The first page, where the page of the site brought it. */
  readonly first?: Page<Row>
  /** How long what was read is new enough for who comes back; half a minute unless told. */
  readonly stale_ms?: number
  /** How often it is read anew while it is in sight; only when something moved unless told. */
  readonly follow_ms?: number
}

type Pages<Row> = InfiniteData<Page<Row>, number>

const rowsOf = <Row>(pages: readonly Page<Row>[]): Row[] => pages.flatMap(({ data }) => data)

/** The query behind a list. Its next page begins behind all rows that came, those shown once among them. */
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

/** What is shown of what came: each row once, in its first place. */
export const shownRows = <Row>(pages: readonly Page<Row>[], rowKey: (row: Row) => string | number): Row[] => {
  const seen = new Set<string | number>()
  return rowsOf(pages).filter((row) => !seen.has(rowKey(row)) && seen.add(rowKey(row)))
}

/** A list that is read page by page. What was read is kept among the queries and goes with its player. */
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

/** Changes rows of a list that was read: one came in a message, another was hidden. A list that nobody read stays so. */
export const changePagedList = <Row>(key: readonly unknown[], change: (rows: readonly Row[]) => readonly Row[]): void => {
  queries().setQueryData<Pages<Row>>(key, (known) => {
    if (!known) return known
    const before = rowsOf(known.pages)
    const data = change(before)
    const { hasMore = false, total } = known.pages.at(-1) ?? {}
    return { pages: [{ data, hasMore, ...(total === undefined ? {} : { total: total + data.length - before.length }) }], pageParams: [0] }
  })
}

/** Reads a list anew, from its beginning, where it is in sight; elsewhere when it is next seen. */
export const refreshPagedList = (key: readonly unknown[]): Promise<void> => queries().invalidateQueries({ queryKey: key })
