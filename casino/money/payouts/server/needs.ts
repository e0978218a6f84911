import { shownIdentityOf } from '#casino/players/profile/server/api.ts'
import { taxNumberOf } from '#casino/money/exchange/server/api.ts'
import { contactsOf, playerById } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
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

/** CN-067: nobody takes money out of a taxed currency, or out of what came from one, without the number that the licence wants. */
const numberNeed = async (house: House, db: Executor, player_id: bigint): Promise<PayoutNeed[]> => {
  const currency = (await playerById(db, player_id))?.currency ?? house.brand.currency
  const number = await taxNumberOf(house, db, player_id, currency)
  return number === 'not-asked' ? [] : [{ kind: 'tax-number', state: number === 'given' ? 'done' : 'missing' }]
}

/** Everything that a payout needs of its player; nothing is ever added to it at the last step. */
export const needsOf = async (house: House, db: Executor, player_id: bigint): Promise<Needs> => {
  const contacts = (await contactsOf(db, [player_id])).get(player_id)
  const { status, name } = await shownIdentityOf(db, player_id)
  const has_contact = contacts?.email_confirmed === true || contacts?.phone_confirmed === true
  return {
    needs: [
      { kind: 'contact', state: has_contact ? 'done' : 'missing' },
      { kind: 'identity', state: identityStates[status] },
      ...(await numberNeed(house, db, player_id)),
    ],
    name,
  }
}
