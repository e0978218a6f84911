import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Size } from '../rules.ts'

export interface OfferRow {
  readonly id: bigint
  readonly starts_at: Date
  readonly ends_at: Date
  readonly bets: number
}

/** The last one, if it ended after `ended_after` or runs. */
export const lastOffer = async (db: Executor, ended_after: Date): Promise<OfferRow | undefined> => {
  const { rows } = await sql<OfferRow>`
    select id, starts_at, ends_at, bets from sportsbook_t_shirts.offers where ends_at > ${ended_after} order by ends_at desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** One operator at a time publishes: two could not see each other's offer. */
export const lockOffers = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('sportsbook_t_shirts.offers', 0))`.execute(tx)
}

export const insertOffer = async (
  tx: Tx,
  offer: Omit<OfferRow, 'id'>,
  stock: readonly { readonly team_id: number; readonly position: number; readonly size: Size; readonly amount_left: number }[],
): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    with offer as (
      insert into sportsbook_t_shirts.offers (starts_at, ends_at, bets) values (${offer.starts_at}, ${offer.ends_at}, ${offer.bets}) returning id
    ), stocked as (
      insert into sportsbook_t_shirts.stock (offer_id, team_id, position, size, amount_left)
      select offer.id, g.team_id, g.position, g.size, g.amount_left from offer, jsonb_to_recordset(${JSON.stringify(stock)}::jsonb)
        as g(team_id bigint, position smallint, size text, amount_left int)
    )
    select id from offer`.execute(tx)
  if (!rows[0]) throw new Error('an offer that was just made is not there')
  return rows[0].id
}

interface StockRow {
  readonly team_id: bigint
  readonly size: Size
  readonly amount_left: number
}

/** By club, in the order of the page. */
export const stockOf = async (db: Executor, offer_id: bigint): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
    select team_id, size, amount_left from sportsbook_t_shirts.stock where offer_id = ${offer_id}
     order by position, array_position(array['XS', 'S', 'M', 'L', 'XL', 'XXL'], size)`.execute(db)
  return rows
}

/** Takes one of a kind away; 'gone' where none is left, undefined where the offer has no such T-shirt. */
export const takeOne = async (
  tx: Tx,
  { offer_id, team_id, size }: { readonly offer_id: bigint; readonly team_id: bigint; readonly size: Size },
): Promise<'taken' | 'gone' | undefined> => {
  const which = sql`offer_id = ${offer_id} and team_id = ${team_id} and size = ${size}`
  const { rows } = await sql<{ amount_left: number }>`select amount_left from sportsbook_t_shirts.stock where ${which} for update`.execute(
    tx,
  )
  if (!rows[0]) return undefined
  if (rows[0].amount_left === 0) return 'gone'
  await sql`update sportsbook_t_shirts.stock set amount_left = amount_left - 1 where ${which}`.execute(tx)
  return 'taken'
}

export const betsOf = async (db: Executor, offer_id: bigint, player_id: bigint): Promise<number> => {
  const { rows } = await sql<{ bets: number }>`
    select bets from sportsbook_t_shirts.progress where offer_id = ${offer_id} and player_id = ${player_id}`.execute(db)
  return rows[0]?.bets ?? 0
}

/** Counts bets towards whatever was on offer when each was settled. */
export const addBets = async (tx: Tx, bets: readonly { readonly player_id: bigint; readonly at: Date }[]): Promise<void> => {
  const rows = bets.map(({ player_id, at }) => ({ player_id: String(player_id), at }))
  await sql`
    insert into sportsbook_t_shirts.progress as p (offer_id, player_id, bets)
    select o.id, g.player_id, count(*)::int from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(player_id bigint, at timestamptz)
      join sportsbook_t_shirts.offers o on g.at >= o.starts_at and g.at < o.ends_at
     group by o.id, g.player_id order by o.id, g.player_id
    on conflict (offer_id, player_id) do update set bets = p.bets + excluded.bets`.execute(tx)
}
