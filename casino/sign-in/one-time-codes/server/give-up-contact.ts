import { type ContactKind, contactsOf } from '#casino/players/accounts/server/api.ts'
import { markRestricted } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { ContactChanged } from '../events.ts'

/**
 * Call it before another contact takes the place of the one that the account has, with the moment at which it does: the letter about the
 * fact takes back what was given at that moment or later. A contact that nobody confirmed is given up silently.
 */
export const giveUpContact = async (tx: Tx, house: House, player_id: bigint, kind: ContactKind, at: Date): Promise<void> => {
  const left = (await contactsOf(tx, [player_id])).get(player_id)
  const contact = left?.[kind] ?? null
  if (contact === null || !(kind === 'email' ? left?.email_confirmed : left?.phone_confirmed)) return
  // A restricted player must remain recognisable by the contact that they give up (decision 0029).
  await markRestricted(tx, house, player_id, [{ kind, value: contact }], false)
  await announce(tx, house, [ContactChanged({ player_id: String(player_id), kind }, player_id)], at)
}
