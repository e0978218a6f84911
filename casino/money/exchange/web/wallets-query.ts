import { useQuery } from '@tanstack/react-query'
import { follows_balance } from '#casino/money/wallet/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getWallets, Wallets } from '../contract.ts'

const walletsKey = ['wallets'] as const
export const conversionsKey = ['conversions'] as const

export const useWallets = () =>
  useQuery(
    {
      queryKey: walletsKey,
      queryFn: ({ signal }) => dataOf(api.call<typeof getWallets>('GET /rest/player/wallets/', { signal })),
      meta: follows_balance,
      staleTime: 0,
    },
    queries(),
  )

/** What a conversion answered is what there is now; its line stands in the list. */
export const keepWallets = (wallets: Wallets): void => {
  queries().setQueryData(walletsKey, wallets)
  void queries().invalidateQueries({ queryKey: conversionsKey })
}
