import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface Bank {
  readonly player_id: bigint
  readonly currency: string
  readonly carried: bigint
  readonly times_broken: number
  readonly last_break_key: string | null
  readonly last_break_paid: bigint | null
}

/** Whose banks, in which currency, under their locks until the caller's transaction ends; made where there were none. Taken in one order. */
export const lockBanks = async (tx: Tx, of: readonly Pick<Bank, 'player_id' | 'currency'>[]): Promise<readonly Bank[]> => {
  const ids = of.map(({ player_id }) => String(player_id))
  const currencies = of.map(({ currency }) => currency)
  await sql`
    insert into money_piggy_bank.banks (player_id, currency)
    select * from unnest(${ids}::bigint[], ${currencies}::text[]) order by 1, 2 on conflict do nothing`.execute(tx)
  const { rows } = await sql<Bank>`
    select player_id, currency, carried, times_broken, last_break_key, last_break_paid from money_piggy_bank.banks
     where (player_id, currency) in (select * from unnest(${ids}::bigint[], ${currencies}::text[]))
     order by player_id, currency for no key update`.execute(tx)
  return rows
}

export const writeCarried = async (tx: Tx, banks: readonly Pick<Bank, 'player_id' | 'currency' | 'carried'>[]): Promise<void> => {
  await sql`
    update money_piggy_bank.banks b set carried = w.carried
      from unnest(${banks.map(({ player_id }) => String(player_id))}::bigint[], ${banks.map(({ currency }) => currency)}::text[],
                  ${banks.map(({ carried }) => String(carried))}::bigint[]) as w(player_id, currency, carried)
     where (b.player_id, b.currency) = (w.player_id, w.currency)`.execute(tx)
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
