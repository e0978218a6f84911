import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

export interface Member {
  readonly login: string
  readonly reserved_at: Date
  readonly player_id: bigint | null
}

export const knownMembers = async (db: Executor): Promise<Member[]> => {
  const { rows } = await sql<Member>`select login, reserved_at, player_id from site_crowd.members order by reserved_at, login`.execute(db)
  return rows
}

export const insertMember = async (db: Executor, login: string, at: Date): Promise<void> => {
  await sql`insert into site_crowd.members (login, reserved_at) values (${login}, ${at}) on conflict do nothing`.execute(db)
}

export const setPlayer = async (db: Executor, login: string, player_id: bigint): Promise<void> => {
  await sql`update site_crowd.members set player_id = ${player_id} where login = ${login}`.execute(db)
}

export const isMarkedAsDemo = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql`select from kernel.marks where name = 'demo'`.execute(db)
  return rows.length > 0
}
