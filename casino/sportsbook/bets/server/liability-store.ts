import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { legLiability_minor } from '../rules.ts'

interface LiabilityLeg {
  readonly market_id: bigint
  readonly outcome: string
  readonly odds_thousandths: number
}

/** One order for everybody, so that two bets on the same outcomes never wait for each other in a ring. */
const inOrder = (legs: readonly LiabilityLeg[]): LiabilityLeg[] =>
  legs.toSorted((one, other) => Number(one.market_id - other.market_id) || (one.outcome < other.outcome ? -1 : 1))

/** Counts a bet in the book of each of its outcomes. False where one of them has no room for it; then the transaction must end. */
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

/** Takes a bet, or a part of its stake, out of the book: it was rejected or cashed out. */
export const releaseLiability = async (tx: Tx, currency: Currency, legs: readonly LiabilityLeg[], stake_minor: bigint): Promise<void> => {
  const sorted = inOrder(legs)
  const amounts = sorted.map(({ odds_thousandths }) => legLiability_minor(stake_minor, odds_thousandths))
  await sql`
    update sportsbook_bets.liabilities l set liability_minor = greatest(l.liability_minor - m.amount, 0)
      from unnest(${bigintArray(sorted.map(({ market_id }) => market_id))}::bigint[], ${textArray(sorted.map(({ outcome }) => outcome))}::text[],
                  ${bigintArray(amounts)}::bigint[]) as m(market_id, outcome, amount)
     where l.market_id = m.market_id and l.outcome = m.outcome and l.currency = ${currency}`.execute(tx)
}

/** Books of settled markets say nothing any more. */
export const forgetLiabilities = async (tx: Tx, market_ids: readonly bigint[]): Promise<void> => {
  await sql`delete from sportsbook_bets.liabilities where market_id = any(${bigintArray(market_ids)}::bigint[])`.execute(tx)
}
