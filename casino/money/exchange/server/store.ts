import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import type { Worths } from '../rules.ts'

/** What a source said, and of which moment it is. */
export interface RateSet {
  readonly source: string
  readonly at: Date
  readonly worths: Worths
}

export interface KnownRates extends RateSet {
  readonly id: bigint
}

/** Keeps a set of rates; one that is known already is not kept again. */
export const insertRates = async (db: Executor, { source, at, worths }: RateSet, read_at: Date): Promise<void> => {
  const worth = Object.fromEntries(Object.entries(worths).map(([code, one]) => [code, String(one)]))
  await sql`
    insert into money_exchange.rate_sets (source, at, read_at, worth) values (${source}, ${at}, ${read_at}, ${JSON.stringify(worth)}::jsonb)
    on conflict do nothing`.execute(db)
}

/** The newest set of a source; undefined before its first. */
export const newestRates = async (db: Executor, source: string): Promise<KnownRates | undefined> => {
  const { rows } = await sql<{ id: bigint; at: Date; worth: Readonly<Record<string, string>> }>`
    select id, at, worth from money_exchange.rate_sets where source = ${source} order by at desc, id desc limit 1`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const known = Object.entries(row.worth).flatMap(([code, one]) => (isCurrency(code) ? [[code, BigInt(one)] as const] : []))
  return { id: row.id, source, at: row.at, worths: Object.fromEntries(known) }
}

export interface QuoteRow {
  readonly id: bigint
  readonly from: Currency
  readonly to: Currency
  readonly gives: bigint
  readonly gets: bigint
  readonly valid_till: Date
  readonly converted_at: Date | null
}

interface NewQuote extends Pick<QuoteRow, 'from' | 'to' | 'gives' | 'gets' | 'valid_till'> {
  readonly player_id: bigint
  readonly rates_id: bigint
  readonly quoted_at: Date
}

const columns = sql`id, from_currency as from, to_currency as to, gives, gets, valid_till, converted_at`

export const insertQuote = async (db: Executor, quote: NewQuote): Promise<QuoteRow> => {
  const { player_id, from, to, gives, gets, rates_id, quoted_at, valid_till } = quote
  const { rows } = await sql<QuoteRow>`
    insert into money_exchange.quotes (player_id, from_currency, to_currency, gives, gets, rates_id, quoted_at, valid_till)
    values (${player_id}, ${from}, ${to}, ${gives}, ${gets}, ${rates_id}, ${quoted_at}, ${valid_till}) returning ${columns}`.execute(db)
  return rows[0] as QuoteRow
}

/** An offer to this player under its lock; undefined where there is none. */
export const holdQuote = async (tx: Tx, player_id: bigint, id: bigint): Promise<QuoteRow | undefined> => {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from money_exchange.quotes where id = ${id} and player_id = ${player_id} for update`.execute(tx)
  return rows[0]
}

export const markConverted = async (tx: Tx, id: bigint, at: Date): Promise<void> => {
  await sql`update money_exchange.quotes set converted_at = ${at} where id = ${id}`.execute(tx)
}

export const conversionsOf = async (
  db: Executor,
  player_id: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly QuoteRow[]> => {
  const { rows } = await sql<QuoteRow>`
    select ${columns} from money_exchange.quotes where player_id = ${player_id} and converted_at is not null
     order by converted_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** What a player converted into a currency since a moment, minor units. */
export const convertedSince = async (db: Executor, player_id: bigint, currency: Currency, since: Date): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(gets), 0)::bigint as sum from money_exchange.quotes
     where player_id = ${player_id} and to_currency = ${currency} and converted_at > ${since}`.execute(db)
  return rows[0]?.sum ?? 0n
}

/** The currencies that a player has converted out of. */
export const convertedFrom = async (db: Executor, player_id: bigint): Promise<readonly Currency[]> => {
  const { rows } = await sql<{ currency: Currency }>`
    select distinct from_currency as currency from money_exchange.quotes
     where player_id = ${player_id} and converted_at is not null`.execute(db)
  return rows.map(({ currency }) => currency)
}
