import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { usePagedList } from '#kernel/web/lists/use-paged-list.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { BetView, getBet, getBets, getSharedBet, quoteSlip, SharedBet } from '../contract.ts'
import type { BetType } from '../rules.ts'

/** Root key of all queries about bets, which are refetched together when one bet changes. */
export const betsKey = ['sport-bets'] as const

/** How often cash-out offers and quotes are refetched while matches are in play. */
const follow_ms = 4_000

/** The player's bets, with cash-out offers while they are open. */
export const useBets = (is_open: boolean) =>
  usePagedList<BetView>({
    key: [...betsKey, is_open],
    rowKey: ({ id }) => id,
    stale_ms: 0,
    ...(is_open && { follow_ms }),
    load: (offset, signal) => api.call<typeof getBets>('GET /rest/sport-betting/bets/', { query: { open: is_open, offset }, signal }),
  })

const pendingBet = (id: number): UseQueryOptions<BetView> => ({
  queryKey: [...betsKey, 'one', id],
  refetchInterval: ({ state: { data } }) => (data === undefined || data.state === 'pending' ? 1_000 : false),
  queryFn: ({ signal }) => dataOf(api.call<typeof getBet>('GET /rest/sport-betting/bets/{id}/', { params: { id }, signal })),
})

/** Pending bets; each refetched until it is decided, in case the push message is lost. Undefined for what has not been answered yet. */
export const usePendingBets = (ids: readonly number[]): readonly (BetView | undefined)[] =>
  useQueries({ queries: ids.map(pendingBet) }, queries()).map(({ data }) => data)

/** Codes that say there is no such bet: its link was taken back, or is no whole link. */
const none = new Set(['sport-bet-not-there', 'invalid-input'])

/** A bet that somebody shares, or null where it is not there. What could not be asked is an error, which says nothing of the bet. */
export const readSharedBet = async (token: string, signal?: AbortSignal): Promise<SharedBet | null> => {
  const answer = await api.call<typeof getSharedBet>('GET /rest/sport-betting/shared/{token}/', {
    params: { token },
    ...(signal && { signal }),
  })
  if (answer.success) return answer.data
  if (none.has(answer.error)) return null
  throw new Error(answer.message)
}

/** The same, as its link shows it: followed until it is settled. */
export const useSharedBet = (token: string) =>
  useQuery<SharedBet | null>(
    {
      queryKey: ['sport-shared-bet', token],
      staleTime: 0,
      retry: false,
      refetchInterval: ({ state }) => (state.data?.state === 'accepted' ? follow_ms : false),
      queryFn: ({ signal }) => readSharedBet(token, signal),
    },
    queries(),
  )

/** What the slip is worth now; null while there is nothing to ask. */
export const useQuote = (betType: BetType, selections: string, sizes: readonly number[]) =>
  useQuery(
    {
      queryKey: ['sport-quote', betType, selections, sizes.join(',')],
      enabled: selections !== '',
      staleTime: 0,
      refetchInterval: follow_ms,
      placeholderData: (known: unknown) => known as never,
      queryFn: ({ signal }) =>
        dataOf(
          api.call<typeof quoteSlip>('GET /rest/sport-betting/quote/', {
            query: { betType, selections, ...(sizes.length > 0 && { sizes: sizes.join(',') }) },
            signal,
          }),
        ),
    },
    queries(),
  )

export const askBetsAnew = (): void => void queries().invalidateQueries({ queryKey: betsKey })
