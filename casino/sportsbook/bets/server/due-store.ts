import { sql } from 'kysely'
import type { Settlement } from '#engines/sport/markets/settlement.ts'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { BetRow, LegRow } from './bet-store.ts'

export interface SettledOutcome {
  readonly market_id: bigint
  readonly outcome: string
  readonly settlement: Settlement | null
}

/** The outcomes with legs on them, of markets that were reopened. */
export const openOutcomes = async (db: Executor, market_ids: readonly bigint[]): Promise<SettledOutcome[]> => {
  const { rows } = await sql<{ market_id: bigint; outcome: string }>`
    select market_id, outcome from sportsbook_bets.outcomes
     where market_id = any(${bigintArray(market_ids)}::bigint[]) and settlement is not null`.execute(db)
  return rows.map(({ market_id, outcome }) => ({ market_id, outcome, settlement: null }))
}

/** Into how many shares players are dealt by their id: chunks beside each other are of different shares, so none waits for purses that another has locked. */
export const shares = 4

/** Most bets settled per transaction: enough that those of one player share what is written for them, few enough to keep locks short. */
const chunk = 5_000

/** Writes the results of outcomes that were bet on, and lists the bets on those that changed as due, in chunks. Whether there are any. */
export const settleOutcomes = async (tx: Tx, outcomes: readonly SettledOutcome[]): Promise<boolean> => {
  if (outcomes.length === 0) return false
  const { rows } = await sql`
    with changed as (
      insert into sportsbook_bets.outcomes as o (market_id, outcome, settlement)
      select s.market_id, s.outcome, s.settlement
        from unnest(${bigintArray(outcomes.map(({ market_id }) => market_id))}::bigint[],
                    ${textArray(outcomes.map(({ outcome }) => outcome))}::text[],
                    ${textArray(outcomes.map(({ settlement }) => settlement && JSON.stringify(settlement)))}::jsonb[])
             as s(market_id, outcome, settlement)
       where exists (select from sportsbook_bets.legs l where l.market_id = s.market_id and l.outcome = s.outcome)
       order by s.market_id, s.outcome
      on conflict (market_id, outcome) do update set settlement = excluded.settlement
        where o.settlement is distinct from excluded.settlement
      returning o.market_id, o.outcome),
    listed as (
      select b.id, s.share, (row_number() over (partition by s.share order by b.id) - 1) / ${chunk} as part
        from sportsbook_bets.bets b cross join lateral (select b.player_id % ${shares} as share) s
       where b.id in (select l.bet_id from changed c join sportsbook_bets.legs l on l.market_id = c.market_id and l.outcome = c.outcome))
    insert into sportsbook_bets.due (share, bet_ids)
    select share, array_agg(id order by id) from listed group by share, part order by share, part
    returning id`.execute(tx)
  return rows.length > 0
}

/** A bet as its settlement reads it. */
export type DueBet = Pick<
  BetRow,
  | 'id'
  | 'player_id'
  | 'state'
  | 'bet_type'
  | 'sizes'
  | 'currency'
  | 'placed_minor'
  | 'stake_minor'
  | 'paid_minor'
  | 'owed_minor'
  | 'credit_minor'
  | 'movements'
  | 'placed_at'
  | 'settled_at'
  | 'is_only_returned'
  | 'odds_of_sets'
  | 'purse'
> & {
  /** The transaction that wrote the row as it was read. */
  readonly version: string
  readonly legs: readonly Pick<LegRow, 'market_id' | 'outcome' | 'odds_thousandths' | 'is_banker' | 'settlement'>[]
}

type DueLegRow = Pick<LegRow, 'market_id' | 'outcome' | 'odds_thousandths' | 'is_banker'> & {
  readonly bet_id: bigint
  readonly settlement: string | null
}

/** Thousands of legs share the few results of a match. */
const onceEach = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const value = known.get(text) ?? read(text)
    known.set(text, value)
    return value
  }
}

/** Reads bets in order of id with the results of their legs, under their locks or as they stand. What was rejected or cashed out has no result. */
export const readStanding = async (tx: Tx, ids: string, { is_locked }: { readonly is_locked: boolean }): Promise<DueBet[]> => {
  const bets = await sql<Omit<DueBet, 'legs'>>`
    select b.id, b.player_id, b.state, b.bet_type, b.sizes, b.currency, b.placed_minor, b.stake_minor, b.paid_minor, b.owed_minor, b.credit_minor,
           b.movements, b.placed_at, b.settled_at, b.is_only_returned, b.odds_of_sets, b.purse, b.xmin::text as version
      from sportsbook_bets.bets b where b.id = any(${ids}::bigint[]) and b.state in ('accepted', 'settled')
     order by b.id ${is_locked ? sql`for no key update` : sql``}`.execute(tx)
  const { rows } = await sql<DueLegRow>`
    select l.bet_id, l.market_id, l.outcome, l.odds_thousandths, l.is_banker, o.settlement::text as settlement
      from sportsbook_bets.legs l
      left join sportsbook_bets.outcomes o on o.market_id = l.market_id and o.outcome = l.outcome
     where l.bet_id = any(${ids}::bigint[]) order by l.bet_id, l.number`.execute(tx)
  const settlementOf = onceEach((text) => JSON.parse(text) as Settlement)
  const legs = rows.map(({ settlement, ...leg }) => ({ ...leg, settlement: settlement === null ? null : settlementOf(settlement) }))
  const ofBet = Map.groupBy(legs, ({ bet_id }) => bet_id)
  return bets.rows.map((bet) => ({ ...bet, legs: ofBet.get(bet.id) ?? [] }))
}

type Place = Pick<LegRow, 'market_id' | 'outcome'>

/** Each place once: outcomes by market. */
const placesOf = (legs: readonly Place[]): ReadonlyMap<bigint, ReadonlySet<string>> => {
  const places = new Map<bigint, Set<string>>()
  for (const { market_id, outcome } of legs) {
    const known = places.get(market_id)
    if (known) known.add(outcome)
    else places.set(market_id, new Set([outcome]))
  }
  return places
}

/** Whether a leg has no result at this moment. Thousands of legs share few outcomes: those are asked for, and not the legs again. */
export const openAmong = async (tx: Tx, legs: readonly Place[]): Promise<(leg: Place) => boolean> => {
  const places = [...placesOf(legs)].flatMap(([market_id, outcomes]) => [...outcomes].map((outcome) => ({ market_id, outcome })))
  const { rows } = await sql<Place>`
    select s.market_id, s.outcome
      from unnest(${bigintArray(places.map(({ market_id }) => market_id))}::bigint[],
                  ${textArray(places.map(({ outcome }) => outcome))}::text[]) as s(market_id, outcome)
      left join sportsbook_bets.outcomes o on o.market_id = s.market_id and o.outcome = s.outcome
     where o.settlement is null`.execute(tx)
  const open = placesOf(rows)
  return ({ market_id, outcome }) => open.get(market_id)?.has(outcome) === true
}

/**
 * Takes the chunks of a share that wait longest off the queue, up to the one with which they are `chunk` bets, and gives the array of their bets;
 * chunks that another process has taken are skipped. A chunk is listed with the result that it is about, so whoever takes it reads that result.
 * null if there is none.
 */
export const takeDue = async (tx: Tx, share: number): Promise<string | null> => {
  const { rows } = await sql<{ bet_ids: string }>`
    with waiting as materialized (
      select id, cardinality(bet_ids) as size from sportsbook_bets.due where share = ${share} order by id limit ${chunk} for update skip locked),
    counted as (select id, sum(size) over (order by id) - size as before from waiting)
    delete from sportsbook_bets.due where id in (select id from counted where before < ${chunk}) returning bet_ids::text`.execute(tx)
  return rows.length === 0 ? null : `{${rows.map(({ bet_ids }) => bet_ids.slice(1, -1)).join(',')}}`
}

/**
 * Lets chunks that only pay run beside each other, and one that takes money back by itself: it locks purses one by one after those that it pays,
 * and would wait in a circle with a chunk that does the same. Asked for before any money moves and any bet is locked.
 */
export const waitForTurn = async (tx: Tx, by_itself: boolean): Promise<void> => {
  const lock = sql.raw(by_itself ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')
  await sql`select ${lock}(hashtextextended('sportsbook_bets.settlement', 0))`.execute(tx)
}

export type BetResult = Pick<DueBet, 'id' | 'version' | 'paid_minor' | 'owed_minor' | 'credit_minor' | 'movements' | 'is_only_returned'> & {
  readonly state: 'accepted' | 'settled'
}

const booleans = (values: readonly boolean[]): string => `{${values.map((one) => (one ? 't' : 'f')).join(',')}}`

/**
 * Writes the results of a whole chunk in one statement; false if a bet is no longer as it was read, after which nothing of the transaction holds.
 * What was settled before keeps the moment at which it was, also while its result is taken back: its next result is a correction.
 */
export const writeResults = async (tx: Tx, results: readonly BetResult[], at: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update sportsbook_bets.bets b
       set state = case when r.is_settled then 'settled' else 'accepted' end, paid_minor = r.paid, owed_minor = r.owed, credit_minor = r.credit,
           movements = r.movements, is_only_returned = r.is_only_returned,
           settled_at = coalesce(b.settled_at, case when r.is_settled then ${at}::timestamptz end),
           auto_cash_out_minor = case when not r.is_settled then b.auto_cash_out_minor end
      from unnest(${bigintArray(results.map(({ id }) => id))}::bigint[], ${booleans(results.map(({ state }) => state === 'settled'))}::boolean[],
                  ${bigintArray(results.map(({ paid_minor }) => paid_minor))}::bigint[],
                  ${bigintArray(results.map(({ owed_minor }) => owed_minor))}::bigint[],
                  ${bigintArray(results.map(({ credit_minor }) => credit_minor))}::bigint[],
                  ${`{${results.map(({ movements }) => movements).join(',')}}`}::integer[],
                  ${booleans(results.map(({ is_only_returned }) => is_only_returned))}::boolean[],
                  ${`{${results.map(({ version }) => version).join(',')}}`}::xid[])
           as r(id, is_settled, paid, owed, credit, movements, is_only_returned, version)
     where b.id = r.id and b.xmin = r.version`.execute(tx)
  return Number(numAffectedRows) === results.length
}
