import { accountDataOf } from '#casino/players/accounts/server/api.ts'
import type { Identity } from '#casino/players/responsible-play/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import { readProfile } from './store.ts'

/** A player's unique identifiers: confirmed contacts and taxpayer number. */
export const identitiesOf = async (db: Executor, player_id: bigint): Promise<Identity[]> => {
  const account = await accountDataOf(db, player_id)
  const inn = (await readProfile(db, player_id))?.inn ?? null
  return [
    ...(account?.email && account.email_confirmed ? [{ kind: 'email', value: account.email } as const] : []),
    ...(account?.phone && account.phone_confirmed ? [{ kind: 'phone', value: account.phone } as const] : []),
    ...(inn === null ? [] : [{ kind: 'inn', value: inn } as const]),
  ]
}
