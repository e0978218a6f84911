import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { LiveBet } from '../contract.ts'

export interface SlipRow {
  readonly id: bigint
  readonly round_id: bigint
  readonly player_id: bigint
  readonly currency: Currency
  readonly bets: readonly LiveBet[]
  readonly stake_minor: bigint
  readonly state: 'open' | 'settled' | 'returned'
  readonly win_minor: bigint | null
  readonly command_key: string
  readonly request_hash: string
  readonly placed_at: Date
}

/** A slip with its round. */
export interface PlacedSlip extends SlipRow {
  readonly table_slug: string
  readonly drawn: readonly number[] | null
}

type NewSlip = Pick<SlipRow, 'round_id' | 'player_id' | 'currency' | 'bets' | 'stake_minor' | 'command_key' | 'request_hash' | 'placed_at'>

/** Inserts a slip. Null when a slip with this command key exists. */
export const insertSlip = async (tx: Tx, slip: NewSlip): Promise<bigint | null> => {
  const { round_id, player_id, currency, bets, stake_minor, command_key, request_hash, placed_at } = slip
  const { rows } = await sql<{ id: bigint }>`
    insert into games_live.slips (round_id, player_id, currency, bets, stake_minor, command_key, request_hash, placed_at)
    values (${round_id}, ${player_id}, ${currency}, ${JSON.stringify(bets)}, ${stake_minor}, ${command_key}, ${request_hash}, ${placed_at})
    on conflict (player_id, command_key) do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

const placed = sql`select s.*, r.table_slug, r.drawn from games_live.slips s join games_live.rounds r on r.id = s.round_id`

export const slipByKey = async (db: Executor, player_id: bigint, command_key: string): Promise<PlacedSlip | undefined> =>
  (await sql<PlacedSlip>`${placed} where s.player_id = ${player_id} and s.command_key = ${command_key}`.execute(db)).rows[0]

export const slipsOfRound = async (db: Executor, round_id: bigint, player_id: bigint): Promise<PlacedSlip[]> =>
  (await sql<PlacedSlip>`${placed} where s.round_id = ${round_id} and s.player_id = ${player_id} order by s.id`.execute(db)).rows

/** Slips of these players that wait for the result of their round, in the order in which they were placed. */
export const openSlipsOf = async (db: Executor, player_ids: readonly bigint[]): Promise<SlipRow[]> =>
  (
    await sql<SlipRow>`
      select * from games_live.slips where player_id = any(${bigintArray(player_ids)}::bigint[]) and state = 'open' order by id`.execute(db)
  ).rows

export const slipsOfPlayer = async (
  db: Executor,
  player_id: bigint,
  limit: number,
  offset: number,
): Promise<{ slips: PlacedSlip[]; total: number }> => {
  const [slips, counted] = await Promise.all([
    sql<PlacedSlip>`${placed} where s.player_id = ${player_id} order by s.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from games_live.slips where player_id = ${player_id}`.execute(db),
  ])
  return { slips: slips.rows, total: counted.rows[0]?.total ?? 0 }
}

/** The player's total stake on a round, including slips of the current transaction. */
export const stakedOnRound = async (tx: Tx, round_id: bigint, player_id: bigint): Promise<bigint> =>
  (
    await sql<{ staked: bigint }>`
      select coalesce(sum(stake_minor), 0)::bigint as staked from games_live.slips
       where round_id = ${round_id} and player_id = ${player_id}`.execute(tx)
  ).rows[0]?.staked ?? 0n

/** Slips that wait for the result of their round. */
export const openSlips = async (tx: Tx, round_id: bigint): Promise<SlipRow[]> =>
  (await sql<SlipRow>`select * from games_live.slips where round_id = ${round_id} and state = 'open' order by id for update`.execute(tx))
    .rows

export const hasOpenSlips = async (tx: Tx, player_id: bigint): Promise<boolean> =>
  (
    await sql<{ is_open: boolean }>`
      select exists (select from games_live.slips where player_id = ${player_id} and state = 'open') as is_open`.execute(tx)
  ).rows[0]?.is_open === true

/** Stores the results of all slips of a round at once. `wins` is null when they are refunded. */
export const writeResults = async (tx: Tx, ids: readonly bigint[], wins: readonly bigint[] | null, at: Date): Promise<void> => {
  const given = wins ?? ids.map(() => null)
  await sql`
    update games_live.slips s
       set state = ${wins ? 'settled' : 'returned'}, win_minor = g.win_minor, settled_at = ${at}
      from unnest(${bigintArray(ids)}::bigint[], ${bigintArray(given)}::bigint[]) as g(id, win_minor) where s.id = g.id`.execute(tx)
}

/** More places are not told: every place of a layout, and the tickets that most players have. */
const most_places = 160

export interface CrowdRow {
  readonly round_id: bigint
  readonly players: number
  readonly places: Readonly<Record<string, number>>
}

/** The number of players in a round, and the number of slips per place. */
export const crowdsOf = async (db: Executor, round_ids: readonly bigint[]): Promise<CrowdRow[]> =>
  (
    await sql<CrowdRow>`
      select of_round.round_id, of_round.players,
             (select coalesce(jsonb_object_agg(place, slips), '{}') from (
                select bet ->> 'place' as place, count(*)::int as slips
                  from games_live.slips s, jsonb_array_elements(s.bets) bet where s.round_id = of_round.round_id
                 group by 1 order by 2 desc, 1 limit ${most_places}) by_place) as places
        from (select round_id, count(distinct player_id)::int as players from games_live.slips
               where round_id = any(${bigintArray(round_ids)}::bigint[]) group by round_id) of_round`.execute(db)
  ).rows
