import { sql } from 'kysely'
import type { MarketTypeId, Specifiers } from '#engines/sport/markets/market-types.ts'
import type { Settlement } from '#engines/sport/markets/settlement.ts'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { BetState, BetType, OddsChange } from '../rules.ts'

export interface LegRow {
  readonly event_id: bigint
  readonly market_id: bigint
  readonly market_type: MarketTypeId
  readonly specifiers: Specifiers
  readonly outcome: string
  readonly odds_thousandths: number
  readonly is_banker: boolean
  readonly settlement: Settlement | null
}

export interface BetRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly bet_type: BetType
  readonly sizes: readonly number[]
  readonly currency: Currency
  readonly placed_minor: bigint
  readonly stake_minor: bigint
  readonly state: BetState
  readonly odds_change: OddsChange
  readonly decide_at: Date | null
  readonly paid_minor: bigint
  readonly owed_minor: bigint
  readonly cashed_out_minor: bigint
  readonly auto_cash_out_minor: bigint | null
  readonly movements: number
  readonly request_hash: string
  readonly placed_at: Date
  readonly settled_at: Date | null
  /** The purse of the stake: `main`, or a free bet's purse, whose stake is not part of the payout. */
  readonly purse: string
  /** The part of a free bet's stake that was returned to its purse. */
  readonly credit_minor: bigint
  /** Of a builder: the odds of each subset of its legs, in thousandths (engines/sport); null for every other bet. */
  readonly odds_of_sets: readonly number[] | null
  readonly legs: readonly LegRow[]
}

/** A bet as it is placed. */
export type NewBet = Pick<
  BetRow,
  | 'id'
  | 'player_id'
  | 'bet_type'
  | 'sizes'
  | 'currency'
  | 'stake_minor'
  | 'state'
  | 'odds_change'
  | 'decide_at'
  | 'request_hash'
  | 'odds_of_sets'
  | 'placed_at'
  | 'purse'
  | 'legs'
> & { readonly command_key: string }

export const columns = sql`b.id, b.player_id, b.bet_type, b.sizes, b.currency, b.placed_minor, b.stake_minor, b.state, b.odds_change, b.decide_at,
  b.paid_minor, b.owed_minor, b.cashed_out_minor, b.auto_cash_out_minor, b.movements, b.request_hash, b.placed_at, b.settled_at, b.odds_of_sets, b.purse, b.credit_minor`

/** Ids are sent as text in JSON because JSON numbers would round them. */
const legsOf = sql`(
  select json_agg(json_build_object('event_id', l.event_id::text, 'market_id', l.market_id::text, 'market_type', l.market_type,
           'specifiers', l.specifiers, 'outcome', l.outcome, 'odds_thousandths', l.odds_thousandths, 'is_banker', l.is_banker,
           'settlement', o.settlement) order by l.number)
    from sportsbook_bets.legs l
    left join sportsbook_bets.outcomes o on o.market_id = l.market_id and o.outcome = l.outcome
   where l.bet_id = b.id) as legs`

type StoredLeg = Omit<LegRow, 'event_id' | 'market_id'> & { readonly event_id: string; readonly market_id: string }

const betOf = (row: Omit<BetRow, 'legs'> & { readonly legs: readonly StoredLeg[] }): BetRow => ({
  ...row,
  legs: row.legs.map((leg) => ({ ...leg, event_id: BigInt(leg.event_id), market_id: BigInt(leg.market_id) })),
})

const read = async (db: Executor, rest: ReturnType<typeof sql>): Promise<BetRow[]> => {
  const { rows } = await sql<Parameters<typeof betOf>[0]>`select ${columns}, ${legsOf} from sportsbook_bets.bets b ${rest}`.execute(db)
  return rows.map(betOf)
}

const asOdds = (odds: readonly number[] | null) => sql`${odds && `{${odds.join(',')}}`}::integer[]`

interface BetCommand {
  readonly player_id: bigint
  readonly key: string
}

/** Numbers for new bets, one for each command, and the bets of commands that were sent before. The players' rows must be locked. */
export const beginBets = async (
  tx: Tx,
  commands: readonly BetCommand[],
): Promise<readonly { readonly id: bigint; readonly known: BetRow | undefined }[]> => {
  const { rows } = await sql<{ id: bigint; known: bigint | null }>`
    select nextval('sportsbook_bets.bets_id_seq') as id, b.id as known
      from unnest(${bigintArray(commands.map(({ player_id }) => player_id))}::bigint[], ${textArray(commands.map(({ key }) => key))}::text[])
           with ordinality as c(player_id, key, place)
      left join sportsbook_bets.bets b on b.player_id = c.player_id and b.command_key = c.key
     order by c.place`.execute(tx)
  const known = rows.flatMap((row) => (row.known === null ? [] : [row.known]))
  const bets = known.length === 0 ? [] : await read(tx, sql`where b.id = any(${bigintArray(known)}::bigint[])`)
  const byId = new Map(bets.map((bet) => [bet.id, bet]))
  return rows.map((row) => ({ id: row.id, known: row.known === null ? undefined : byId.get(row.known) }))
}

const numbers = (values: readonly (number | null)[]): string => `{${values.map((value) => value ?? 'NULL').join(',')}}`

/** Inserts bets under the numbers that `beginBets` gave, with their legs. */
export const insertBets = async (tx: Tx, bets: readonly NewBet[]): Promise<void> => {
  const texts = (textOf: (bet: NewBet) => string | null): string => textArray(bets.map(textOf))
  const legs = bets.flatMap(({ id, legs: own }) => own.map((leg, index) => ({ ...leg, bet_id: id, number: index + 1 })))
  await sql`
    with placed as (
      insert into sportsbook_bets.bets (id, player_id, bet_type, sizes, currency, placed_minor, stake_minor, state, odds_change, decide_at,
                                        command_key, request_hash, placed_at, odds_of_sets, purse)
        overriding system value
      select n.id, n.player_id, n.bet_type, n.sizes::smallint[], n.currency, n.stake_minor, n.stake_minor, n.state, n.odds_change, n.decide_at,
             n.command_key, n.request_hash, n.placed_at, n.odds_of_sets::integer[], n.purse
        from unnest(${bigintArray(bets.map(({ id }) => id))}::bigint[], ${bigintArray(bets.map(({ player_id }) => player_id))}::bigint[],
                    ${texts(({ bet_type }) => bet_type)}::text[], ${texts(({ sizes }) => numbers(sizes))}::text[],
                    ${texts(({ currency }) => currency)}::text[], ${bigintArray(bets.map(({ stake_minor }) => stake_minor))}::bigint[],
                    ${texts(({ state }) => state)}::text[], ${texts(({ odds_change }) => odds_change)}::text[],
                    ${texts(({ decide_at }) => decide_at?.toISOString() ?? null)}::timestamptz[],
                    ${texts(({ command_key }) => command_key)}::text[], ${texts(({ request_hash }) => request_hash)}::text[],
                    ${texts(({ placed_at }) => placed_at.toISOString())}::timestamptz[],
                    ${texts(({ odds_of_sets }) => odds_of_sets && numbers(odds_of_sets))}::text[], ${texts(({ purse }) => purse)}::text[])
             as n(id, player_id, bet_type, sizes, currency, stake_minor, state, odds_change, decide_at, command_key, request_hash, placed_at,
                  odds_of_sets, purse)
    )
    insert into sportsbook_bets.legs (bet_id, number, event_id, market_id, market_type, specifiers, outcome, odds_thousandths, is_banker)
    select * from unnest(${bigintArray(legs.map(({ bet_id }) => bet_id))}::bigint[], ${numbers(legs.map(({ number }) => number))}::smallint[],
                  ${bigintArray(legs.map(({ event_id }) => event_id))}::bigint[], ${bigintArray(legs.map(({ market_id }) => market_id))}::bigint[],
                  ${textArray(legs.map(({ market_type }) => market_type))}::text[],
                  ${textArray(legs.map(({ specifiers }) => JSON.stringify(specifiers)))}::jsonb[],
                  ${textArray(legs.map(({ outcome }) => outcome))}::text[],
                  ${numbers(legs.map(({ odds_thousandths }) => odds_thousandths))}::integer[],
                  ${`{${legs.map(({ is_banker }) => is_banker).join(',')}}`}::boolean[])`.execute(tx)
}

export const betOfPlayer = async (db: Executor, player_id: bigint, id: bigint): Promise<BetRow | undefined> =>
  (await read(db, sql`where b.id = ${id} and b.player_id = ${player_id}`))[0]

export const betById = async (db: Executor, id: bigint): Promise<BetRow | undefined> => (await read(db, sql`where b.id = ${id}`))[0]

/** One bet under its lock: nobody else settles, decides or cashes it out meanwhile. */
export const lockBet = async (tx: Tx, id: bigint): Promise<BetRow | undefined> => {
  await sql`select from sportsbook_bets.bets where id = ${id} for update`.execute(tx)
  return (await read(tx, sql`where b.id = ${id}`))[0]
}

const open = sql`b.state in ('pending', 'accepted')`

export const betsOfPlayer = async (
  db: Executor,
  player_id: bigint,
  is_open: boolean | undefined,
  limit: number,
  offset: number,
): Promise<{ bets: BetRow[]; total: number }> => {
  const which = is_open === undefined ? sql`` : is_open ? sql`and ${open}` : sql`and not (${open})`
  const bets = await read(db, sql`where b.player_id = ${player_id} ${which} order by b.id desc limit ${limit} offset ${offset}`)
  const { rows } = await sql<{ total: string }>`
    select count(*)::text as total from sportsbook_bets.bets b where b.player_id = ${player_id} ${which}`.execute(db)
  return { bets, total: Number(rows[0]?.total ?? 0) }
}

export const hasOpenBets = async (db: Executor, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select from sportsbook_bets.bets b where b.player_id = ${player_id} and ${open} limit 1`.execute(db)
  return rows.length > 0
}

/** Takes pending bets whose delay has ended; rows locked by another process are skipped. */
export const lockDecidable = async (tx: Tx, now: Date, limit: number): Promise<BetRow[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_bets.bets where decide_at <= ${now}
     order by decide_at limit ${limit} for update skip locked`.execute(tx)
  return rows.length === 0 ? [] : read(tx, sql`where b.id = any(${rows.map(({ id }) => String(id))}::bigint[]) order by b.id`)
}

/** Accepts a pending bet at current odds, or rejects it, which sets its remaining stake to zero. */
export const decideBet = async (
  tx: Tx,
  { id, stake_minor, legs, odds_of_sets }: Pick<BetRow, 'id' | 'stake_minor' | 'legs' | 'odds_of_sets'>,
  state: 'accepted' | 'rejected',
): Promise<void> => {
  const stake = state === 'rejected' ? 0n : stake_minor
  await sql`
    update sportsbook_bets.bets
       set state = ${state}, decide_at = null, stake_minor = ${stake}, odds_of_sets = ${asOdds(odds_of_sets)} where id = ${id}`.execute(tx)
  await sql`
    update sportsbook_bets.legs l set odds_thousandths = o.odds
      from unnest(${`{${legs.map(({ odds_thousandths }) => odds_thousandths).join(',')}}`}::integer[]) with ordinality as o(odds, number)
     where l.bet_id = ${id} and l.number = o.number and l.odds_thousandths <> o.odds`.execute(tx)
}

export interface CashedOut {
  readonly command_key: string
  readonly stake_minor: bigint
  readonly paid_minor: bigint
  /** The offer that the player had asked for, where the bet was cashed out automatically. */
  readonly auto_cash_out_minor: bigint | null
}

/** What this cash-out command paid earlier; undefined when the command is new. */
export const paidBefore = async (tx: Tx, bet_id: bigint, command_key: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ paid_minor: bigint }>`
    select paid_minor from sportsbook_bets.cash_outs where bet_id = ${bet_id} and command_key = ${command_key}`.execute(tx)
  return rows[0]?.paid_minor
}

/** Reduces the stake of a bet by the part that was cashed out, and stores what was paid. */
export const writeCashOut = async (tx: Tx, bet: BetRow, done: CashedOut, at: Date): Promise<void> => {
  const { command_key, stake_minor, paid_minor, auto_cash_out_minor } = done
  const is_whole = stake_minor === bet.stake_minor
  await sql`
    insert into sportsbook_bets.cash_outs (bet_id, command_key, stake_minor, paid_minor, at, auto_cash_out_minor)
    values (${bet.id}, ${command_key}, ${stake_minor}, ${paid_minor}, ${at}, ${auto_cash_out_minor})`.execute(tx)
  await sql`
    update sportsbook_bets.bets
       set stake_minor = stake_minor - ${stake_minor}, cashed_out_minor = cashed_out_minor + ${paid_minor}, movements = movements + 1,
           state = ${is_whole ? 'cashed-out' : 'accepted'}, settled_at = ${is_whole ? at : null},
           auto_cash_out_minor = case when ${is_whole} then null else auto_cash_out_minor end
     where id = ${bet.id}`.execute(tx)
}

export interface AutomaticCashOut {
  readonly auto_cash_out_minor: bigint
  readonly paid_minor: bigint
  readonly at: Date
}

/** Which of these bets were cashed out automatically. A bet can be at most once: what still stands of it goes as a whole. */
export const automaticCashOutsOf = async (db: Executor, bet_ids: readonly bigint[]): Promise<Map<bigint, AutomaticCashOut>> => {
  if (bet_ids.length === 0) return new Map()
  const { rows } = await sql<AutomaticCashOut & { bet_id: bigint }>`
    select bet_id, auto_cash_out_minor, paid_minor, at from sportsbook_bets.cash_outs
     where bet_id = any(${bigintArray(bet_ids)}::bigint[]) and auto_cash_out_minor is not null`.execute(db)
  return new Map(rows.map(({ bet_id, ...done }) => [bet_id, done]))
}

export const writeAutoCashOut = async (tx: Tx, id: bigint, amount_minor: bigint | null): Promise<void> => {
  await sql`update sportsbook_bets.bets set auto_cash_out_minor = ${amount_minor} where id = ${id}`.execute(tx)
}

/** Ids of bets with a target for automatic cash-out. */
export const autoCashOutIds = async (db: Executor): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from sportsbook_bets.bets where auto_cash_out_minor is not null and state = 'accepted' order by id`.execute(db)
  return rows.map(({ id }) => id)
}
