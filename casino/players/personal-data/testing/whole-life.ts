import { sql } from 'kysely'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { storeInnEndpoint, updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { photo, sendDocument } from '#casino/players/profile/testing/send-document.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'

/** Personal data of the test player; each value occurs nowhere else in a test's database. */
export const told = {
  email: 'mariana.dzvin@example.com',
  phone: '+380509876543',
  first_name: 'Мар’яна',
  last_name: 'Дзвін-Ковальська',
  city: 'Коломийка',
  address: 'вул. Тиха 77',
  birth_date: '1987-03-11',
  inn: '3184710691',
} as const

export interface Known {
  readonly visitor: TestVisitor
  readonly player_id: bigint
  readonly login: string
}

/** A player with confirmed email and phone, a profile, documents, a device and other stored data. */
export const knownPlayer = async (test: TestHouse, contact = told.email): Promise<Known> => {
  const { visitor, player_id, login } = await registerPlayer(test, { email: contact })
  const { birth_date: _day, email: _email, phone: _phone, inn: _inn, ...body } = told
  await visitor.call(updateProfileEndpoint, { body: { ...body, region: 'UA-26', settings: { subscriptions: { prizes: false } } } })
  await visitor.raw('POST', '/rest/player/firebase-token/', { token: 'd'.repeat(60) + player_id })
  await sendDocument(test, visitor, await photo())
  await sendDocument(test, visitor, await photo())
  await sql`update players_accounts.players set email_confirmed_at = ${test.clock.now()} where id = ${player_id}`.execute(test.house.db)
  return { visitor, player_id, login }
}

/** The same with a taxpayer number, which only one account can have. */
export const storeInn = async ({ visitor }: Known, inn = told.inn): Promise<void> => {
  const { body } = await visitor.call(storeInnEndpoint, { body: { inn } })
  if (!body.success) throw new Error(`the number was refused: ${body.error}`)
}

/** Where in the database a text occurs: `schema.table.column`. The outbox is skipped, because it deletes messages after a day. */
export const findText = async (test: TestHouse, text: string): Promise<string[]> => {
  const { rows } = await sql<{ place: string; column: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as place, quote_ident(column_name) as column
      from information_schema.columns
     where data_type in ('text', 'jsonb', 'json', 'character varying', 'date', 'ARRAY')
       and table_schema not in ('pg_catalog', 'information_schema', 'kernel_outbox')`.execute(test.house.db)
  const found: string[] = []
  for (const { place, column } of rows) {
    const { rows: hits } = await sql`select from ${sql.raw(place)} where position(${text} in ${sql.raw(column)}::text) > 0 limit 1`.execute(
      test.house.db,
    )
    if (hits.length > 0) found.push(`${place}.${column}`)
  }
  return found
}
