import { hasSeenOnBoarding } from '#casino/account/profile/server/api.ts'
import { accountDataOf } from '#casino/account/registration/server/api.ts'
import { restingAmong } from '#casino/account/responsible-play/server/api.ts'
import type { ComponentData } from '#kernel/slice.ts'
import type { OnboardingOffer } from '../contract.ts'
import { isNewcomer, scenarioOf } from '../scenarios.ts'

/**
 * MD-014: the offer to be shown around, for who is new, has not seen or refused it on any device, and may play. Settings:
 * scenario. Whoever has been here for long costs one statement by the primary key.
 */
const onboardingOffer: ComponentData = async ({ house, visitor: { player_id }, settings }): Promise<OnboardingOffer | null> => {
  const scenario = scenarioOf(settings['scenario'])
  if (scenario === undefined || player_id === null) return null
  const now = house.clock.now()
  const account = await accountDataOf(house.db, player_id)
  if (!account || !isNewcomer(account.created_at, now)) return null
  const [is_seen, resting] = await Promise.all([hasSeenOnBoarding(house.db, player_id, scenario), restingAmong(house.db, [player_id], now)])
  return is_seen || resting.length > 0 ? null : { scenario }
}

export const components: Readonly<Record<string, ComponentData>> = { 'onboarding-offer': onboardingOffer }
