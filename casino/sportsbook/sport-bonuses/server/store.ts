import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Words } from '#kernel/i18n/words.ts'
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
  /** Cash that has to be bet before it can be staked, and what was. */
  readonly required_minor: bigint
  readonly wagered_minor: bigint
  /** What it was given for; null of those from before it was noted. */
  readonly origin: Words | null
  readonly applied_at: Date | null
  /** The bet that it was staked on last; null of those staked before it was noted. */
  readonly staked_bet: bigint | null
  readonly expires_at: Date
}

export type NewBonus = Omit<BonusRow, 'id' | 'status' | 'applied_at' | 'wagered_minor' | 'staked_bet'> & { readonly given_key: string }

const columns = sql`b.id, b.external_id, b.player_id, b.status, b.currency, b.amount_minor, b.least_odds_thousandths, b.least_legs, b.required_minor, b.wagered_minor,
  b.origin, b.applied_at, b.expires_at, b.staked_bet`

/** Undefined where one was given for this reason before. */
export const insertBonus = async (tx: Tx, bonus: NewBonus, at: Date): Promise<BonusRow | undefined> => {
  const { rows } = await sql<BonusRow>`
    insert into sportsbook_sport_bonuses.bonuses as b
      (external_id, player_id, given_key, currency, amount_minor, least_odds_thousandths, least_legs, required_minor, origin, given_at, expires_at)
    values (${bonus.external_id}, ${bonus.player_id}, ${bonus.given_key}, ${bonus.currency}, ${bonus.amount_minor},
            ${bonus.least_odds_thousandths}, ${bonus.least_legs}, ${bonus.required_minor}, ${JSON.stringify(bonus.origin)}::jsonb, ${at}, ${bonus.expires_at})
    on conflict (given_key) do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

const open = sql`b.status in ('init', 'sleeping', 'rollover', 'applied', 'waiting')`

/** Those that are not over, the first to run out first. */
export const openBonuses = async (db: Executor, player_id: bigint): Promise<BonusRow[]> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from sportsbook_sport_bonuses.bonuses b
     where b.player_id = ${player_id} and ${open} order by b.expires_at, b.id`.execute(db)
  return rows
}

/** One of a player, locked: nobody else takes, stakes or ends it meanwhile. */
export const lockBonus = async (tx: Tx, player_id: bigint, external_id: string): Promise<BonusRow | undefined> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from sportsbook_sport_bonuses.bonuses b
     where b.external_id = ${external_id} and b.player_id = ${player_id} for update`.execute(tx)
  return rows[0]
}

/** One of a player and every other one that is not over, locked: nobody else takes, stakes, counts or ends any of them meanwhile. */
export const lockOwn = async (tx: Tx, player_id: bigint, external_id: string): Promise<BonusRow[]> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from sportsbook_sport_bonuses.bonuses b
     where b.player_id = ${player_id} and (b.external_id = ${external_id} or ${open}) order by b.id for update`.execute(tx)
  return rows
}

/** What bets of these players are counted for; one each. */
export const lockRolling = async (tx: Tx, player_ids: readonly bigint[]): Promise<BonusRow[]> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from sportsbook_sport_bonuses.bonuses b
     where b.player_id = any(${bigintArray(player_ids)}::bigint[]) and b.status = 'rollover' order by b.id for update`.execute(tx)
  return rows
}

/** The first taken of those that sleep, unless another one of the player's is counted for. */
export const lockNextSleeping = async (tx: Tx, player_id: bigint): Promise<BonusRow | undefined> => {
  const { rows } = await sql<BonusRow>`
    select ${columns} from sportsbook_sport_bonuses.bonuses b
     where b.player_id = ${player_id} and b.status = 'sleeping'
       and not exists (select from sportsbook_sport_bonuses.bonuses r where r.player_id = ${player_id} and r.status = 'rollover')
     order by b.id limit 1 for update`.execute(tx)
  return rows[0]
}

export const setWagered = async (tx: Tx, id: bigint, wagered_minor: bigint): Promise<void> => {
  await sql`update sportsbook_sport_bonuses.bonuses set wagered_minor = ${wagered_minor} where id = ${id}`.execute(tx)
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
     where b.status in ('init', 'sleeping', 'rollover', 'applied') and b.expires_at <= ${now} order by b.expires_at limit ${at_most} for update skip locked`.execute(
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

/** It is staked on a bet, and waits for what becomes of it. */
export const setStaked = async (tx: Tx, id: bigint, bet_id: bigint): Promise<void> => {
  await sql`update sportsbook_sport_bonuses.bonuses set status = 'waiting', staked_bet = ${bet_id} where id = ${id}`.execute(tx)
}
