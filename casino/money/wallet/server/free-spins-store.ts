import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** Free spins as the ledger takes them. */
export interface NewFreeSpins {
  /** The number that bonuses gave them; once in the house's life. */
  readonly free_spins_id: bigint
  readonly player_id: bigint
  readonly asset: Currency
  /** The fund that their worth comes out of, and that what is not played goes back to: `fund:free-spins:17`. */
  readonly fund: string
  /** Each is played at this stake, minor units. */
  readonly stake_minor: bigint
  readonly number: number
  /** Slugs of the games that they are played in. */
  readonly games: readonly string[]
  /** The grant whose purse the wins go to; null where wins are cash. */
  readonly wins_to: bigint | null
  readonly ends_at: Date
}

/** Calls `begin_free_spins`: what it said. */
export const callBegin = async (
  tx: Tx,
  { free_spins_id, player_id, asset, fund, stake_minor, number, games, wins_to, ends_at }: NewFreeSpins,
  moment: Date,
): Promise<'begun' | 'replayed' | 'key-reused' | 'insufficient-funds'> => {
  const { rows } = await sql<{ outcome: 'begun' | 'replayed' | 'key-reused' | 'insufficient-funds' }>`
    select money_wallet.begin_free_spins(${free_spins_id}, ${player_id}, ${asset}, ${fund}, ${stake_minor}, ${number}::integer,
      ${[...games]}::text[], ${wins_to}::bigint, ${ends_at}, ${moment}) as outcome`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the ledger did not answer')
  return row.outcome
}

/** Calls `end_free_spins`: those that ended now, whose they are, and how many were not played. */
export const callEnd = async (
  tx: Tx,
  ids: readonly bigint[],
  moment: Date,
): Promise<{ free_spins_id: bigint; unused: number; player_id: bigint }[]> => {
  const { rows } = await sql<{ free_spins_id: bigint; unused: number; player_id: bigint }>`
    select e.ended_id as free_spins_id, e.unused, f.owner_id as player_id
      from money_wallet.end_free_spins(${ids.map(String)}::bigint[], ${moment}) e
      join money_wallet.free_spins f on f.id = e.ended_id`.execute(tx)
  return rows
}

/** How free spins stand in the ledger. */
interface FreeSpinsStanding {
  readonly free_spins_id: bigint
  readonly asset: Currency
  readonly stake_minor: bigint
  readonly number: number
  readonly left: number
  readonly played: number
  readonly games: readonly string[]
  readonly wins_to: bigint | null
  readonly won_minor: bigint
  readonly ends_at: Date
  readonly is_open: boolean
}

const standings = sql`
  select f.id as free_spins_id, f.asset, f.stake as stake_minor, f.number, (coalesce(a.balance, 0) / f.stake)::integer as left,
         f.number - (coalesce(f.returned, a.balance, 0) / f.stake)::integer as played, f.games,
         f.wins_to, f.won as won_minor, f.ends_at, f.ended_at is null as is_open
    from money_wallet.free_spins f
    left join money_wallet.accounts a on a.owner_id = f.owner_id and a.purse = f.purse and a.asset = f.asset`

/** Free spins by their numbers; those that the ledger does not know are left out. */
export const readFreeSpins = async (db: Executor, ids: readonly bigint[]): Promise<FreeSpinsStanding[]> => {
  const { rows } = await sql<FreeSpinsStanding>`${standings} where f.id = any(${ids.map(String)}::bigint[]) order by f.id`.execute(db)
  return rows
}

/** The free spins that a player may play at a moment, those that end soonest first. */
export const openFreeSpins = async (db: Executor, player_id: bigint, at: Date): Promise<FreeSpinsStanding[]> => {
  const { rows } = await sql<FreeSpinsStanding>`
    ${standings} where f.owner_id = ${player_id} and f.ended_at is null and f.ends_at > ${at} order by f.ends_at, f.id`.execute(db)
  return rows
}
