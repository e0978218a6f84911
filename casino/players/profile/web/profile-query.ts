import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { getProfileEndpoint, getVerificationEndpoint, ProfileData } from '../contract.ts'

const profileKey = ['profile'] as const
export const verificationKey = ['profile', 'verification'] as const

/** The player's own profile, loaded when a part of it is shown. */
export const useProfile = () =>
  useQuery(
    {
      queryKey: profileKey,
      queryFn: ({ signal }) => dataOf(api.call<typeof getProfileEndpoint>('GET /rest/player/getProfile/', { signal })),
    },
    queries(),
  )

export const rememberProfile = (profile: ProfileData): void => void queries().setQueryData(profileKey, profile)

/** The verification status and uploaded documents. */
export const useVerification = () =>
  useQuery(
    {
      queryKey: verificationKey,
      staleTime: 0,
      queryFn: ({ signal }) => dataOf(api.call<typeof getVerificationEndpoint>('GET /rest/player/verification/getData/', { signal })),
    },
    queries(),
  )

export const refreshVerification = (): Promise<void> => queries().invalidateQueries({ queryKey: verificationKey })
