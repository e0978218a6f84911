import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface DriverRow {
  readonly player_id: bigint
  readonly car_id: number
  readonly companion_id: number | null
}

interface Driver {
  readonly campaign_id: bigint
  readonly player_id: bigint
}

export const driversOf = async (db: Executor, campaign_id: bigint, player_ids: readonly bigint[]): Promise<DriverRow[]> => {
  const { rows } = await sql<DriverRow>`
    select player_id, car_id, companion_id from seasons_king_of_road.drivers
     where campaign_id = ${campaign_id} and player_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return rows
}

/** The first car, once; false if one was chosen before. */
export const insertDriver = async (tx: Tx, { campaign_id, player_id }: Driver, car_id: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into seasons_king_of_road.drivers (campaign_id, player_id, car_id, chosen_at)
    values (${campaign_id}, ${player_id}, ${car_id}, ${now}) on conflict do nothing returning player_id`.execute(tx)
  return rows.length > 0
}

/** Another car, or another companion; false for a player without a car. */
export const changeDriver = async (
  tx: Tx,
  { campaign_id, player_id }: Driver,
  change: Partial<Pick<DriverRow, 'car_id' | 'companion_id'>>,
): Promise<boolean> => {
  const { car_id = null, companion_id = null }: Partial<Record<keyof DriverRow, number | bigint | null>> = change
  const { rows } = await sql`
    update seasons_king_of_road.drivers
       set car_id = coalesce(${car_id}::smallint, car_id), companion_id = coalesce(${companion_id}::smallint, companion_id)
     where campaign_id = ${campaign_id} and player_id = ${player_id} returning player_id`.execute(tx)
  return rows.length > 0
}
