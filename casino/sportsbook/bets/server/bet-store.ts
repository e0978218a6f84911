import { sql } from 'kysely'
import type { MarketTypeId, Specifiers } from '#engines/sport/markets/market-types.ts'
import type { Settlement } from '#engines/sport/markets/settlement.ts'
import { bigintArray } from '#kernel/database/array-literals.ts'
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
  /** When it was settled first, or cashed out as a whole. It stays while a result is taken back and the bet is open again. */
  readonly settled_at: Date | null
  /** Whatever was told of it so far gave its stake back: its first win or loss still counts where each bet counts once. */
  readonly is_only_returned: boolean
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
  b.paid_minor, b.owed_minor, b.cashed_out_minor, b.auto_cash_out_minor, b.movements, b.request_hash, b.placed_at, b.settled_at, b.is_only_returned, b.odds_of_sets, b.purse,
  b.credit_minor`

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

export const betOfPlayer = async (db: Executor, player_id: bigint, id: bigint): Promise<BetRow | undefined> =>
  (await read(db, sql`where b.id = ${id} and b.player_id = ${player_id}`))[0]

export const betsByIds = async (db: Executor, ids: readonly bigint[]): Promise<BetRow[]> =>
  ids.length === 0 ? [] : read(db, sql`where b.id = any(${bigintArray(ids)}::bigint[])`)

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
  /** Null for an automatic cash-out, which nobody asks for twice. */
  readonly request_hash: string | null
  readonly stake_minor: bigint
  readonly paid_minor: bigint
  /** The offer that the player had asked for, where the bet was cashed out automatically. */
  readonly auto_cash_out_minor: bigint | null
}

/** What this cash-out command paid earlier, and the request that it was; undefined when the command is new. */
export const cashedOutBefore = async (
  tx: Tx,
  bet_id: bigint,
  command_key: string,
): Promise<Pick<CashedOut, 'request_hash' | 'paid_minor'> | undefined> => {
  const { rows } = await sql<Pick<CashedOut, 'request_hash' | 'paid_minor'>>`
    select request_hash, paid_minor from sportsbook_bets.cash_outs where bet_id = ${bet_id} and command_key = ${command_key}`.execute(tx)
  return rows[0]
}

/** Reduces the stake of a bet by the part that was cashed out, and stores what was paid. */
export const writeCashOut = async (tx: Tx, bet: BetRow, done: CashedOut, at: Date): Promise<void> => {
  const { command_key, request_hash, stake_minor, paid_minor, auto_cash_out_minor } = done
  const is_whole = stake_minor === bet.stake_minor
  await sql`
    insert into sportsbook_bets.cash_outs (bet_id, command_key, request_hash, stake_minor, paid_minor, at, auto_cash_out_minor)
    values (${bet.id}, ${command_key}, ${request_hash}, ${stake_minor}, ${paid_minor}, ${at}, ${auto_cash_out_minor})`.execute(tx)
  await sql`
    update sportsbook_bets.bets
       set stake_minor = stake_minor - ${stake_minor}, cashed_out_minor = cashed_out_minor + ${paid_minor}, movements = movements + 1,
           state = ${is_whole ? 'cashed-out' : 'accepted'}, settled_at = case when ${is_whole} then ${at}::timestamptz else settled_at end,
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

/** Bets with a target for automatic cash-out, in order of id after one of them; as they stand, without locks. */
export const waitingForOffer = (db: Executor, after: bigint, limit: number): Promise<BetRow[]> =>
  read(db, sql`where b.auto_cash_out_minor is not null and b.state = 'accepted' and b.id > ${after} order by b.id limit ${limit}`)
