import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

/** What two players' sign-ins have in common: a device, or a network. */
export const sharedTraces = async (db: Executor, one: bigint, other: bigint): Promise<{ device: boolean; network: boolean }> => {
  const { rows } = await sql<{ device: boolean; network: boolean }>`
    select exists (select from sign_in_sessions.devices a join sign_in_sessions.devices b using (device_hash)
                    where a.player_id = ${one} and b.player_id = ${other}) as device,
           exists (select from sign_in_sessions.sessions a join sign_in_sessions.sessions b using (address_prefix)
                    where a.player_id = ${one} and b.player_id = ${other}) as network`.execute(db)
  return { device: rows[0]?.device === true, network: rows[0]?.network === true }
}
