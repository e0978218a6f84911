import { sql } from 'kysely'
import type { Settlement } from '#engines/sport/markets/settlement.ts'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { columns, type BetRow, type LegRow } from './bet-store.ts'

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

/** Writes the results of outcomes that were bet on, and marks the bets on those that changed as due. Returns the number of these bets. */
export const settleOutcomes = async (tx: Tx, outcomes: readonly SettledOutcome[]): Promise<number> => {
  if (outcomes.length === 0) return 0
  const { rows } = await sql<{ count: string }>`
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
    marked as (
      insert into sportsbook_bets.due (bet_id)
      select distinct l.bet_id from changed c join sportsbook_bets.legs l on l.market_id = c.market_id and l.outcome = c.outcome
       order by l.bet_id
      returning bet_id)
    select count(*)::text as count from marked`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

/** A bet as its settlement reads it. */
export type DueBet = Omit<BetRow, 'legs'> & { readonly legs: readonly Pick<LegRow, 'odds_thousandths' | 'is_banker' | 'settlement'>[] }

type DueLeg = DueBet['legs'][number] & { readonly bet_id: bigint }

/** Locks bets in order of id, and reads them with the results of their legs. What was rejected or cashed out meanwhile has no result any more. */
const lockStanding = async (tx: Tx, ids: string): Promise<DueBet[]> => {
  const bets = await sql<Omit<DueBet, 'legs'>>`
    select ${columns} from sportsbook_bets.bets b where b.id = any(${ids}::bigint[]) and b.state in ('accepted', 'settled')
     order by b.id for no key update`.execute(tx)
  const legs = await sql<DueLeg>`
    select l.bet_id, l.odds_thousandths, l.is_banker, o.settlement
      from sportsbook_bets.legs l
      left join sportsbook_bets.outcomes o on o.market_id = l.market_id and o.outcome = l.outcome
     where l.bet_id = any(${ids}::bigint[]) order by l.bet_id, l.number`.execute(tx)
  const ofBet = Map.groupBy(legs.rows, ({ bet_id }) => bet_id)
  return bets.rows.map((bet) => ({ ...bet, legs: ofBet.get(bet.id) ?? [] }))
}

/**
 * Takes marks off the queue, at most `limit`, and locks their bets; marks that another process has taken are skipped. A mark is written with
 * the result that it is about, so whoever takes it reads that result.
 */
export const takeDue = async (tx: Tx, limit: number): Promise<{ readonly marks: number; readonly bets: DueBet[] }> => {
  const { rows } = await sql<{ bet_id: bigint }>`
    delete from sportsbook_bets.due where ctid = any(array(
      select ctid from sportsbook_bets.due order by id limit ${limit} for update skip locked))
    returning bet_id`.execute(tx)
  if (rows.length === 0) return { marks: 0, bets: [] }
  return { marks: rows.length, bets: await lockStanding(tx, bigintArray(rows.map(({ bet_id }) => bet_id))) }
}

/**
 * Lets chunks that only pay run beside each other, and one that takes money back by itself: it locks purses one by one after those that it pays,
 * and would wait in a circle with a chunk that does the same. Asked for before any money moves.
 */
export const waitForTurn = async (tx: Tx, takes_back: boolean): Promise<void> => {
  const lock = sql.raw(takes_back ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')
  await sql`select ${lock}(hashtextextended('sportsbook_bets.settlement', 0))`.execute(tx)
}

export type BetResult = Pick<BetRow, 'id' | 'state' | 'paid_minor' | 'owed_minor' | 'credit_minor' | 'movements'> & {
  readonly settled_at: Date | null
}

/** Writes the results of a whole chunk in one statement. */
export const writeResults = async (tx: Tx, results: readonly BetResult[]): Promise<void> => {
  await sql`
    update sportsbook_bets.bets b
       set state = r.state, paid_minor = r.paid, owed_minor = r.owed, credit_minor = r.credit, movements = r.movements, settled_at = r.settled_at,
           auto_cash_out_minor = case when r.state = 'accepted' then b.auto_cash_out_minor end
      from unnest(${bigintArray(results.map(({ id }) => id))}::bigint[], ${textArray(results.map(({ state }) => state))}::text[],
                  ${bigintArray(results.map(({ paid_minor }) => paid_minor))}::bigint[],
                  ${bigintArray(results.map(({ owed_minor }) => owed_minor))}::bigint[],
                  ${bigintArray(results.map(({ credit_minor }) => credit_minor))}::bigint[],
                  ${`{${results.map(({ movements }) => movements).join(',')}}`}::integer[],
                  ${textArray(results.map(({ settled_at }) => settled_at?.toISOString() ?? null))}::timestamptz[])
           as r(id, state, paid, owed, credit, movements, settled_at)
     where b.id = r.id`.execute(tx)
}
