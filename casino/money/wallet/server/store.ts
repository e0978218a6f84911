import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Account } from './account.ts'
import type { Posting } from './movement.ts'
import { playerKey } from './settle-store.ts'

export type PostOutcome = 'posted' | 'replayed' | 'key-reused' | 'already-reversed' | 'insufficient-funds'

/** A movement as the SQL function takes it. */
export interface WrittenMovement {
  readonly key: string
  readonly hash: string
  readonly reason: string
  readonly reference: string | null
  readonly actor: string | null
  /** The transaction that this one reverses. */
  readonly undoes: string | null
  readonly postings: readonly WrittenPosting[]
}

type WrittenPosting = ReturnType<typeof writtenPosting>

export const writtenPosting = ({ from, to, amount_minor }: Posting) => ({
  from_owner: from.owner_id.toString(),
  from_purse: from.purse,
  from_asset: from.asset,
  to_owner: to.owner_id.toString(),
  to_purse: to.purse,
  to_asset: to.asset,
  amount: amount_minor.toString(),
})

/** Each account that legs name, once, and the legs with numbers of their movements and accounts, from 1. */
const numbered = (movements: readonly WrittenMovement[]) => {
  const numbers = new Map<string, number>()
  const accounts: { readonly owner: string; readonly purse: string; readonly asset: string }[] = []
  const numberOf = (owner: string, purse: string, asset: string): number => {
    const name = `${owner} ${asset} ${purse}`
    const known = numbers.get(name)
    if (known !== undefined) return known
    accounts.push({ owner, purse, asset })
    numbers.set(name, accounts.length)
    return accounts.length
  }
  const legs = movements.flatMap(({ postings }, index) =>
    postings.map(({ from_owner, from_purse, from_asset, to_owner, to_purse, to_asset, amount }, line) => ({
      place: index + 1,
      line: line + 1,
      from: numberOf(from_owner, from_purse, from_asset),
      to: numberOf(to_owner, to_purse, to_asset),
      amount,
    })),
  )
  return { accounts, legs }
}

interface PostedRow {
  readonly place: number
  readonly outcome: PostOutcome
  readonly transaction_id: bigint
}

/** Numbers that are written already. */
const numberArray = (values: readonly (string | number)[]) => `{${values.join(',')}}`

/** Calls the function that moves many amounts at once. */
const callPostAll = async (tx: Tx, movements: readonly WrittenMovement[], moment: Date): Promise<PostedRow[]> => {
  const { accounts, legs } = numbered(movements)
  const texts = (valueOf: (movement: WrittenMovement) => string | null) => sql`${textArray(movements.map((one) => valueOf(one)))}::text[]`
  const numbers = (valueOf: (leg: (typeof legs)[number]) => string | number) => numberArray(legs.map((leg) => valueOf(leg)))
  const undoes = movements.some((one) => one.undoes !== null)
    ? bigintArray(movements.map(({ undoes: one }) => (one === null ? null : BigInt(one))))
    : null
  const { rows } = await sql<PostedRow>`
    select place, outcome, transaction_id from money_wallet.post_all(
      ${texts(({ key }) => key)}, ${textArray(movements.map(({ hash }) => String.raw`\x${hash}`))}::bytea[], ${texts(({ reason }) => reason)},
      ${texts(({ reference }) => reference)}, ${texts(({ actor }) => actor)}, ${undoes}::bigint[],
      ${numberArray(accounts.map(({ owner }) => owner))}::bigint[], ${textArray(accounts.map(({ purse }) => purse))}::text[],
      ${textArray(accounts.map(({ asset }) => asset))}::text[], ${numbers(({ place }) => place)}::integer[],
      ${numbers(({ line }) => line)}::integer[], ${numbers(({ from }) => from)}::integer[], ${numbers(({ to }) => to)}::integer[],
      ${numbers(({ amount }) => amount)}::bigint[], ${moment}) order by place`.execute(tx)
  return rows
}

/** Calls the function that moves money, once for each movement, in one round trip. */
export const callPost = async (tx: Tx, movements: readonly WrittenMovement[], moment: Date): Promise<PostedRow[]> => {
  const [only] = movements
  if (only && movements.length === 1) {
    const { rows } = await sql<PostedRow>`
      select 1 as place, outcome, transaction_id from money_wallet.post(
        ${only.key}, decode(${only.hash}, 'hex'), ${only.reason}, ${only.reference}, ${only.actor},
        ${JSON.stringify(only.postings)}::jsonb, ${only.undoes}::bigint, ${moment})`.execute(tx)
    return rows
  }
  return callPostAll(tx, movements, moment)
}

export const openPurses = async (tx: Executor, owner_id: bigint, currency: string, purses: readonly string[]): Promise<void> => {
  await sql`select money_wallet.open_wallet(${owner_id}, ${currency}, ${purses}::text[])`.execute(tx)
}

export const openAccount = async (tx: Tx, { owner_id, purse, asset }: Account): Promise<void> => {
  await sql`select money_wallet.open_purse(${owner_id}, ${purse}, ${asset})`.execute(tx)
}

/** Moves all that stands in an account; `amount` is what moved, also of a repeat. */
export const callMoveAll = async (
  tx: Tx,
  move: {
    readonly key: string
    readonly hash: Buffer
    readonly from: Account
    readonly to: Account
    readonly reason: string
    readonly reference: string | null
  },
  moment: Date,
): Promise<{ outcome: PostOutcome | 'empty'; amount: bigint }> => {
  const { key, hash, from, to, reason, reference } = move
  const { rows } = await sql<{ outcome: PostOutcome | 'empty'; amount: bigint }>`
    select outcome, amount from money_wallet.move_all(${key}, ${hash}, ${reason}, ${reference}, ${from.owner_id}, ${from.purse},
      ${to.owner_id}, ${to.purse}, ${from.asset}, ${moment})`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the ledger did not answer')
  return row
}

export const readPurses = async (db: Executor, owner_id: bigint): Promise<{ purse: string; asset: string; balance_minor: bigint }[]> => {
  const { rows } = await sql<{ purse: string; asset: string; balance_minor: bigint }>`
    select purse, asset, balance as balance_minor from money_wallet.accounts
     where owner_id = ${owner_id} and balance > 0 order by purse, asset`.execute(db)
  return rows
}

/** The same of many players, in one statement. */
export const readPursesOfPlayers = async (
  db: Executor,
  owner_ids: readonly bigint[],
): Promise<{ owner_id: bigint; purse: string; asset: string; balance_minor: bigint }[]> => {
  const { rows } = await sql<{ owner_id: bigint; purse: string; asset: string; balance_minor: bigint }>`
    select owner_id, purse, asset, balance as balance_minor from money_wallet.accounts
     where owner_id = any(${owner_ids.map(String)}::bigint[]) and owner_id <> 0 and balance > 0 order by owner_id, purse, asset`.execute(db)
  return rows
}

/** What stands in all purses of each player together, of one asset; play money and who has nothing are left out. One statement. */
export const liabilitiesOf = async (db: Executor, asset: string): Promise<readonly { owner_id: bigint; amount_minor: bigint }[]> => {
  const { rows } = await sql<{ owner_id: bigint; amount_minor: bigint }>`
    select owner_id, sum(balance)::bigint as amount_minor from money_wallet.accounts
     where owner_id > 0 and asset = ${asset} and purse <> 'demo' and balance > 0 group by owner_id order by owner_id`.execute(db)
  return rows
}

export const defineAsset = async (db: Executor, code: string, exponent: number): Promise<void> => {
  await sql`select money_wallet.add_asset(${code}, ${exponent})`.execute(db)
}

/** What stands in one stored account; null when it was never opened. House and clearing accounts are sums of their entries. */
export const readBalance = async (db: Executor, account: Account): Promise<bigint | null> => {
  const { rows } = await sql<{ balance: bigint }>`
    select case when a.id > 0 then a.balance else (
             select coalesce(sum(case when e.to_account = a.id then e.amount else -e.amount end), 0)::bigint
               from money_wallet.entries e where e.to_account = a.id or e.from_account = a.id) end as balance
      from money_wallet.accounts a
     where a.owner_id = ${account.owner_id} and a.purse = ${account.purse} and a.asset = ${account.asset}`.execute(db)
  return rows[0]?.balance ?? null
}

export interface StoredEntry {
  readonly reason: string
  readonly from: Account
  readonly to: Account
  readonly amount_minor: bigint
}

interface EntryRow {
  readonly reason: string
  readonly amount: bigint
  readonly from_owner: bigint
  readonly from_purse: string
  readonly to_owner: bigint
  readonly to_purse: string
  readonly asset: string
}

/** What names a transaction: its number, its key if the house gave it, the reference if it is a player's. */
export type TransactionName = { readonly id: bigint } | { readonly key: string } | { readonly reference: string }

export interface StoredTransaction {
  readonly transaction_id: bigint
  readonly at: Date
  /** What it is about: its key, or the reference of a player's. */
  readonly about: string
  /** It is one itself; the refund of a void stake names what it gives back, and is none. */
  readonly reversal: boolean
  readonly entries: readonly StoredEntry[]
}

const named = (by: TransactionName) => {
  if ('id' in by) return sql`t.id = ${by.id}`
  return 'key' in by ? sql`t.scope = 0 and t.key = ${by.key}` : sql`t.scope <> 0 and t.reference = ${by.reference}`
}

/** A transaction with its entries, in their order; null where there is none, or it moved nothing. */
export const readEntries = async (db: Executor, by: TransactionName): Promise<StoredTransaction | null> => {
  const { rows } = await sql<EntryRow & Omit<StoredTransaction, 'entries'>>`
    select t.id as transaction_id, t.at, case when t.scope = 0 then t.key else coalesce(t.reference, t.key) end as about,
           t.reverses is not null and e.reason = 'reversal' as reversal, e.reason, e.amount,
           f.owner_id as from_owner, f.purse as from_purse, o.owner_id as to_owner, o.purse as to_purse, f.asset
      from money_wallet.transactions t
      join money_wallet.entries e on e.transaction_id = t.id and e.at = t.at
      join money_wallet.accounts f on f.id = e.from_account
      join money_wallet.accounts o on o.id = e.to_account
     where ${named(by)} order by e.line`.execute(db)
  const [first] = rows
  if (!first) return null
  const entries = rows.map((row) => ({
    reason: row.reason,
    amount_minor: row.amount,
    from: { owner_id: row.from_owner, purse: row.from_purse, asset: row.asset },
    to: { owner_id: row.to_owner, purse: row.to_purse, asset: row.asset },
  }))
  const { transaction_id, at, about, reversal } = first
  return { transaction_id, at, about, reversal, entries }
}

/** What was answered to the owner's round of this reference, as kept for a repeat; undefined where none was settled. */
export const settledAnswer = async (db: Executor, owner_id: bigint, reference: string): Promise<object | undefined> => {
  const { rows } = await sql<{ answer: object }>`
    select answer from money_wallet.transactions where reference = ${reference} and scope <> 0 and scope = ${owner_id}`.execute(db)
  return rows[0]?.answer
}

/** Whether the owner's round of this key was settled: a repeat of it brings the answer that it had. */
export const isRoundSettled = async (db: Executor, owner_id: bigint, key: string): Promise<boolean> => {
  const { rows } = await sql`
    select from money_wallet.transactions where scope <> 0 and scope = ${owner_id} and key = ${playerKey(key)}`.execute(db)
  return rows.length > 0
}

/** The first record that an hourly trial balance wrote down and that the audit log no longer holds; null when it holds them all. */
export const findCutAudit = async (db: Executor): Promise<bigint | null> => {
  const { rows } = await sql<{ audit_id: bigint }>`select audit_id from money_wallet.find_cut_audit()`.execute(db)
  return rows[0]?.audit_id ?? null
}

/** Partitions for this month and the next ones; a month without one goes into the default partition and nothing stops. */
export const makePartitions = async (db: Executor, now: Date): Promise<void> => {
  await sql`select money_wallet.make_month_partitions(${now}, 3)`.execute(db)
}
