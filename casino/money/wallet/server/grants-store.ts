import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { fundAccount, purseOf, type Account } from './account.ts'
import { limitRates } from './limit-rates.ts'

/** Where what was in a purse goes, or comes from, now that the purse has ended. */
export interface EndedPurse {
  readonly to: Account
  /** Of a grant that became cash up to a cap: how much is cash is asked with `takeOfCap`, and the rest is the fund's. */
  readonly capped: { readonly grant_id: bigint; readonly fund: Account } | null
}

const fundNamed = (purse: string, asset: string): Account => fundAccount(purse.replace('fund:', ''), asset)

/**
 * Where the money of those purses goes now that have ended, by `owner purse`: that of a grant goes the way the grant went, that of free spins
 * where their wins go, as `pay_all` has it.
 */
export const endedPurses = async (tx: Tx, accounts: readonly Account[]): Promise<Map<string, EndedPurse>> => {
  const asked = accounts.filter(({ purse }) => /^(bonus|free-bet|free-spins):/.test(purse))
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ owner_id: bigint; purse: string; asset: string; goes_to: string; grant_id: bigint | null; fund: string }>`
    select q.owner_id, q.purse, coalesce(g.asset, f.asset) as asset, case when g.cap_left is not null then g.id end as grant_id, g.fund,
           case when g.state = 'returned' then g.fund when g.state = 'active' then g.purse else 'main' end as goes_to
      from unnest(${asked.map(({ owner_id }) => owner_id.toString())}::bigint[], ${asked.map(({ purse }) => purse)}::text[]) q(owner_id, purse)
      left join money_wallet.free_spins f on f.owner_id = q.owner_id and f.purse = q.purse
      left join money_wallet.grants g on g.owner_id = q.owner_id and (g.purse = q.purse or g.id = f.wins_to)
     where f.ended_at is not null or (f.id is null and g.state <> 'active')`.execute(tx)
  return new Map(
    rows.map(({ owner_id, purse, asset, goes_to, grant_id, fund }) => [
      `${owner_id} ${purse}`,
      {
        to: goes_to.startsWith('fund:') ? fundNamed(goes_to, asset) : purseOf(owner_id, goes_to, asset),
        capped: grant_id === null ? null : { grant_id, fund: fundNamed(fund, asset) },
      },
    ]),
  )
}

/** What of an amount that comes for a grant after it became cash is cash; of one below zero, which is taken back, what was. */
export const takeOfCap = async (tx: Tx, grant_id: bigint, amount_minor: bigint): Promise<bigint> => {
  const { rows } = await sql<{ cash: bigint | null }>`
    select money_wallet.take_of_cap(${grant_id}, ${amount_minor}) as cash`.execute(tx)
  return rows[0]?.cash ?? amount_minor
}

/** Locks the controls of those whom a transaction moved. */
export const lockOwnersOf = async (tx: Tx, transaction_id: bigint): Promise<void> => {
  await sql`select money_wallet.lock_owners_of(${transaction_id})`.execute(tx)
}

/**
 * Holds the stakes of whose these grants are until the caller's transaction ends: a round that holds them ends first, and none begins, goes on
 * or is paid meanwhile. In order of owners, as `endDueGrants`.
 */
export const holdGrants = async (tx: Tx, grant_ids: readonly bigint[]): Promise<void> => {
  await sql`
    select money_wallet.lock_owners_of(t.id)
      from (select t.id from money_wallet.grants g
              join money_wallet.transactions t on t.scope = 0 and t.key = 'grant:' || g.id || ':begin'
             where g.id = any(${grant_ids.map(String)}::bigint[]) order by g.owner_id) t`.execute(tx)
}

/** Takes what a transaction staked and won out of what limits count; with the owners' controls locked. */
export const uncountPlay = async (tx: Tx, transaction_id: bigint, now: Date): Promise<void> => {
  await sql`select money_wallet.uncount_play(array[${transaction_id}::bigint], ${now}, ${limitRates}::jsonb)`.execute(tx)
}

/** Takes back what a transaction counted towards a grant; with the owners' controls locked. */
export const takeBackWagers = async (tx: Tx, transaction_id: bigint): Promise<void> => {
  await sql`select money_wallet.take_back_wagers(array[${transaction_id}::bigint])`.execute(tx)
}
