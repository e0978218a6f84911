import { accountDataOf } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { currencies } from '#kernel/money/currency.ts'
import type { ProfileData } from '../contract.ts'
import { nameHold } from '../document-rules.ts'
import { maskInn } from '../inn.ts'
import { lockedFields, subscriptionsOf } from '../rules.ts'
import { readDocuments } from './document-store.ts'
import { readProfile } from './store.ts'

/** A player's complete profile, including contacts: for the player alone. */
export const profileDataOf = async (house: House, player_id: bigint): Promise<ProfileData> => {
  const { db } = house
  const account = await accountDataOf(db, player_id)
  if (!account) throw new Error(`player ${player_id} is signed in and not there`)
  const profile = await readProfile(db, player_id)
  const hold = nameHold(await readDocuments(db, player_id))
  return {
    login: account.login,
    email: account.email,
    phone: account.phone,
    country: account.country,
    currency_id: currencies[account.currency].id,
    registered_at: account.created_at.toISOString(),
    first_name: profile?.first_name ?? null,
    last_name: profile?.last_name ?? null,
    birth_date: profile?.birth_date ?? null,
    region: profile?.region ?? null,
    city: profile?.city ?? null,
    address: profile?.address ?? null,
    inn: profile?.inn ? maskInn(profile.inn) : null,
    locked: lockedFields(hold, profile ?? {}),
    isInReview: hold === 'in-review',
    isProtected: (profile?.protected_at ?? null) !== null,
    settings: { subscriptions: subscriptionsOf(profile?.subscriptions) },
    // The site sends no messages to Telegram: an account there signs in to this one and subscribes to nothing (NC-011).
    telegramProfile: { player: { subscribed: false } },
  }
}
