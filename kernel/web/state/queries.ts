import { QueryClient } from '@tanstack/react-query'

const create = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } } })

let kept: QueryClient | undefined

/**
 * Server state in the browser: `useQuery({ queryKey, queryFn, initialData }, queries())`. On the server each page has its
 * own, so that nobody sees what was loaded for another; there it loads nothing and shows `initialData`.
 */
export const queries = (): QueryClient => {
  if (typeof window === 'undefined') return create()
  kept ??= create()
  return kept
}
