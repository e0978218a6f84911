import { dropName, lockAccount, ownNames } from '#casino/sign-in/sessions/server/api.ts'
import { confirmContact } from '#casino/players/accounts/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { ContactConfirmed, ContactLost } from '../events.ts'
import type { Contact } from './contact.ts'

/**
 * Assigns a verified contact to its player: other players who gave it lose it and cannot log in with it any more. False if another
 * account has confirmed it already, or the player has another contact now.
 */
export const makeTheirs = async (tx: Tx, house: House, player_id: bigint, { kind, contact }: Contact): Promise<boolean> => {
  // Locked, so that concurrent confirmations for one account are serialized.
  await lockAccount(tx, player_id)
  // The letter about the fact takes back what was confirmed at its moment or later, so the contact has the same one.
  const at = house.clock.now()
  const losers = await confirmContact(tx, player_id, { kind, contact, at })
  if (losers === null) return false
  await dropName(tx, losers, kind)
  await ownNames(tx, player_id, [kind])
  const lost = losers.map((loser) => ContactLost({ player_id: String(loser), kind }, loser))
  await announce(tx, house, [ContactConfirmed({ player_id: String(player_id), kind }, player_id), ...lost], at)
  return true
}
