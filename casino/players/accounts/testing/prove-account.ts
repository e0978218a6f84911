import { sql } from 'kysely'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { confirmContact, contactsOf, playerByLogin } from '../server/api.ts'

/** Marks the account of a signed-in browser as confirmed by its email, if it has one, without sending a message. */
export const proveAccount = async ({ house, clock }: TestHouse, visitor: TestVisitor): Promise<void> => {
  const login: string = (await visitor.raw('GET', '/rest/init/')).json().data.login
  const player = await playerByLogin(house.db, login)
  if (!player) throw new Error(`nobody is called ${login}`)
  const email = (await contactsOf(house.db, [player.id])).get(player.id)?.email
  const at = clock.now()
  if (email) await inTransaction(house.db, (tx) => confirmContact(tx, player.id, { kind: 'email', contact: email, at }))
  else await sql`update players_accounts.players set proved_at = ${at} where id = ${player.id}`.execute(house.db)
}
