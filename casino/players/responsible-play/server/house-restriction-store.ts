import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { restrictionAt, standingOf, type HouseRestrictionKind, type Standing } from '../rules.ts'
import { readRestrictions } from './store.ts'

/** The operator's restrictions on an account that are not lifted. */
export const readHouseRestrictions = async (db: Executor, player_id: bigint): Promise<HouseRestrictionKind[]> => {
  const { rows } = await sql<{ kind: HouseRestrictionKind }>`
    select kind from players_responsible_play.house_restrictions
     where player_id = ${player_id} and lifted_at is null order by kind`.execute(db)
  return rows.map(({ kind }) => kind)
}

/** The same, and none of them is lifted until the transaction ends. */
export const holdHouseRestrictions = async (tx: Tx, player_id: bigint): Promise<HouseRestrictionKind[]> => {
  const { rows } = await sql<{ kind: HouseRestrictionKind }>`
    select kind from players_responsible_play.house_restrictions
     where player_id = ${player_id} and lifted_at is null order by kind for share`.execute(tx)
  return rows.map(({ kind }) => kind)
}

/** What blocks a player's stakes and deposits at a moment, whoever decided it; null if nothing does. */
export const readStanding = async (db: Executor, player_id: bigint, at: Date): Promise<Standing | null> =>
  standingOf(restrictionAt(await readRestrictions(db, player_id), at), await readHouseRestrictions(db, player_id))

/** False if it already exists. */
export const insertHouseRestriction = async (tx: Tx, player_id: bigint, kind: HouseRestrictionKind, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into players_responsible_play.house_restrictions (player_id, kind, set_at) values (${player_id}, ${kind}, ${at})
    on conflict (player_id, kind) where lifted_at is null do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** False if there is nothing to lift. */
export const endHouseRestriction = async (tx: Tx, player_id: bigint, kind: HouseRestrictionKind, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update players_responsible_play.house_restrictions set lifted_at = ${at}
     where player_id = ${player_id} and kind = ${kind} and lifted_at is null returning id`.execute(tx)
  return rows.length > 0
}

export interface StandingRow {
  readonly player_id: bigint
  readonly kind: HouseRestrictionKind
  readonly set_at: Date
}

/** The operator's restrictions, newest first; of one player, or of all. */
export const listHouseRestrictions = async (db: Executor, player_id: bigint | null, most: number): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`
    select player_id, kind, set_at from players_responsible_play.house_restrictions
     where lifted_at is null and (${player_id}::bigint is null or player_id = ${player_id})
     order by id desc limit ${most}`.execute(db)
  return rows
}

export const houseRestrictedAmong = async (
  db: Executor,
  player_ids: readonly bigint[],
  kinds: readonly HouseRestrictionKind[],
): Promise<bigint[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct player_id from players_responsible_play.house_restrictions
     where lifted_at is null and player_id = any(${bigintArray(player_ids)}::bigint[]) and kind = any(${[...kinds]}::text[])`.execute(db)
  return rows.map(({ player_id }) => player_id)
}
