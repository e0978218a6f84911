import { shownIdentityOf } from '#casino/players/profile/server/api.ts'
import { contactsOf } from '#casino/players/accounts/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { PayoutNeed } from '../contract.ts'
import type { NeedState } from '../rules.ts'

const identityStates = { verified: 'done', pending: 'waiting', needed: 'missing', rejected: 'missing' } as const satisfies Record<
  string,
  NeedState
>

export interface Needs {
  readonly needs: readonly PayoutNeed[]
  /** The name that the documents carry. */
  readonly name: string | null
}

/** Everything that a payout needs of its player; nothing is ever added to it at the last step. */
export const needsOf = async (db: Executor, player_id: bigint): Promise<Needs> => {
  const contacts = (await contactsOf(db, [player_id])).get(player_id)
  const { status, name } = await shownIdentityOf(db, player_id)
  const has_contact = contacts?.email_confirmed === true || contacts?.phone_confirmed === true
  return {
    needs: [
      { kind: 'contact', state: has_contact ? 'done' : 'missing' },
      { kind: 'identity', state: identityStates[status] },
    ],
    name,
  }
}
