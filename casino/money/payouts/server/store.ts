import { sql } from 'kysely'
import type { PayoutDestination } from '#casino/money/cash-desk/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import { mayComeFrom, openStates, type PayoutReason, type PayoutState, type RiskReason } from '../rules.ts'

export interface PayoutRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly provider: string
  readonly method: string
  readonly currency: Currency
  readonly amount: bigint
  readonly destination: PayoutDestination
  readonly destination_label: string
  readonly instrument_id: bigint | null
  readonly state: PayoutState
  readonly risk_reasons: readonly RiskReason[]
  readonly reason: PayoutReason | null
  readonly house_words: string | null
  readonly provider_payout: string | null
  readonly language: Language
  readonly created_at: Date
  readonly changed_at: Date
}

const columns = sql`id, player_id, provider, method, currency, amount, destination, destination_label, instrument_id, state, risk_reasons,
                    reason, house_words, provider_payout, language, created_at, changed_at`

export type NewPayout = Omit<PayoutRow, 'id' | 'reason' | 'house_words' | 'provider_payout' | 'changed_at' | 'state'> & {
  readonly request_key: string
  readonly state: 'review' | 'approved'
}

/** Makes a payout. Its money must be set aside in the same transaction. */
export const insertPayout = async (tx: Tx, made: NewPayout): Promise<PayoutRow> => {
  const { rows } = await sql<PayoutRow>`
    insert into money_payouts.payouts (player_id, request_key, provider, method, currency, amount, destination, destination_label,
                                       instrument_id, state, risk_reasons, language, created_at, changed_at)
    values (${made.player_id}, ${made.request_key}, ${made.provider}, ${made.method}, ${made.currency}, ${made.amount},
            ${JSON.stringify(made.destination)}::jsonb, ${made.destination_label}, ${made.instrument_id}, ${made.state},
            ${[...made.risk_reasons]}::text[], ${made.language}, ${made.created_at}, ${made.created_at})
    returning ${columns}`.execute(tx)
  return rows[0] as PayoutRow
}

export const insertStep = async (tx: Tx, payout_id: bigint, state: PayoutState, at: Date): Promise<void> => {
  await sql`insert into money_payouts.steps (payout_id, state, at) values (${payout_id}, ${state}, ${at})`.execute(tx)
}

export const payoutByKey = async (db: Executor, player_id: bigint, request_key: string): Promise<PayoutRow | undefined> => {
  const { rows } = await sql<PayoutRow>`
    select ${columns} from money_payouts.payouts where player_id = ${player_id} and request_key = ${request_key}`.execute(db)
  return rows[0]
}

/** The payout that a command called back without naming it. */
export const payoutByCancelKey = async (db: Executor, player_id: bigint, cancel_key: string): Promise<PayoutRow | undefined> => {
  const { rows } = await sql<PayoutRow>`
    select ${columns} from money_payouts.payouts where player_id = ${player_id} and cancel_key = ${cancel_key}`.execute(db)
  return rows[0]
}

/** A payout by its number; with a player, only one of theirs. */
export const payoutById = async (db: Executor, id: bigint, player_id: bigint | null = null): Promise<PayoutRow | undefined> => {
  const { rows } = await sql<PayoutRow>`
    select ${columns} from money_payouts.payouts where id = ${id} and (${player_id}::bigint is null or player_id = ${player_id})`.execute(
    db,
  )
  return rows[0]
}

/** A payout under its lock, until the caller's transaction ends. */
export const holdPayout = async (tx: Tx, id: bigint): Promise<PayoutRow | undefined> => {
  const { rows } = await sql<PayoutRow>`
    select ${columns} from money_payouts.payouts where id = ${id} for no key update`.execute(tx)
  return rows[0]
}

export interface Change {
  readonly at: Date
  readonly reason?: PayoutReason | null
  readonly house_words?: string | null
  /** Of the command that called it back without naming it. */
  readonly cancel_key?: string | null
}

/**
 * Moves a payout where it may go; undefined where it stands elsewhere by now. The condition stands in the statement itself: of many
 * at once, each next one waits for the row and then finds it moved.
 */
export const writeState = async (tx: Tx, id: bigint, state: PayoutState, change: Change): Promise<PayoutRow | undefined> => {
  const { at, reason = null, house_words = null, cancel_key = null } = change
  const { rows } = await sql<PayoutRow>`
    update money_payouts.payouts
       set state = ${state}, reason = ${reason}, house_words = ${house_words}, cancel_key = ${cancel_key}, changed_at = ${at},
           paid_at = case when ${state} = 'paid' then ${at} else paid_at end
     where id = ${id} and state = any(${[...mayComeFrom(state)]}::text[])
    returning ${columns}`.execute(tx)
  return rows[0]
}

export const attachProviderPayout = async (db: Executor, id: bigint, provider_payout: string): Promise<void> => {
  await sql`update money_payouts.payouts set provider_payout = ${provider_payout}
             where id = ${id} and provider_payout is null`.execute(db)
}

/** A player's payouts, newest first. One more than asked for tells that there is more. */
export const listPayoutsOf = async (db: Executor, player_id: bigint, limit: number, offset: number): Promise<readonly PayoutRow[]> => {
  const { rows } = await sql<PayoutRow>`
    select ${columns} from money_payouts.payouts where player_id = ${player_id}
     order by id desc limit ${limit + 1} offset ${offset}`.execute(db)
  return rows
}

/** The newest of a player's payouts that could still be called back, but those that the player chose to keep. */
export const newestCancellable = async (db: Executor, player_id: bigint): Promise<PayoutRow | undefined> => {
  const { rows } = await sql<PayoutRow>`
    select ${columns} from money_payouts.payouts
     where player_id = ${player_id} and state = any(${[...mayComeFrom('cancelled')]}::text[]) and kept_at is null
     order by id desc limit 1`.execute(db)
  return rows[0]
}

/** The player was asked, and keeps the payout going. */
export const keepGoing = async (db: Executor, id: bigint, at: Date): Promise<void> => {
  await sql`update money_payouts.payouts set kept_at = ${at} where id = ${id} and kept_at is null`.execute(db)
}

export interface Step {
  readonly payout_id: bigint
  readonly state: PayoutState
  readonly at: Date
}

export const stepsOf = async (db: Executor, ids: readonly bigint[]): Promise<readonly Step[]> => {
  const { rows } = await sql<Step>`
    select payout_id, state, at from money_payouts.steps where payout_id = any(${ids.map(String)}::bigint[]) order by at`.execute(db)
  return rows
}

/** What waits for a person, oldest first. */
export const inReview = async (db: Executor, limit: number): Promise<readonly PayoutRow[]> => {
  const { rows } = await sql<PayoutRow>`
    select ${columns} from money_payouts.payouts where state = 'review' order by changed_at, id limit ${limit}`.execute(db)
  return rows
}

/** Payouts that ought to have gone on by now: their job was lost, or no word came from the provider. */
export const overdue = async (db: Executor, before: Date, limit: number): Promise<readonly { readonly id: bigint }[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from money_payouts.payouts where state in ('approved', 'processing') and changed_at <= ${before}
     order by changed_at limit ${limit}`.execute(db)
  return rows
}

/** Counts a person's yes, once; gives how many said it. An older yes may stand under their name with capitals. */
export const approve = async (tx: Tx, payout_id: bigint, actor: string, reason: string, at: Date): Promise<number> => {
  await sql`insert into money_payouts.approvals (payout_id, actor, reason, at) values (${payout_id}, ${actor}, ${reason}, ${at})
            on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(distinct lower(actor))::int as count from money_payouts.approvals where payout_id = ${payout_id}`.execute(tx)
  return rows[0]?.count ?? 0
}

export interface PlayerRow {
  readonly account_changed_at: Date | null
  readonly turbo_till: Date | null
}

export const readPlayer = async (db: Executor, player_id: bigint): Promise<PlayerRow> => {
  const { rows } = await sql<PlayerRow>`
    select account_changed_at, turbo_till from money_payouts.players where player_id = ${player_id}`.execute(db)
  return rows[0] ?? { account_changed_at: null, turbo_till: null }
}

/** The same under its lock: until the caller's transaction ends no other payout of this player is decided. */
export const holdPlayer = async (tx: Tx, player_id: bigint): Promise<PlayerRow> => {
  await sql`insert into money_payouts.players (player_id) values (${player_id}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<PlayerRow>`
    select account_changed_at, turbo_till from money_payouts.players where player_id = ${player_id} for no key update`.execute(tx)
  return rows[0] as PlayerRow
}

export const writeTurbo = async (db: Executor, player_id: bigint, since: Date | null, till: Date | null): Promise<void> => {
  await sql`
    insert into money_payouts.players as p (player_id, turbo_since, turbo_till) values (${player_id}, ${since}, ${till})
    on conflict (player_id) do update set turbo_since = excluded.turbo_since, turbo_till = excluded.turbo_till`.execute(db)
}

export const noteAccountChange = async (tx: Tx, player_ids: readonly bigint[], at: Date): Promise<void> => {
  await sql`
    insert into money_payouts.players as p (player_id, account_changed_at)
    select distinct unnest(${player_ids.map(String)}::bigint[]), ${at}::timestamptz
    on conflict (player_id) do update set account_changed_at = greatest(p.account_changed_at, excluded.account_changed_at)`.execute(tx)
}

/** What has gone, or is on its way, to each place where this player is paid. Minor units of one currency. */
export interface Sent {
  readonly instrument_id: bigint | null
  readonly iban: string | null
  /** Paid, or still open. */
  readonly sent: bigint
  /** Of these, what arrived. */
  readonly arrived: bigint
  /** The last one, where it came back or failed. */
  readonly failed: bigint | null
  readonly failed_at: Date | null
  readonly within_day: bigint
}

/** What has gone or is on its way in every other currency since a moment, in minor units of `currency` at the limits' own rate. */
export const sentInOthers = async (db: Executor, player_id: bigint, currency: Currency, since: Date): Promise<bigint> => {
  const { rows } = await sql<{ readonly other: Currency; readonly sum: bigint }>`
    select currency as other, sum(amount)::bigint as sum from money_payouts.payouts
     where player_id = ${player_id} and currency <> ${currency} and created_at > ${since}
       and (state = 'paid' or state = any(${[...openStates]}::text[]))
     group by currency`.execute(db)
  return rows.reduce((all, { other, sum }) => all + inCurrency(sum, other, currency, 'up'), 0n)
}

export const sentBy = async (db: Executor, player_id: bigint, currency: Currency, day_ago: Date): Promise<readonly Sent[]> => {
  const { rows } = await sql<Sent>`
    select instrument_id, destination ->> 'iban' as iban,
           coalesce(sum(amount) filter (where state = 'paid' or state = any(${[...openStates]}::text[])), 0)::bigint as sent,
           coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as arrived,
           (array_agg(case when state in ('failed', 'returned') then amount end order by id desc))[1] as failed,
           (array_agg(case when state in ('failed', 'returned') then changed_at end order by id desc))[1] as failed_at,
           coalesce(sum(amount) filter (where created_at > ${day_ago}
             and (state = 'paid' or state = any(${[...openStates]}::text[]))), 0)::bigint as within_day
      from money_payouts.payouts where player_id = ${player_id} and currency = ${currency}
     group by instrument_id, destination ->> 'iban'`.execute(db)
  return rows
}
