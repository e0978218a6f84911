import { dropName, lockAccount, ownNames } from '#casino/sign-in/sessions/server/api.ts'
import { confirmContact } from '#casino/players/accounts/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { ContactConfirmed, ContactLost } from '../events.ts'
import type { Contact } from './contact.ts'

/**
 * Makes a proved contact its player's alone: whoever else claimed it loses it, and cannot log in by it any more. False
 * when another account has confirmed it already, or the player has another contact now.
 */
export const makeTheirs = async (tx: Tx, house: House, player_id: bigint, { kind, contact }: Contact): Promise<boolean> => {
  // Held, so that of two who prove the account to be theirs at once the second sees the first.
  await lockAccount(tx, player_id)
  const losers = await confirmContact(tx, player_id, { kind, contact, at: house.clock.now() })
  if (losers === null) return false
  await dropName(tx, losers, kind)
  await ownNames(tx, player_id, [kind])
  await announce(tx, house, [
    ContactConfirmed({ player_id: String(player_id), kind }, player_id),
    ...losers.map((loser) => ContactLost({ player_id: String(loser), kind }, loser)),
  ])
  return true
}
