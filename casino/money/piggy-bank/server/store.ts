import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface Bank {
  readonly player_id: bigint
  readonly currency: string
  readonly carried: bigint
  readonly times_broken: number
  readonly last_break_key: string | null
  readonly last_break_paid: bigint | null
}

type BankOf = Pick<Bank, 'player_id' | 'currency'>

const owners = (of: readonly BankOf[]) =>
  sql`${bigintArray(of.map(({ player_id }) => player_id))}::bigint[], ${textArray(of.map(({ currency }) => currency))}::text[]`

/** A player's bank under its lock until the caller's transaction ends; made where there was none. */
export const lockBank = async (tx: Tx, { player_id, currency }: BankOf): Promise<Bank | undefined> => {
  await sql`insert into money_piggy_bank.banks (player_id, currency) values (${player_id}, ${currency}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Bank>`
    select player_id, currency, carried, times_broken, last_break_key, last_break_paid from money_piggy_bank.banks
     where player_id = ${player_id} and currency = ${currency} for no key update`.execute(tx)
  return rows[0]
}

/** What these banks carry: less than their smallest unit. Only who fills banks writes it, so it is read without a lock. */
export const carriedOf = async (db: Executor, of: readonly BankOf[]): Promise<readonly (BankOf & Pick<Bank, 'carried'>)[]> => {
  const { rows } = await sql<BankOf & Pick<Bank, 'carried'>>`
    select b.player_id, b.currency, b.carried
      from unnest(${owners(of)}) as g(player_id, currency) join money_piggy_bank.banks b using (player_id, currency)`.execute(db)
  return rows
}

/** Writes what banks carry, and makes those that were not. Taken in one order. */
export const writeCarried = async (tx: Tx, banks: readonly (BankOf & Pick<Bank, 'carried'>)[]): Promise<void> => {
  await sql`
    insert into money_piggy_bank.banks as b (player_id, currency, carried)
    select * from unnest(${owners(banks)}, ${bigintArray(banks.map(({ carried }) => carried))}::bigint[]) order by 1, 2
    on conflict (player_id, currency) do update set carried = excluded.carried where b.carried <> excluded.carried`.execute(tx)
}

export const countBroken = async (tx: Tx, player_id: bigint, currency: string, key: string, paid: bigint): Promise<void> => {
  await sql`update money_piggy_bank.banks set times_broken = times_broken + 1, last_break_key = ${key}, last_break_paid = ${paid}
             where player_id = ${player_id} and currency = ${currency}`.execute(tx)
}

/** Which of these players broke a bank of theirs before, by player and currency. */
export const brokenBanks = async (db: Executor, player_ids: readonly bigint[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ player_id: bigint; currency: string }>`
    select player_id, currency from money_piggy_bank.banks
     where player_id = any(${player_ids.map(String)}::bigint[]) and times_broken > 0`.execute(db)
  return new Set(rows.map(({ player_id, currency }) => `${player_id} ${currency}`))
}
