import { sql, type RawBuilder } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { PersonalField, Subscriptions } from '../rules.ts'

export type PersonalValues = Readonly<Record<PersonalField, string | null>>

export interface ProfileRow extends PersonalValues {
  readonly inn: string | null
  readonly subscriptions: Record<string, unknown>
  readonly protected_at: Date | null
}

const columns = sql`first_name, last_name, to_char(birth_date, 'YYYY-MM-DD') as birth_date, region, city, address, inn, subscriptions, protected_at`

/** A player's personal details; undefined if they gave none. */
export const readProfile = async (db: Executor, player_id: bigint): Promise<ProfileRow | undefined> => {
  const { rows } = await sql<ProfileRow>`select ${columns} from players_profile.profiles where player_id = ${player_id}`.execute(db)
  return rows[0]
}

/** Names and birth dates of many players; of those who gave none there is no row. */
export const readPersons = async (
  db: Executor,
  player_ids: readonly bigint[],
): Promise<Map<bigint, Pick<ProfileRow, 'first_name' | 'last_name' | 'birth_date'>>> => {
  const { rows } = await sql<Pick<ProfileRow, 'first_name' | 'last_name' | 'birth_date'> & { player_id: bigint }>`
    select player_id, first_name, last_name, to_char(birth_date, 'YYYY-MM-DD') as birth_date
      from players_profile.profiles where player_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return new Map(rows.map(({ player_id, ...person }) => [player_id, person]))
}

/** Locks the player's row until the end of the transaction, creating it if missing, so that changes are serialized. */
export const holdProfile = async (tx: Tx, player_id: bigint, at: Date): Promise<ProfileRow> => {
  await sql`insert into players_profile.profiles (player_id, changed_at) values (${player_id}, ${at}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<ProfileRow>`
    select ${columns} from players_profile.profiles where player_id = ${player_id} for update`.execute(tx)
  if (!rows[0]) throw new Error('a profile that was just made is not there')
  return rows[0]
}

export const writePersonal = async (tx: Tx, player_id: bigint, values: PersonalValues, at: Date): Promise<void> => {
  await sql`
    update players_profile.profiles
       set first_name = ${values.first_name}, last_name = ${values.last_name}, birth_date = ${values.birth_date}::date,
           region = ${values.region}, city = ${values.city}, address = ${values.address}, changed_at = ${at}
     where player_id = ${player_id}`.execute(tx)
}

export const writeSubscriptions = async (tx: Tx, player_id: bigint, wanted: Subscriptions, at: Date): Promise<void> => {
  await sql`
    update players_profile.profiles set subscriptions = ${JSON.stringify(wanted)}::jsonb, changed_at = ${at}
     where player_id = ${player_id}`.execute(tx)
}

/** False if another player has the number; a unique index decides between concurrent writes. */
export const writeInn = async (tx: Tx, player_id: bigint, inn: string, at: Date): Promise<boolean> => {
  await sql`savepoint store_inn`.execute(tx)
  try {
    await sql`update players_profile.profiles set inn = ${inn}, changed_at = ${at} where player_id = ${player_id}`.execute(tx)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    await sql`rollback to savepoint store_inn`.execute(tx)
    return false
  }
}

/** Protected since when; null: not. */
export const writeProtection = async (tx: Tx, player_id: bigint, protected_at: Date | null, at: Date): Promise<void> => {
  await sql`
    update players_profile.profiles set protected_at = ${protected_at}, changed_at = ${at}
     where player_id = ${player_id}`.execute(tx)
}

/** Message subscriptions of many players; players who never chose are left out. */
export const readSubscriptions = async (
  db: Executor,
  player_ids: readonly bigint[],
): Promise<{ player_id: bigint; subscriptions: Record<string, unknown> }[]> => {
  const { rows } = await sql<{ player_id: bigint; subscriptions: Record<string, unknown> }>`
    select player_id, subscriptions from players_profile.profiles where player_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return rows
}

/** For the main data: what the player has seen or closed for good. */
export const selectSeen = (player_id: bigint): RawBuilder<unknown> => sql`
  (select json_build_object('on_boarding', coalesce(json_agg(name order by at) filter (where kind = 'on-boarding'), '[]'),
                            'popups', coalesce(json_agg(name order by at) filter (where kind = 'popup'), '[]'))
     from players_profile.seen where player_id = ${player_id})`
