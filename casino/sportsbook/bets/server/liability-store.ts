import { sql } from 'kysely'
import type { MarketTypeId, Specifiers } from '#engines/sport/markets/market-types.ts'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { legLiability_minor } from '../rules.ts'

interface LiabilityLeg {
  readonly market_id: bigint
  readonly outcome: string
  readonly odds_thousandths: number
}

/** Rows are always locked in this order, so that two bets on the same outcomes cannot deadlock. */
const inOrder = (legs: readonly LiabilityLeg[]): LiabilityLeg[] =>
  legs.toSorted((one, other) => Number(one.market_id - other.market_id) || (one.outcome < other.outcome ? -1 : 1))

/**
 * Adds a bet to the liability of each of its outcomes. False when one of them would exceed its limit; the transaction must then be
 * rolled back.
 */
export const addLiability = async (
  tx: Tx,
  currency: Currency,
  legs: readonly LiabilityLeg[],
  stake_minor: bigint,
  most_minor: bigint,
): Promise<boolean> => {
  const sorted = inOrder(legs)
  const amounts = sorted.map(({ odds_thousandths }) => legLiability_minor(stake_minor, odds_thousandths))
  const { rows } = await sql`
    insert into sportsbook_bets.liabilities as l (market_id, outcome, currency, liability_minor)
    select m.market_id, m.outcome, ${currency}, m.amount
      from unnest(${bigintArray(sorted.map(({ market_id }) => market_id))}::bigint[], ${textArray(sorted.map(({ outcome }) => outcome))}::text[],
                  ${bigintArray(amounts)}::bigint[]) as m(market_id, outcome, amount)
     where m.amount <= ${most_minor}
    on conflict (market_id, outcome, currency) do update
      set liability_minor = l.liability_minor + excluded.liability_minor
      where l.liability_minor + excluded.liability_minor <= ${most_minor}
    returning l.market_id`.execute(tx)
  return rows.length === legs.length
}

/** Removes a rejected or cashed-out bet, or a part of its stake, from the liability. */
export const releaseLiability = async (tx: Tx, currency: Currency, legs: readonly LiabilityLeg[], stake_minor: bigint): Promise<void> => {
  const sorted = inOrder(legs)
  const amounts = sorted.map(({ odds_thousandths }) => legLiability_minor(stake_minor, odds_thousandths))
  await sql`
    update sportsbook_bets.liabilities l set liability_minor = greatest(l.liability_minor - m.amount, 0)
      from unnest(${bigintArray(sorted.map(({ market_id }) => market_id))}::bigint[], ${textArray(sorted.map(({ outcome }) => outcome))}::text[],
                  ${bigintArray(amounts)}::bigint[]) as m(market_id, outcome, amount)
     where l.market_id = m.market_id and l.outcome = m.outcome and l.currency = ${currency}`.execute(tx)
}

/** Deletes liabilities of settled markets. */
export const forgetLiabilities = async (tx: Tx, market_ids: readonly bigint[]): Promise<void> => {
  await sql`delete from sportsbook_bets.liabilities where market_id = any(${bigintArray(market_ids)}::bigint[])`.execute(tx)
}

/** The liability of one outcome in one currency. */
export interface BookRow {
  readonly event_id: bigint
  readonly market_type: MarketTypeId
  readonly specifiers: Specifiers
  readonly outcome: string
  readonly currency: string
  readonly bets: number
  readonly stake_minor: bigint
  readonly liability_minor: bigint
}

const books = (which: ReturnType<typeof sql>) => sql<BookRow>`
  select g.event_id, g.market_type, g.specifiers, k.outcome, k.currency, g.bets, g.stake_minor, k.liability_minor
    from sportsbook_bets.liabilities k
    join lateral (
      select l.event_id, l.market_type, l.specifiers, count(*)::int as bets, sum(b.stake_minor)::bigint as stake_minor
        from sportsbook_bets.legs l join sportsbook_bets.bets b on b.id = l.bet_id
       where l.market_id = k.market_id and l.outcome = k.outcome and b.currency = k.currency and b.state in ('pending', 'accepted')
       group by l.event_id, l.market_type, l.specifiers) g on true
   ${which} order by k.liability_minor desc, k.market_id, k.outcome`

/** The liabilities of an event, largest first. */
export const bookOfEvent = async (db: Executor, event_id: bigint): Promise<BookRow[]> =>
  (
    await books(sql`
      where k.market_id in (select market_id from sportsbook_bets.legs where event_id = ${event_id})`).execute(db)
  ).rows

export const largestBooks = async (db: Executor): Promise<BookRow[]> => {
  const largest = sql`
    where (k.market_id, k.outcome, k.currency) in (
      select market_id, outcome, currency from sportsbook_bets.liabilities order by liability_minor desc limit 50)`
  return (await books(largest).execute(db)).rows
}
