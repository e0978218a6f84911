import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** The tickets that a lottery gives as a gift. */
const gift = 'promo'

export const insertGifts = async (tx: Tx, campaign_id: number, left_count: number): Promise<void> => {
  await sql`insert into loyalty_lottery.stock (campaign_id, item, left_count) values (${campaign_id}, ${gift}, ${left_count})`.execute(tx)
}

/** How many gifts of a lottery are left. */
export const giftsLeft = async (db: Executor, campaign_id: bigint): Promise<number> => {
  const { rows } = await sql<{ left_count: number }>`
    select left_count from loyalty_lottery.stock where campaign_id = ${campaign_id} and item = ${gift}`.execute(db)
  return rows[0]?.left_count ?? 0
}

/** Takes a gift out of the stock; false if none is left. */
export const takeGift = async (tx: Tx, campaign_id: bigint): Promise<boolean> => {
  const { rows } = await sql<{ item: string }>`
    update loyalty_lottery.stock set left_count = left_count - 1
     where campaign_id = ${campaign_id} and item = ${gift} and left_count >= 1 returning item`.execute(tx)
  return rows.length > 0
}

/** Prizes of levels that stood here before they stood on a shelf: campaign, id of the prize, and how many were left. They are here no more. */
export const takeFormerStock = async (tx: Tx): Promise<{ campaign_id: bigint; item: number; left_count: number }[]> => {
  const { rows } = await sql<{ campaign_id: bigint; item: number; left_count: number }>`
    delete from loyalty_lottery.stock where item like 'prize:%'
    returning campaign_id, split_part(item, ':', 2)::integer as item, left_count`.execute(tx)
  return rows
}

interface PromoRow {
  readonly campaign_id: bigint
  readonly player_id: bigint
  readonly prize_id: bigint
  /** The command that took it. */
  readonly key: string
  readonly at: Date
}

/** Notes that a player took the gift of a lottery. Fails if they had. */
export const insertPromo = async (tx: Tx, { campaign_id, player_id, prize_id, key, at }: PromoRow): Promise<void> => {
  await sql`
    insert into loyalty_lottery.promos (campaign_id, player_id, prize_id, key, at)
    values (${campaign_id}, ${player_id}, ${prize_id}, ${key}, ${at})`.execute(tx)
}

/** The gift that a player took of a lottery. */
export const promoOf = async (db: Executor, campaign_id: bigint, player_id: bigint): Promise<PromoRow | undefined> => {
  const { rows } = await sql<PromoRow>`
    select campaign_id, player_id, prize_id, key, at from loyalty_lottery.promos
     where campaign_id = ${campaign_id} and player_id = ${player_id}`.execute(db)
  return rows[0]
}
