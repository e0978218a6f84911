import { contactsOf } from '#casino/players/accounts/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { ticket_life_ms } from '../rules.ts'
import { makeToken, tokenHashOf } from './secrets.ts'
import { giveTicket, insertChallenges, proveContact } from './store.ts'

/**
 * A password-reset ticket for a player who has just followed a link from another email of ours to their confirmed address. Null if
 * the player has none.
 */
export const grantRestore = async (tx: Tx, house: House, player_id: bigint): Promise<string | null> => {
  const player = (await contactsOf(tx, [player_id])).get(player_id)
  if (!player?.email_confirmed || player.email === null) return null
  const now = house.clock.now()
  const id = house.random.uuid()
  const about = { purpose: 'restore', kind: 'email', contact: player.email, player_id } as const
  // The code expires at once: nothing is delivered, and nothing can be guessed.
  await insertChallenges(tx, [
    { ...about, id, method: 'email', language: player.language, created_at: now, code_until: now, device_hash: null },
  ])
  await proveContact(tx, id, about, now)
  const token = makeToken(house)
  await giveTicket(tx, id, tokenHashOf('ticket', token), new Date(now.getTime() + ticket_life_ms))
  return token
}
