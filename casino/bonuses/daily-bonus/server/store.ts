import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Taken } from '../rules.ts'

const none: Taken = { count: 0, last_from: null }

export const readTaken = async (db: Executor, player_id: bigint): Promise<Taken> => {
  const { rows } = await sql<Taken>`select count, last_from from bonuses_daily_bonus.players where player_id = ${player_id}`.execute(db)
  return rows[0] ?? none
}

/** The same, locked: of two who take a step at once the second sees the first. */
export const lockTaken = async (tx: Tx, player_id: bigint): Promise<Taken> => {
  await sql`insert into bonuses_daily_bonus.players (player_id) values (${player_id}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Taken>`
    select count, last_from from bonuses_daily_bonus.players where player_id = ${player_id} for update`.execute(tx)
  return rows[0] ?? none
}

export const writeTaken = async (tx: Tx, player_id: bigint, { count, last_from }: Taken): Promise<void> => {
  await sql`update bonuses_daily_bonus.players set count = ${count}, last_from = ${last_from} where player_id = ${player_id}`.execute(tx)
}
