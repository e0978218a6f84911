import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'

export interface RoundRow {
  readonly id: bigint
  readonly provider: string
  readonly ref: string
  readonly slug: string
  readonly player_id: bigint
  readonly currency: Currency
  readonly state: 'open' | 'closed' | 'refunded'
  readonly staked_minor: bigint
  readonly free_minor: bigint
  readonly won_minor: bigint
  /** The largest win that its game announced as it began; null of a round from before this was kept. */
  readonly max_win_multiple: string | null
  readonly begun_at: Date
  readonly ask_at: Date
}

/** Where a stake came from, as it is kept. Amounts are text: JSON would round them. */
export interface KeptPart {
  readonly purse: string
  readonly amount_minor: string
}

export interface TransactionRow {
  readonly id: bigint
  readonly ref: string
  readonly kind: 'debit' | 'credit' | 'rollback'
  readonly round_id: bigint | null
  readonly amount_minor: bigint
  readonly parts: readonly KeptPart[]
  readonly debit_ref: string | null
  readonly request_hash: Buffer
  readonly answer: object
}

/**
 * Commands about one round, and about one transaction whatever round it is said to be of, wait for each other. Taken in this order by
 * everybody, before any row and before the ledger.
 */
export const lockNames = async (tx: Tx, provider: string, round: string, transaction: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`games_providers.round ${provider} ${round}`}, 0))`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`games_providers.transaction ${provider} ${transaction}`}, 0))`.execute(tx)
}

const columns = sql`id, provider, ref, slug, player_id, currency, state, staked_minor, free_minor, won_minor, max_win_multiple, begun_at, ask_at`

export const readRound = async (db: Executor, provider: string, ref: string): Promise<RoundRow | undefined> =>
  (await sql<RoundRow>`select ${columns} from games_providers.rounds where provider = ${provider} and ref = ${ref}`.execute(db)).rows[0]

export const insertRound = async (
  tx: Tx,
  round: Pick<RoundRow, 'provider' | 'ref' | 'slug' | 'player_id' | 'currency' | 'max_win_multiple' | 'begun_at' | 'ask_at'>,
): Promise<RoundRow> => {
  const { provider, ref, slug, player_id, currency, max_win_multiple, begun_at, ask_at } = round
  const { rows } = await sql<RoundRow>`
    insert into games_providers.rounds (provider, ref, slug, player_id, currency, max_win_multiple, begun_at, ask_at)
    values (${provider}, ${ref}, ${slug}, ${player_id}, ${currency}, ${max_win_multiple}, ${begun_at}, ${ask_at})
    returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a round was not written')
  return row
}

/** Adds to the sums of a round; what is given back has a minus. */
export const addToRound = async (
  tx: Tx,
  id: bigint,
  { staked_minor = 0n, free_minor = 0n, won_minor = 0n }: Partial<Pick<RoundRow, 'staked_minor' | 'free_minor' | 'won_minor'>>,
): Promise<void> => {
  await sql`
    update games_providers.rounds
       set staked_minor = staked_minor + ${staked_minor}, free_minor = free_minor + ${free_minor}, won_minor = won_minor + ${won_minor}
     where id = ${id}`.execute(tx)
}

export const endRound = async (tx: Tx, id: bigint, state: 'closed' | 'refunded', at: Date): Promise<void> => {
  await sql`update games_providers.rounds set state = ${state}, ended_at = ${at} where id = ${id}`.execute(tx)
}

const transaction_columns = sql`id, ref, kind, round_id, amount_minor, parts, debit_ref, request_hash, answer`

export const readTransaction = async (db: Executor, provider: string, ref: string): Promise<TransactionRow | undefined> =>
  (
    await sql<TransactionRow>`
      select ${transaction_columns} from games_providers.transactions where provider = ${provider} and ref = ${ref}`.execute(db)
  ).rows[0]

/** The rollback of a debit, whether the debit came or not. */
export const readRollbackOf = async (db: Executor, provider: string, debit_ref: string): Promise<TransactionRow | undefined> =>
  (
    await sql<TransactionRow>`
      select ${transaction_columns} from games_providers.transactions
       where provider = ${provider} and debit_ref = ${debit_ref} and kind = 'rollback'`.execute(db)
  ).rows[0]

export const readTransactions = async (db: Executor, round_id: bigint): Promise<TransactionRow[]> =>
  (
    await sql<TransactionRow>`
      select ${transaction_columns} from games_providers.transactions where round_id = ${round_id} order by id`.execute(db)
  ).rows

/** The debits of a round that were not rolled back. */
export const readStanding = async (db: Executor, round_id: bigint): Promise<TransactionRow[]> => {
  const all = await readTransactions(db, round_id)
  const gone = new Set(all.map(({ debit_ref }) => debit_ref))
  return all.filter(({ kind, ref }) => kind === 'debit' && !gone.has(ref))
}

/** The open rounds of these players: since when, and what paid for them. */
export const openStakes = async (db: Executor, player_ids: readonly bigint[]): Promise<{ begun_at: Date; purses: string[] }[]> => {
  const { rows } = await sql<{ begun_at: Date; purses: string[] }>`
    select r.begun_at, array(select distinct p ->> 'purse'
                               from games_providers.transactions t cross join jsonb_array_elements(t.parts) p
                              where t.round_id = r.id and t.kind = 'debit') as purses
      from games_providers.rounds r
     where r.player_id = any(${player_ids.map(String)}::bigint[]) and r.state = 'open'`.execute(db)
  return rows
}

export const insertTransaction = async (
  tx: Tx,
  row: Omit<TransactionRow, 'id'> & { readonly provider: string; readonly at: Date },
): Promise<void> => {
  const { provider, ref, kind, round_id, amount_minor, parts, debit_ref, request_hash, answer, at } = row
  await sql`
    insert into games_providers.transactions (provider, ref, kind, round_id, amount_minor, parts, debit_ref, request_hash, answer, at)
    values (${provider}, ${ref}, ${kind}, ${round_id}, ${amount_minor}, ${JSON.stringify(parts)}::jsonb, ${debit_ref}, ${request_hash},
            ${JSON.stringify(answer)}::jsonb, ${at})`.execute(tx)
}

/** The studios that are to be asked about open rounds. */
export const readDueProviders = async (db: Executor, now: Date): Promise<string[]> =>
  (
    await sql<{ provider: string }>`
      select distinct provider from games_providers.rounds where state = 'open' and ask_at <= ${now}`.execute(db)
  ).rows.map(({ provider }) => provider)

/**
 * Open rounds that a studio is to be asked about, those that wait longest first; the next question is set with it, so that two processes
 * ask one each.
 */
export const takeDue = async (db: Executor, provider: string, now: Date, next: Date, limit: number): Promise<RoundRow[]> =>
  (
    await sql<RoundRow>`
      with due as (
        update games_providers.rounds set ask_at = ${next}
         where id in (select id from games_providers.rounds
                       where state = 'open' and provider = ${provider} and ask_at <= ${now}
                       order by ask_at limit ${limit} for update skip locked)
        returning ${columns}
      ) select * from due order by begun_at, id`.execute(db)
  ).rows

export const setAsk = async (db: Executor, id: bigint, ask_at: Date): Promise<void> => {
  await sql`update games_providers.rounds set ask_at = ${ask_at} where id = ${id} and state = 'open'`.execute(db)
}

/** The studio is asked at once what became of the rounds of who may not play any more. */
export const hastenRounds = async (tx: Tx, player_id: bigint, now: Date): Promise<void> => {
  await sql`
    update games_providers.rounds set ask_at = least(ask_at, ${now}) where player_id = ${player_id} and state = 'open'`.execute(tx)
}

export const hasOpenRounds = async (db: Executor, player_id: bigint): Promise<boolean> =>
  (
    await sql<{ is_open: boolean }>`
      select exists (select from games_providers.rounds where player_id = ${player_id} and state = 'open') as is_open`.execute(db)
  ).rows[0]?.is_open === true

export const listOpenRounds = async (db: Executor, limit: number): Promise<RoundRow[]> =>
  (await sql<RoundRow>`select ${columns} from games_providers.rounds where state = 'open' order by begun_at limit ${limit}`.execute(db))
    .rows
