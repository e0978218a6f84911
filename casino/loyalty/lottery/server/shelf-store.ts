import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** What a lottery holds in stock: a prize by its id, and the tickets that it gives as a gift. */
export const promo_item = 'promo'
export const prizeItem = (prize_id: number): string => `prize:${prize_id}`

export const insertStock = async (tx: Tx, campaign_id: number, stock: ReadonlyMap<string, number>): Promise<void> => {
  const rows = [...stock].map(([item, left_count]) => ({ item, left_count }))
  await sql`
    insert into loyalty_lottery.stock (campaign_id, item, left_count)
    select ${campaign_id}::bigint, s.item, s.left_count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(item text, left_count integer)`.execute(tx)
}

export const stockOf = async (db: Executor, campaign_id: bigint): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ item: string; left_count: number }>`
    select item, left_count from loyalty_lottery.stock where campaign_id = ${campaign_id}`.execute(db)
  return new Map(rows.map(({ item, left_count }) => [item, left_count]))
}

/** Takes so many out of the stock, all or none of them; false if there are fewer. */
export const takeStock = async (tx: Tx, campaign_id: bigint, item: string, count: number): Promise<boolean> => {
  const { rows } = await sql<{ item: string }>`
    update loyalty_lottery.stock set left_count = left_count - ${count}::integer
     where campaign_id = ${campaign_id} and item = ${item} and left_count >= ${count}::integer returning item`.execute(tx)
  return rows.length > 0
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

export interface ChoiceRow {
  readonly id: bigint
  readonly campaign_id: bigint
  readonly player_id: bigint
  readonly prize_id: bigint
  readonly count: number
  readonly key: string
  readonly at: Date
}

/** Undefined if this command made its choice before. */
export const insertChoice = async (tx: Tx, choice: Omit<ChoiceRow, 'id'>): Promise<bigint | undefined> => {
  const { campaign_id, player_id, prize_id, count, key, at } = choice
  const { rows } = await sql<{ id: bigint }>`
    insert into loyalty_lottery.choices (campaign_id, player_id, prize_id, count, key, at)
    values (${campaign_id}, ${player_id}, ${prize_id}, ${count}, ${key}, ${at})
    on conflict (player_id, key) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export const choiceByKey = async (db: Executor, player_id: bigint, key: string): Promise<ChoiceRow | undefined> => {
  const { rows } = await sql<ChoiceRow>`
    select id, campaign_id, player_id, prize_id, count, key, at from loyalty_lottery.choices
     where player_id = ${player_id} and key = ${key}`.execute(db)
  return rows[0]
}
