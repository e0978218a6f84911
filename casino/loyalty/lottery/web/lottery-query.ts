import { useQuery } from '@tanstack/react-query'
import { tracks_key } from '#casino/campaigns/missions/web/api.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getLottery, Lottery } from '../contract.ts'

/** Under the key of tracks, for a step that is done brings stars. */
export const lottery_key = [tracks_key, 'lottery'] as const
export const tickets_key = 'lottery-tickets'

const readLottery = (signal: AbortSignal): Promise<Lottery | null> => dataOf(api.call<typeof getLottery>('GET /rest/lottery/', { signal }))

/** The lottery: as the page came with it, where it did; then read anew, because a guest's page may be minutes old. */
export const useLottery = (given?: Lottery | null) =>
  useQuery(
    {
      queryKey: lottery_key,
      queryFn: ({ signal }) => readLottery(signal),
      ...(given === undefined ? {} : { initialData: given }),
      staleTime: 0,
      retry: false,
    },
    queries(),
  )

/** After what the player did: balances, and what is left of prizes, are read anew. */
export const refreshLottery = async (): Promise<void> => {
  await Promise.all([[...lottery_key], [tickets_key]].map((queryKey) => queries().invalidateQueries({ queryKey })))
}
