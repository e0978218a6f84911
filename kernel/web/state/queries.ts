import { QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { onVisitorChange } from '#kernel/web/state/reload-main.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'

/** First part of the keys of data that were pushed and not fetched: they cannot be fetched again, so they are never collected. */
const told = 'told'

const create = (): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } } })
  client.setQueryDefaults([told], { gcTime: Infinity, staleTime: Infinity })
  return client
}

/** One query client per player. */
const held: { client: QueryClient | null } = { client: null }

/** When a guest signs in, their queries are only marked as stale, because they are not private. */
const askAnew = (): void => {
  held.client?.removeQueries({ type: 'inactive' })
  void held.client?.invalidateQueries()
}

const begin = (): QueryClient => {
  if (held.client === null) {
    onPlayerGone(() => {
      held.client?.clear()
      held.client = create()
    })
    onVisitorChange(askAnew)
  }
  return create()
}

/**
 * The query client: `useQuery({ queryKey, queryFn, initialData }, queries())`. On the server each rendering has its own, which
 * loads nothing and shows `initialData`. In the browser each player has their own, which is cleared when they sign out, so that
 * code still holding it reaches nobody's data.
 */
export const queries = (): QueryClient => {
  if (typeof window === 'undefined') return create()
  return (held.client ??= begin())
}

/** Server data that did not come from a query: from messages, or page by page. Stored among the queries, and cleared with them. */
export interface QueryState<T> {
  readonly get: () => T | undefined
  readonly set: (change: T | ((known: T | undefined) => T | undefined)) => void
  readonly forget: () => void
  /** The value, followed. Undefined on the server. */
  readonly use: () => T | undefined
}

export const createQueryState = <T>(name: string): QueryState<T> => {
  const key = [told, name]
  return {
    get: () => queries().getQueryData<T>(key),
    set: (change) => void queries().setQueryData<T>(key, change),
    forget: () => queries().removeQueries({ queryKey: key, exact: true }),
    use: () => useQuery<T>({ queryKey: key, queryFn: skipToken }, queries()).data,
  }
}
