import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Sealed } from '#kernel/config/seal.ts'

export interface Authenticator extends Sealed {
  readonly confirmed_at: Date | null
  readonly last_step: bigint
}

export const readAuthenticator = async (db: Executor, player_id: bigint): Promise<Authenticator | undefined> => {
  const { rows } = await sql<Authenticator>`
    select sealed, key_id, confirmed_at, last_step from sign_in_second_factor.authenticators where player_id = ${player_id}`.execute(db)
  return rows[0]
}

/** Replaces an unconfirmed authenticator. False if there is a confirmed one. */
export const insertAuthenticator = async (db: Executor, player_id: bigint, { sealed, key_id }: Sealed, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into sign_in_second_factor.authenticators as a (player_id, sealed, key_id, created_at)
    values (${player_id}, ${sealed}, ${key_id}, ${at})
    on conflict (player_id) do update set sealed = excluded.sealed, key_id = excluded.key_id, created_at = excluded.created_at, last_step = 0
      where a.confirmed_at is null
    returning 1`.execute(db)
  return rows.length === 1
}

/** Uses up a time step: true for exactly one of concurrent callers, and never for that step or an earlier one again. */
export const takeStep = async (tx: Tx, player_id: bigint, step: number): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_second_factor.authenticators set last_step = ${step}
     where player_id = ${player_id} and last_step < ${step} returning 1`.execute(tx)
  return rows.length === 1
}

/** False if it was already confirmed. */
export const confirmAuthenticator = async (tx: Tx, player_id: bigint, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_second_factor.authenticators set confirmed_at = ${at}
     where player_id = ${player_id} and confirmed_at is null returning 1`.execute(tx)
  return rows.length === 1
}

/** Stores it sealed with the newest master secret. */
export const resealAuthenticator = async (db: Executor, player_id: bigint, { sealed, key_id }: Sealed): Promise<void> => {
  await sql`
    update sign_in_second_factor.authenticators set sealed = ${sealed}, key_id = ${key_id} where player_id = ${player_id}`.execute(db)
}

/** False if there was no confirmed one. */
export const deleteAuthenticator = async (tx: Tx, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    delete from sign_in_second_factor.authenticators where player_id = ${player_id} and confirmed_at is not null returning 1`.execute(tx)
  return rows.length === 1
}
