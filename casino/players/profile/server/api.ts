import type { Executor } from '#kernel/database/database.ts'
import { subscriptionsOf, type Subscriptions } from '../rules.ts'
import { verificationStatus, type VerificationStatus } from '../document-rules.ts'
import { readDocuments } from './document-store.ts'
import { readProfile, readSubscriptions } from './store.ts'

// Functions that other slices may call.
export { requireProofForMoney } from './account-protection.ts'
export { bornOnDays } from './birthdays.ts'
export { identitiesOf } from './identities.ts'
export { isInnExempt } from '../inn.ts'
export { hasSeenOnBoarding } from './marks-store.ts'
export { personOf, tellsSamePerson } from './same-person.ts'
/** Web push tokens of many players. */
export { readTokens as pushTokensOf } from './marks-store.ts'

/** Whether the player has stored a taxpayer number (PR-004). */
export const hasInn = async (db: Executor, player_id: bigint): Promise<boolean> =>
  ((await readProfile(db, player_id))?.inn ?? null) !== null

/** A player's verified identity: verification status, and the name in their documents. */
export const shownIdentityOf = async (db: Executor, player_id: bigint): Promise<{ status: VerificationStatus; name: string | null }> => {
  const [profile, documents] = [await readProfile(db, player_id), await readDocuments(db, player_id)]
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  return { status: verificationStatus(documents), name: name === '' ? null : name }
}

/** Message subscriptions of these players; nothing by default. One statement for any number. */
export const subscriptionsOfPlayers = async (db: Executor, player_ids: readonly bigint[]): Promise<Map<bigint, Subscriptions>> => {
  const stored = new Map((await readSubscriptions(db, player_ids)).map((row) => [row.player_id, row.subscriptions]))
  return new Map(player_ids.map((player_id) => [player_id, subscriptionsOf(stored.get(player_id))]))
}
