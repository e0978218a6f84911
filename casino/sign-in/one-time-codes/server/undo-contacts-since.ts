import { type ContactKind, takeContactsBack } from '#casino/players/accounts/server/api.ts'
import { markRestricted } from '#casino/players/responsible-play/server/api.ts'
import { giveName } from '#casino/sign-in/sessions/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'

/**
 * Takes away the contacts that were given or confirmed since a moment, and brings back those that they took the place of. Neither is a
 * name to log in by until the next password. Call it with the account locked. Returns what was taken away.
 */
export const undoContactsSince = async (tx: Tx, house: House, player_id: bigint, since: Date): Promise<readonly ContactKind[]> => {
  const taken = await takeContactsBack(tx, player_id, since)
  // Whoever confirmed one was restricted together with this account, and remains recognisable by it (decision 0029).
  const identities = taken.flatMap(({ kind, contact, confirmed_at }) =>
    contact === null || confirmed_at === null ? [] : [{ kind, value: contact }],
  )
  await markRestricted(tx, house, player_id, identities, false)
  for (const { kind } of taken) await giveName(tx, player_id, kind, null)
  return taken.map(({ kind }) => kind)
}
