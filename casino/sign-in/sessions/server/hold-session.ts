import type { Tx } from '#kernel/database/database.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { hasSession } from './session-store.ts'
import { type AccountState, lockAccount } from './store.ts'

/**
 * `lockAccount` for what an open session gives the account as a way in. Refuses `not-authorized` with 401 if the session ended while the
 * call waited: nothing of a stranger's comes in behind “this was not me” or a new password.
 */
export const holdSession = async (tx: Tx, { session_id }: Visitor, player_id: bigint): Promise<AccountState | undefined> => {
  const account = await lockAccount(tx, player_id)
  if (!(await hasSession(tx, player_id, Buffer.from(session_id, 'hex')))) throw new Refusal('not-authorized', {}, 401)
  return account
}
