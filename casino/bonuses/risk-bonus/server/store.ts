import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'

export interface Cover {
  readonly player_id: bigint
  /** The version of terms that it was promised under. */
  readonly terms_id: bigint
  readonly asset: Currency
  /** Minor units, set aside for this player until it is over. */
  readonly most: bigint
  readonly state: 'joined' | 'counting' | 'over'
  readonly due_at: Date
  /** Known with the deposit. */
  readonly covered: bigint | null
  readonly deposited_at: Date | null
}

const columns = sql`player_id, terms_id, asset, most, state, due_at, covered, deposited_at`

/** Writes down that a player takes part; false if they did before. */
export const insertCover = async (
  tx: Tx,
  { player_id, terms_id, asset, most, due_at }: Pick<Cover, 'player_id' | 'terms_id' | 'asset' | 'most' | 'due_at'>,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into bonuses_risk_bonus.covers (player_id, terms_id, asset, most, due_at)
    values (${player_id}, ${terms_id}, ${asset}, ${most}, ${due_at}) on conflict do nothing returning player_id`.execute(tx)
  return rows.length > 0
}

export const coverOf = async (db: Executor, player_id: bigint): Promise<Cover | undefined> => {
  const { rows } = await sql<Cover>`select ${columns} from bonuses_risk_bonus.covers where player_id = ${player_id}`.execute(db)
  return rows[0]
}

/** The same, locked, as long as it is not over. */
export const lockCover = async (tx: Tx, player_id: bigint): Promise<Cover | undefined> => {
  const { rows } = await sql<Cover>`
    select ${columns} from bonuses_risk_bonus.covers where player_id = ${player_id} and state <> 'over' for update`.execute(tx)
  return rows[0]
}

/** The first deposit was made. */
export const setDeposited = async (
  tx: Tx,
  player_id: bigint,
  { payment, covered, deposited_at, due_at }: { payment: string; covered: bigint; deposited_at: Date; due_at: Date },
): Promise<void> => {
  await sql`
    update bonuses_risk_bonus.covers
       set state = 'counting', payment = ${payment}, covered = ${covered}, deposited_at = ${deposited_at}, due_at = ${due_at}
     where player_id = ${player_id}`.execute(tx)
}

export const setOver = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`update bonuses_risk_bonus.covers set state = 'over' where player_id = ${player_id}`.execute(tx)
}

/** The bonus that a cover brought. */
export const setBrought = async (tx: Tx, player_id: bigint, bonus_id: bigint): Promise<void> => {
  await sql`update bonuses_risk_bonus.covers set bonus_id = ${bonus_id} where player_id = ${player_id}`.execute(tx)
}

/** Whose deposit is covered by one of these payments and not counted yet. */
export const coveredBy = async (tx: Tx, payments: readonly string[]): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from bonuses_risk_bonus.covers where payment = any(${[...payments]}::text[]) and state = 'counting'`.execute(tx)
  return rows.map(({ player_id }) => player_id)
}

/** The bonuses that the covers of these payments brought. */
export const broughtFor = async (tx: Tx, payments: readonly string[]): Promise<readonly { id: bigint; player_id: bigint }[]> => {
  const { rows } = await sql<{ id: bigint; player_id: bigint }>`
    select bonus_id as id, player_id from bonuses_risk_bonus.covers
     where payment = any(${[...payments]}::text[]) and bonus_id is not null order by player_id`.execute(tx)
  return rows
}

/** The next players after one whose cover is due at a moment, by their number. */
export const playersDue = async (db: Executor, at: Date, after: bigint, limit: number): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from bonuses_risk_bonus.covers
     where state <> 'over' and due_at <= ${at} and player_id > ${after} order by player_id limit ${limit}`.execute(db)
  return rows.map(({ player_id }) => player_id)
}
