import { QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { onVisitorChange } from '#kernel/web/state/reload-main.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'

/** First part of the keys of what was told and not asked for: nobody could ask for it anew, so it stays. */
const told = 'told'

const create = (): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } } })
  client.setQueryDefaults([told], { gcTime: Infinity, staleTime: Infinity })
  return client
}

/** What the server said to whoever is here. Each player has one of their own. */
const held: { client: QueryClient | null } = { client: null }

/** What a guest saw is no secret of theirs; it is only another answer for a player. */
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
 * Server state in the browser: `useQuery({ queryKey, queryFn, initialData }, queries())`. On the server each page has its
 * own, so that nobody sees what was loaded for another; there it loads nothing and shows `initialData`. In the browser each
 * player has their own: when one leaves, theirs is emptied, and whatever still holds it can reach nobody.
 */
export const queries = (): QueryClient => {
  if (typeof window === 'undefined') return create()
  return (held.client ??= begin())
}

/** What the server said without being asked by a query: in messages, or page by page. It is kept among the queries, and goes with them. */
export interface QueryState<T> {
  readonly get: () => T | undefined
  readonly set: (change: T | ((known: T | undefined) => T | undefined)) => void
  readonly forget: () => void
  /** The same, followed. Undefined on the server. */
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
