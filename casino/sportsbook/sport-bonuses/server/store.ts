import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { SportBonusStatus } from '../rules.ts'

export interface BonusRow {
  readonly id: bigint
  readonly external_id: string
  readonly player_id: bigint
  readonly status: SportBonusStatus
  readonly currency: Currency
  readonly amount_minor: bigint
  readonly least_odds_thousandths: number
  readonly least_legs: number
  readonly applied_at: Date | null
  readonly expires_at: Date
}

export type NewBonus = Omit<BonusRow, 'id' | 'status' | 'applied_at'> & { readonly given_key: string }

const columns = sql`b.id, b.external_id, b.player_id, b.status, b.currency, b.amount_minor, b.least_odds_thousandths, b.least_legs, b.applied_at, b.expires_at`

/** Undefined where one was given for this reason before. */
export const insertBonus = async (tx: Tx, bonus: NewBonus, at: Date): Promise<BonusRow | undefined> => {
  const { rows } = await sql<BonusRow>`
    insert into sportsbook_sport_bonuses.bonuses as b
      (external_id, player_id, given_key, currency, amount_minor, least_odds_thousandths, least_legs, given_at, expires_at)
    values (${bonus.external_id}, ${bonus.player_id}, ${bonus.given_key}, ${bonus.currency}, ${bonus.amount_minor},
            ${bonus.least_odds_thousandths}, ${bonus.least_legs}, ${at}, ${bonus.expires_at})
    on conflict (given_key) do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

/** Those that are not over, the first to run out first. */
export const openBonuses = async (db: Executor, player_id: bigint): Promise<BonusRow[]> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from sportsbook_sport_bonuses.bonuses b
     where b.player_id = ${player_id} and b.status in ('init', 'applied', 'waiting') order by b.expires_at, b.id`.execute(db)
  return rows
}

/** One of a player, locked: nobody else takes, stakes or ends it meanwhile. */
export const lockBonus = async (tx: Tx, player_id: bigint, external_id: string): Promise<BonusRow | undefined> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from sportsbook_sport_bonuses.bonuses b
     where b.external_id = ${external_id} and b.player_id = ${player_id} for update`.execute(tx)
  return rows[0]
}

export const lockBonuses = async (tx: Tx, ids: readonly bigint[]): Promise<BonusRow[]> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from sportsbook_sport_bonuses.bonuses b where b.id = any(${ids.map(String)}::bigint[]) order by b.id for update`.execute(
    tx,
  )
  return rows
}

/** Those whose time is over before they were staked, some at a time. */
export const lockDue = async (tx: Tx, now: Date, at_most: number): Promise<BonusRow[]> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from sportsbook_sport_bonuses.bonuses b
     where b.status in ('init', 'applied') and b.expires_at <= ${now} order by b.expires_at limit ${at_most} for update skip locked`.execute(
    tx,
  )
  return rows
}

export const setStatus = async (
  tx: Tx,
  id: bigint,
  status: SportBonusStatus,
  { applied_at = null, expires_at = null }: { readonly applied_at?: Date | null; readonly expires_at?: Date | null } = {},
): Promise<void> => {
  await sql`
    update sportsbook_sport_bonuses.bonuses
       set status = ${status}, applied_at = coalesce(${applied_at}::timestamptz, applied_at),
           expires_at = greatest(expires_at, coalesce(${expires_at}::timestamptz, expires_at))
     where id = ${id}`.execute(tx)
}
