import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getSportBonuses, SportBonus } from '../contract.ts'

export const sportBonusesKey = ['sport-bonuses'] as const

/** The player's free bets that are not over; undefined until they are known. */
export const useSportBonuses = (is_player: boolean) =>
  useQuery<readonly SportBonus[]>(
    {
      queryKey: sportBonusesKey,
      enabled: is_player,
      queryFn: ({ signal }) => dataOf(api.call<typeof getSportBonuses>('GET /rest/sport-betting/bonuses/', { signal })),
    },
    queries(),
  )

export const askSportBonusesAnew = (): void => void queries().invalidateQueries({ queryKey: sportBonusesKey })
