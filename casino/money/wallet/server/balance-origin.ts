import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { Account } from './account.ts'

/** A part of a balance, and what it came from. */
export interface Origin {
  /** The entry's reason: `deposit`, `win`, `bonus`. */
  readonly kind: string
  /** Of the newest of them: `deposit:17`. */
  readonly reference: string | null
  /** Slug, of what a game brought. */
  readonly game: string | null
  /** Minor units: what of it is still there. */
  readonly amount_minor: bigint
  /** How many movements it is made of. */
  readonly count: number
  /** The newest of them. */
  readonly at: Date
}

interface Credit {
  readonly kind: string
  readonly reference: string | null
  readonly game: string | null
  readonly amount: bigint
  readonly at: Date
  readonly transaction_id: bigint
  readonly line: number
}

const page_rows = 1_000

const creditsBefore = async (db: Executor, { owner_id, purse, asset }: Account, last: Credit | undefined): Promise<readonly Credit[]> => {
  const older = last ? sql`and (e.at, e.transaction_id, e.line) < (${last.at}, ${last.transaction_id}, ${last.line})` : sql``
  const { rows } = await sql<Credit>`
    select e.reason as kind, t.reference, t.game, e.amount, e.at, e.transaction_id, e.line
      from money_wallet.accounts a
      cross join lateral (
        select e.* from money_wallet.entries e
         where e.to_account = a.id and e.to_account > 0 ${older}
         order by e.at desc, e.transaction_id desc, e.line desc limit ${page_rows}) e
      join money_wallet.transactions t on t.id = e.transaction_id
     where a.owner_id = ${owner_id} and a.purse = ${purse} and a.asset = ${asset}
     order by e.at desc, e.transaction_id desc, e.line desc`.execute(db)
  return rows
}

/** What a game brought is told as one part; everything else by what it was. */
const partOf = ({ kind, reference, game }: Credit): string => JSON.stringify(game === null ? [kind, reference] : [kind, game])

/**
 * What a balance came from, newest first; the parts add up to `balance_minor`. Money is spent in the order in which it came, so what is
 * there is made of the newest that came in. Read page by page, however many rounds it was.
 */
export const originOf = async (db: Executor, account: Account, balance_minor: bigint): Promise<readonly Origin[]> => {
  const parts = new Map<string, Origin>()
  let left = balance_minor
  for (let last: Credit | undefined; left > 0n;) {
    const page = await creditsBefore(db, account, last)
    for (const credit of page) {
      if (left === 0n) break
      const amount = credit.amount < left ? credit.amount : left
      left -= amount
      const key = partOf(credit)
      const known = parts.get(key)
      const { kind, reference, game, at } = credit
      parts.set(
        key,
        known
          ? { ...known, amount_minor: known.amount_minor + amount, count: known.count + 1 }
          : { kind, reference, game, at, amount_minor: amount, count: 1 },
      )
    }
    last = page.at(-1)
    if (page.length < page_rows && left > 0n) throw new Error(`${account.purse} of ${account.owner_id} holds more than ever came in`)
  }
  return [...parts.values()]
}
