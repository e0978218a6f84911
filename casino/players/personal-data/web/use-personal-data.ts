import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getPersonalData, PersonalDataState } from '../contract.ts'

export const personalDataKey = ['personal-data'] as const

/** Polls while a file is being prepared, because the message may have been missed. */
const look_again_ms = 15_000

export const usePersonalData = () =>
  useQuery<PersonalDataState>(
    {
      queryKey: personalDataKey,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.file?.status === 'preparing' ? look_again_ms : false),
      queryFn: ({ signal }) => dataOf(api.call<typeof getPersonalData>('GET /rest/player/personal-data/', { signal })),
    },
    queries(),
  )

export const rememberPersonalData = (state: PersonalDataState): void => void queries().setQueryData(personalDataKey, state)
