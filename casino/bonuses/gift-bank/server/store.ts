import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { GiftState } from '../rules.ts'

export interface GiftRow extends GiftState {
  readonly code: string
  readonly asset: Currency
  readonly amount_minor: bigint
  readonly filled_minor: bigint
  readonly made_at: Date
}

const columns = sql`code, giver_id, asset, amount as amount_minor, filled as filled_minor, state, made_at, ends_at`

/** What stands in a player's bank, with the bank locked until the transaction ends. */
export const lockBank = async (tx: Tx, player_id: bigint, asset: string): Promise<bigint> => {
  await sql`insert into bonuses_gift_bank.banks (player_id, asset) values (${player_id}, ${asset}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ filled: bigint }>`
    select filled from bonuses_gift_bank.banks where player_id = ${player_id} and asset = ${asset} for update`.execute(tx)
  return rows[0]?.filled ?? 0n
}

export const setFilled = async (tx: Tx, player_id: bigint, asset: string, filled_minor: bigint): Promise<void> => {
  await sql`update bonuses_gift_bank.banks set filled = ${filled_minor} where player_id = ${player_id} and asset = ${asset}`.execute(tx)
}

/** What a deposit adds to a bank. */
export interface Filling {
  readonly payment: string
  readonly player_id: bigint
  readonly asset: string
  readonly amount_minor: bigint
}

export const insertFilling = async (tx: Tx, { payment, player_id, asset, amount_minor }: Filling, at: Date): Promise<void> => {
  await sql`
    insert into bonuses_gift_bank.fillings (payment, player_id, asset, amount, filled_at)
    values (${payment}, ${player_id}, ${asset}, ${amount_minor}, ${at})`.execute(tx)
}

/** What these payments added, each once: it is forgotten with this. */
export const takeFillings = async (tx: Tx, payments: readonly string[]): Promise<Filling[]> => {
  const { rows } = await sql<Filling>`
    delete from bonuses_gift_bank.fillings where payment = any(${[...payments]}::text[])
    returning payment, player_id, asset, amount as amount_minor`.execute(tx)
  return rows
}

export const readFilled = async (db: Executor, player_id: bigint, asset: string): Promise<bigint> => {
  const { rows } = await sql<{ filled: bigint }>`
    select filled from bonuses_gift_bank.banks where player_id = ${player_id} and asset = ${asset}`.execute(db)
  return rows[0]?.filled ?? 0n
}

export const insertGift = async (tx: Tx, gift: Omit<GiftRow, 'state'>): Promise<void> => {
  const { code, giver_id, asset, amount_minor, filled_minor, made_at, ends_at } = gift
  await sql`
    insert into bonuses_gift_bank.gifts (code, giver_id, asset, amount, filled, made_at, ends_at)
    values (${code}, ${giver_id}, ${asset}, ${amount_minor}, ${filled_minor}, ${made_at}, ${ends_at})`.execute(tx)
}

/** The gift of a code, locked: two who have it are asked one after the other. */
export const lockGift = async (tx: Tx, code: string): Promise<GiftRow | undefined> => {
  const { rows } = await sql<GiftRow>`select ${columns} from bonuses_gift_bank.gifts where code = ${code} for update`.execute(tx)
  return rows[0]
}

export const setUsed = async (tx: Tx, code: string, taker_id: bigint, at: Date): Promise<void> => {
  await sql`update bonuses_gift_bank.gifts set state = 'used', taker_id = ${taker_id}, used_at = ${at} where code = ${code}`.execute(tx)
}

export const setReturned = async (tx: Tx, code: string): Promise<void> => {
  await sql`update bonuses_gift_bank.gifts set state = 'returned' where code = ${code}`.execute(tx)
}

/** Codes of gifts that nobody took in time. */
export const codesPast = async (db: Executor, at: Date, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from bonuses_gift_bank.gifts where state = 'open' and ends_at <= ${at} order by ends_at limit ${limit}`.execute(db)
  return rows.map(({ code }) => code)
}

export const giftsOf = async (db: Executor, giver_id: bigint, limit: number, offset: number): Promise<GiftRow[]> => {
  const { rows } = await sql<GiftRow>`
    select ${columns} from bonuses_gift_bank.gifts where giver_id = ${giver_id}
     order by made_at desc, code limit ${limit} offset ${offset}`.execute(db)
  return rows
}
