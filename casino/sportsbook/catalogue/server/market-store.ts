import { sql } from 'kysely'
import type { MarketTypeId, Specifiers } from '#engines/sport/markets/market-types.ts'
import type { Settlement } from '#engines/sport/markets/settlement.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { MarketState } from '../rules.ts'

export interface MarketRow {
  readonly id: bigint
  readonly event_id: bigint
  readonly key: string
  readonly type: MarketTypeId
  readonly specifiers: Specifiers
  readonly position: number
  readonly state: MarketState
  readonly is_held: boolean
  readonly outcomes: readonly string[]
  readonly odds: readonly (number | null)[]
  readonly won_millionths: readonly number[]
  readonly returned_millionths: readonly number[]
  readonly version: number
  readonly settlements: readonly Settlement[] | null
  readonly is_voided: boolean
  readonly settled_revision: number
}

const columns = sql`m.id, m.event_id, m.key, m.type, m.specifiers, m.position, m.state, m.is_held, m.outcomes, m.odds, m.won_millionths,
  m.returned_millionths, m.version, m.settlements, m.is_voided, m.settled_revision`

const asIds = (ids: readonly bigint[]) => sql`${ids.map(String)}::bigint[]`

/** New odds of a market. */
export interface MarketPrices {
  readonly event_id: bigint
  readonly key: string
  readonly type: MarketTypeId
  readonly specifiers: Specifiers
  readonly position: number
  readonly state: 'open' | 'suspended'
  readonly outcomes: readonly string[]
  readonly odds: readonly (number | null)[]
  readonly won: readonly number[]
  readonly returned: readonly number[]
}

/** Chances that moved by less leave a row as it is: it is two thousandths of what a bet may win, and most markets would be written each minute. */
const noticed_millionths = 2_000

/**
 * Writes everything that an event offers now: inserts new markets, changes odds, reopens markets, and closes those that are not
 * listed. Returns what changed for pages. Chances that move while the odds stand (late in a level match the price of a draw-no-bet does,
 * and ever more of its stakes come back) are kept for cash-outs alone: no new version, and not returned. Settled markets stay as they
 * are. `events`: those for which `prices` is complete; their rows must be locked.
 */
export const writePrices = async (tx: Tx, events: readonly bigint[], prices: readonly MarketPrices[]): Promise<MarketRow[]> => {
  if (events.length === 0) return []
  const given = JSON.stringify(prices.map((price) => ({ ...price, event_id: String(price.event_id) })))
  const { rows } = await sql<MarketRow>`
    with given as materialized (
      select * from jsonb_to_recordset(${given}::jsonb)
        as g(event_id bigint, key text, type text, specifiers jsonb, position smallint, state text, outcomes text[], odds int[],
             won int[], returned int[])
    ), written as (
      insert into sportsbook_catalogue.markets as m
        (event_id, key, type, specifiers, position, state, outcomes, odds, won_millionths, returned_millionths)
      select event_id, key, type, specifiers, position, state, outcomes, odds, won, returned from given
      on conflict (event_id, key) do update
        set state = excluded.state, odds = excluded.odds, won_millionths = excluded.won_millionths,
            returned_millionths = excluded.returned_millionths,
            version = m.version + (m.odds is distinct from excluded.odds or m.state <> excluded.state)::int
      where m.state <> 'settled' and (m.odds is distinct from excluded.odds or m.state <> excluded.state
        or exists (select from unnest(m.won_millionths, m.returned_millionths, excluded.won_millionths, excluded.returned_millionths)
                     as moved(won, returned, new_won, new_returned)
                    where abs(new_won - won) >= ${noticed_millionths} or abs(new_returned - returned) >= ${noticed_millionths}))
      returning ${columns}, old.version is distinct from m.version as is_shown
    ), closed as (
      update sportsbook_catalogue.markets m set state = 'closed', version = m.version + 1
       where m.event_id = any(${asIds(events)}) and m.state in ('open', 'suspended')
         and not exists (select from given g where g.event_id = m.event_id and g.key = m.key)
      returning ${columns}
    )
    select ${columns} from written m where is_shown union all select ${columns} from closed m`.execute(tx)
  return rows
}

export const marketsOfEvents = async (db: Executor, event_ids: readonly bigint[]): Promise<MarketRow[]> => {
  if (event_ids.length === 0) return []
  const { rows } = await sql<MarketRow>`
    select ${columns} from sportsbook_catalogue.markets m where m.event_id = any(${asIds(event_ids)}) order by m.event_id, m.position, m.id`.execute(
    db,
  )
  return rows
}

/** The main markets that lists show. */
export const mainMarkets = async (db: Executor, event_ids: readonly bigint[], keys: readonly string[]): Promise<MarketRow[]> => {
  if (event_ids.length === 0) return []
  const { rows } = await sql<MarketRow>`
    select ${columns} from sportsbook_catalogue.markets m
     where m.event_id = any(${asIds(event_ids)}) and m.key = any(${[...keys]}::text[])`.execute(db)
  return rows
}

export const marketsByIds = async (db: Executor, ids: readonly bigint[]): Promise<MarketRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<MarketRow>`select ${columns} from sportsbook_catalogue.markets m where m.id = any(${asIds(ids)})`.execute(db)
  return rows
}

/** Markets whose settlement changed in one revision of an event. */
export const marketsOfRevision = async (db: Executor, event_id: bigint, revision: number): Promise<MarketRow[]> => {
  const { rows } = await sql<MarketRow>`
    select ${columns} from sportsbook_catalogue.markets m
     where m.event_id = ${event_id} and m.settled_revision = ${revision} order by m.id`.execute(db)
  return rows
}

export interface MarketSettlement {
  readonly id: bigint
  readonly settlements: readonly Settlement[] | null
  readonly is_voided: boolean
}

/** Settles markets, or rolls their settlement back where it is null: such a market stays closed. The events' rows must be locked. */
export const settleMarkets = async (tx: Tx, revision: number, settled: readonly MarketSettlement[]): Promise<MarketRow[]> => {
  if (settled.length === 0) return []
  const given = JSON.stringify(settled.map((one) => ({ ...one, id: String(one.id) })))
  const { rows } = await sql<MarketRow>`
    update sportsbook_catalogue.markets m set
      settlements = nullif(g.settlements, 'null'::jsonb), is_voided = g.is_voided, settled_revision = ${revision}, version = m.version + 1,
      state = case when g.settlements = 'null'::jsonb or g.settlements is null then 'closed' else 'settled' end
      from jsonb_to_recordset(${given}::jsonb) as g(id bigint, settlements jsonb, is_voided boolean)
     where m.id = g.id returning ${columns}`.execute(tx)
  return rows
}

/** Suspends a market for an operator, or releases it; undefined when it is unknown. */
export const holdMarket = async (tx: Tx, id: bigint, is_held: boolean): Promise<MarketRow | undefined> => {
  const { rows } = await sql<MarketRow>`
    update sportsbook_catalogue.markets m set is_held = ${is_held}, version = m.version + 1 where m.id = ${id} returning ${columns}`.execute(
    tx,
  )
  return rows[0]
}

/** Deletes odds and timelines of events that ended long ago. Returns the number of events handled; call it until that is 0. */
export const foldEvents = async (db: Executor, before: Date, at_most: number): Promise<number> => {
  const { rows } = await sql<{ events: number }>`
    with old as (
      select e.id from sportsbook_catalogue.events e
       where e.state in ('ended', 'cancelled') and e.ended_at < ${before}
         and exists (select from sportsbook_catalogue.markets m where m.event_id = e.id)
       order by e.ended_at limit ${at_most}
    ), markets as (
      delete from sportsbook_catalogue.markets m using old where m.event_id = old.id
    ), happenings as (
      delete from sportsbook_catalogue.happenings h using old where h.event_id = old.id
    )
    select count(*)::int as events from old`.execute(db)
  return rows[0]?.events ?? 0
}
