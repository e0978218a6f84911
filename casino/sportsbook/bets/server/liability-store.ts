import { sql } from 'kysely'
import type { MarketTypeId, Specifiers } from '#engines/sport/markets/market-types.ts'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { legLiability_minor } from '../rules.ts'

interface Outcome {
  readonly market_id: bigint
  readonly outcome: string
}

interface LiabilityLeg extends Outcome {
  readonly odds_thousandths: number
}

/** Rows of one currency are always locked in this order, so that two bets on the same outcomes cannot deadlock. */
const inOrder = <T extends Outcome>(outcomes: readonly T[]): T[] =>
  outcomes.toSorted((one, other) => Number(one.market_id - other.market_id) || (one.outcome < other.outcome ? -1 : 1))

export interface LiableBet {
  readonly currency: Currency
  readonly legs: readonly LiabilityLeg[]
  readonly stake_minor: bigint
}

interface Sum extends Outcome {
  readonly currency: Currency
  readonly amount_minor: bigint
}

/** What bets add to the book of each outcome in each currency. */
export const sumsOf = (bets: readonly LiableBet[]): Sum[] => {
  const sums = new Map<string, Sum>()
  for (const { currency, legs, stake_minor } of bets)
    for (const { market_id, outcome, odds_thousandths } of legs) {
      const name = `${currency} ${market_id} ${outcome}`
      const amount_minor = (sums.get(name)?.amount_minor ?? 0n) + legLiability_minor(stake_minor, odds_thousandths)
      sums.set(name, { market_id, outcome, currency, amount_minor })
    }
  return inOrder([...sums.values()]).toSorted((one, other) =>
    one.currency === other.currency ? 0 : one.currency < other.currency ? -1 : 1,
  )
}

/** What then stands in a book. */
export interface Booked {
  readonly currency: Currency
  readonly liability_minor: bigint
}

/** The statement that adds sums to their books, in order, and gives a `Booked` for each. `after`: a table of one row that is made first. */
export const bookStakes = (sums: readonly Sum[], after = sql`(values (0)) as nothing`) => sql<Booked>`
  insert into sportsbook_bets.liabilities as l (market_id, outcome, currency, liability_minor)
  select m.market_id, m.outcome, m.currency, m.amount
    from ${after}
   cross join unnest(${bigintArray(sums.map(({ market_id }) => market_id))}::bigint[], ${textArray(sums.map(({ outcome }) => outcome))}::text[],
                     ${textArray(sums.map(({ currency }) => currency))}::text[],
                     ${bigintArray(sums.map(({ amount_minor }) => amount_minor))}::bigint[]) as m(market_id, outcome, currency, amount)
  on conflict (market_id, outcome, currency) do update set liability_minor = l.liability_minor + excluded.liability_minor
  returning l.currency, l.liability_minor`

/** Takes sums off their books, as far as these are there; all of them are locked in order, also for a sum of nothing. */
const unbookStakes = async (tx: Tx, sums: readonly Sum[]): Promise<void> => {
  await sql`
    with m as (
      select * from unnest(${bigintArray(sums.map(({ market_id }) => market_id))}::bigint[], ${textArray(sums.map(({ outcome }) => outcome))}::text[],
                           ${textArray(sums.map(({ currency }) => currency))}::text[],
                           ${bigintArray(sums.map(({ amount_minor }) => amount_minor))}::bigint[]) as s(market_id, outcome, currency, amount)),
    held as materialized (
      select l.market_id, l.outcome, l.currency, m.amount
        from sportsbook_bets.liabilities l join m on l.market_id = m.market_id and l.outcome = m.outcome and l.currency = m.currency
       order by l.currency, l.market_id, l.outcome for update of l)
    update sportsbook_bets.liabilities l set liability_minor = greatest(l.liability_minor - h.amount, 0)
      from held h where l.market_id = h.market_id and l.outcome = h.outcome and l.currency = h.currency`.execute(tx)
}

/**
 * Takes bets out of the books of these legs of theirs, and brings others into them whatever room there is: these were let in before. To be called
 * once in a transaction and after its purses: whoever places bets takes purses, then books.
 */
export const changeBooks = async (
  tx: Tx,
  { leave, join }: { readonly leave: readonly LiableBet[]; readonly join: readonly LiableBet[] },
): Promise<void> => {
  const locked = sumsOf([...leave, ...join.map((bet) => ({ ...bet, stake_minor: 0n }))])
  if (locked.length > 0) await unbookStakes(tx, locked)
  const joined = sumsOf(join)
  if (joined.length > 0) await bookStakes(joined).execute(tx)
}

/**
 * Takes a cashed-out part of a bet's stake out of its books, or the whole: what is left in them is what the rest of the stake adds to them, to the
 * last unit, so that nothing stays behind when that leaves too.
 */
export const releaseLiability = async (tx: Tx, bet: LiableBet, part_minor: bigint): Promise<void> => {
  const rest = sumsOf([{ ...bet, stake_minor: bet.stake_minor - part_minor }])
  await unbookStakes(
    tx,
    sumsOf([bet]).map((sum, index) => ({ ...sum, amount_minor: sum.amount_minor - (rest[index]?.amount_minor ?? 0n) })),
  )
}

/**
 * Ends the books of settled markets, and writes those of markets whose results were taken back anew, from the bets that are open now; bets that
 * were settled are added as they are opened again. With the events of those locked, so that no bet comes meanwhile, and no bet being settled.
 */
export const renewBooks = async (
  tx: Tx,
  { settled, reopened }: { readonly settled: readonly bigint[]; readonly reopened: readonly bigint[] },
): Promise<void> => {
  await sql`
    with ended as materialized (
      select market_id, outcome, currency from sportsbook_bets.liabilities where market_id = any(${bigintArray([...settled, ...reopened])}::bigint[])
       order by currency, market_id, outcome for update)
    delete from sportsbook_bets.liabilities l using ended e
     where l.market_id = e.market_id and l.outcome = e.outcome and l.currency = e.currency`.execute(tx)
  if (reopened.length === 0) return
  await sql`
    insert into sportsbook_bets.liabilities (market_id, outcome, currency, liability_minor)
    select l.market_id, l.outcome, b.currency, sum(b.stake_minor * (l.odds_thousandths - 1000) / 1000)
      from sportsbook_bets.legs l join sportsbook_bets.bets b on b.id = l.bet_id
     where l.market_id = any(${bigintArray(reopened)}::bigint[]) and b.state in ('pending', 'accepted')
     group by l.market_id, l.outcome, b.currency order by b.currency, l.market_id, l.outcome`.execute(tx)
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
      where exists (select from sportsbook_bets.legs l where l.market_id = k.market_id and l.event_id = ${event_id})`).execute(db)
  ).rows

export const largestBooks = async (db: Executor): Promise<BookRow[]> => {
  const largest = sql`
    where (k.market_id, k.outcome, k.currency) in (
      select market_id, outcome, currency from sportsbook_bets.liabilities order by liability_minor desc limit 50)`
  return (await books(largest).execute(db)).rows
}
