import { hasSeenOnBoarding } from '#casino/players/profile/server/api.ts'
import { accountDataOf } from '#casino/players/accounts/server/api.ts'
import { invitation, type ComponentData, type PageComponents, withSettings } from '#kernel/slice.ts'
import { OfferSettings } from '../contract.ts'
import { isNewcomer } from '../scenarios.ts'

/**
 * MD-014: offers the introduction to newcomers who may play and have neither seen nor refused it on any device. For older accounts
 * it costs one query by primary key.
 */
const onboardingOffer: ComponentData<'onboarding-offer'> = async ({ house, visitor: { player_id }, settings }) => {
  if (player_id === null) return null
  const { scenario } = settings
  const now = house.clock.now()
  const account = await accountDataOf(house.db, player_id)
  if (!account || !isNewcomer(account.created_at, now)) return null
  return (await hasSeenOnBoarding(house.db, player_id, scenario)) ? null : { scenario }
}

export const components: PageComponents = { 'onboarding-offer': invitation(withSettings(OfferSettings, onboardingOffer)) }
