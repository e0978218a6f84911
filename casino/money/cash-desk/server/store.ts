import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { one_press, statesBefore, type FailureReason, type PaymentState } from '../rules.ts'
import type { TransferTarget } from '../contract.ts'
import type { Confirmed, PaymentMessage } from './provider.ts'

export interface Payment {
  readonly id: bigint
  readonly player_id: bigint
  readonly provider: string
  readonly provider_payment: string | null
  readonly method: string
  readonly currency: Currency
  /** As it was ordered. */
  readonly amount: bigint
  /** What came, where the payer decides how much. */
  readonly received: bigint | null
  readonly bonus_id: bigint
  readonly sport_betting_bonus_id: bigint
  readonly language: Language
  readonly state: PaymentState
  readonly reason: FailureReason | null
  readonly created_at: Date
  readonly waits_until: Date
  /** Where its player goes on at the provider. */
  readonly page_url: string | null
  /** Where the payer of a transfer sends it. */
  readonly pay_to: TransferTarget | null
  /** How often a chain has confirmed it, and the amount that it shows coming where that is not the order's. */
  readonly confirmations: number | null
  readonly seen_amount: bigint | null
  /** It moved on after the desk had stopped waiting. */
  readonly is_late: boolean
}

export interface NewPayment {
  readonly player_id: bigint
  readonly request_key: string
  readonly provider: string
  readonly method: string
  readonly currency: Currency
  readonly amount_minor: bigint
  readonly bonus_id: bigint
  readonly sport_betting_bonus_id: bigint
  readonly location: string | null
  readonly language: Language
  readonly at: Date
  readonly waits_until: Date
}

const columns = sql`id, player_id, provider, provider_payment, method, currency, amount, received, bonus_id, sport_betting_bonus_id, language,
                    state, reason, created_at, waits_until, page_url, pay_to, confirmations, seen_amount, is_late`

/** Creates a payment, or finds the one created earlier by the same command. */
export const insertPayment = async (tx: Tx, made: NewPayment): Promise<Payment> => {
  await sql`
    insert into money_cash_desk.payments (player_id, request_key, provider, method, currency, amount, bonus_id, sport_betting_bonus_id,
                                          location, language, created_at, changed_at, waits_until)
    values (${made.player_id}, ${made.request_key}, ${made.provider}, ${made.method}, ${made.currency}, ${made.amount_minor},
            ${made.bonus_id}, ${made.sport_betting_bonus_id}, ${made.location}, ${made.language}, ${made.at}, ${made.at}, ${made.waits_until})
    on conflict (player_id, request_key) do nothing`.execute(tx)
  const { rows } = await sql<Payment>`
    select ${columns} from money_cash_desk.payments where player_id = ${made.player_id} and request_key = ${made.request_key}`.execute(tx)
  return rows[0] as Payment
}

/** What a provider made of an order: its own id of the payment, the page on which its player goes on, and where a transfer goes. */
interface AtProvider {
  readonly provider_payment: string
  readonly page_url: string | null
  readonly pay_to?: TransferTarget
}

export const attachProviderPayment = async (
  db: Executor,
  id: bigint,
  { provider_payment, page_url, pay_to }: AtProvider,
): Promise<void> => {
  await sql`update money_cash_desk.payments set provider_payment = ${provider_payment}, page_url = ${page_url},
                    pay_to = ${pay_to ? JSON.stringify(pay_to) : null}::jsonb
             where id = ${id} and provider_payment is null`.execute(db)
}

/** The newest deposit that was begun, of which nothing was heard, and which its player can still pay on the provider's page. */
export const depositAtProvider = async (
  db: Executor,
  player_id: bigint,
  at: Date,
): Promise<(Pick<Payment, 'id' | 'amount' | 'currency' | 'created_at'> & { readonly page_url: string }) | undefined> => {
  const { rows } = await sql<Pick<Payment, 'id' | 'amount' | 'currency' | 'created_at'> & { readonly page_url: string }>`
    select id, amount, currency, created_at, page_url from money_cash_desk.payments
     where player_id = ${player_id} and state = 'created' and page_url is not null and waits_until > ${at} order by id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** A payment of this player; payments of others are not found. */
export const paymentOfPlayer = async (db: Executor, player_id: bigint, id: bigint): Promise<Payment | undefined> => {
  const { rows } = await sql<Payment>`
    select ${columns} from money_cash_desk.payments where id = ${id} and player_id = ${player_id}`.execute(db)
  return rows[0]
}

export const paymentById = async (db: Executor, id: bigint): Promise<Payment | undefined> => {
  const { rows } = await sql<Payment>`select ${columns} from money_cash_desk.payments where id = ${id}`.execute(db)
  return rows[0]
}

export const paymentOfProvider = async (db: Executor, provider: string, id: bigint): Promise<Payment | undefined> => {
  const { rows } = await sql<Payment>`
    select ${columns} from money_cash_desk.payments where id = ${id} and provider = ${provider}`.execute(db)
  return rows[0]
}

/** When the newest payment by one press after `since` began that is still on its way; the command's own does not count. */
export const chargingSince = async (
  db: Executor,
  { player_id, since, but_key }: { readonly player_id: bigint; readonly since: Date; readonly but_key?: string | undefined },
): Promise<Date | undefined> => {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from money_cash_desk.payments
     where player_id = ${player_id} and created_at > ${since} and location = ${one_press} and state in ('created', 'pending')
       and request_key is distinct from ${but_key ?? null}::text
     order by created_at desc limit 1`.execute(db)
  return rows[0]?.created_at
}

/** The player's last successful choice in a currency, preselected by the cash desk. */
export const lastDeposit = async (
  db: Executor,
  player_id: bigint,
  currency: Currency,
): Promise<Pick<Payment, 'method' | 'amount'> | undefined> => {
  const { rows } = await sql<Payment>`
    select ${columns} from money_cash_desk.payments
     where player_id = ${player_id} and state = 'completed' and currency = ${currency} order by id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Those among these casino bonuses that their players chose with a deposit that is on its way, or was completed after `since`: what
 * follows from a completion is done a moment after it.
 */
export const chosenWithDeposits = async (
  db: Executor,
  bonuses: readonly { readonly id: bigint; readonly player_id: bigint }[],
  since: Date,
): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ bonus_id: bigint }>`
    select distinct bonus_id from money_cash_desk.payments
     where player_id = any(${bonuses.map(({ player_id }) => String(player_id))}::bigint[])
       and bonus_id = any(${bonuses.map(({ id }) => String(id))}::bigint[])
       and (state in ('created', 'pending') or state = 'completed' and changed_at > ${since})`.execute(db)
  return new Set(rows.map(({ bonus_id }) => bonus_id))
}

export interface Move {
  readonly state: PaymentState
  readonly reason: FailureReason | null
  readonly provider_payment: string
  /** With a completion: what came. */
  readonly received?: bigint | null
  readonly at: Date
  readonly waits_until: Date
}

/**
 * Moves a payment forward unless it is there or further already; true for the caller who moved it. The condition is part of the
 * statement: concurrent callers wait for the row and then find it moved.
 */
export const movePayment = async (tx: Tx, id: bigint, move: Move): Promise<boolean> => {
  const { rows } = await sql`
    update money_cash_desk.payments
       set state = ${move.state}, reason = ${move.reason}, changed_at = ${move.at}, waits_until = ${move.waits_until},
           provider_payment = coalesce(provider_payment, ${move.provider_payment}), received = ${move.received ?? null},
           is_late = is_late or state = 'expired'
     where id = ${id} and state = any(${[...statesBefore(move.state)]}::text[])
    returning id`.execute(tx)
  return rows.length > 0
}

/**
 * Notes what a chain says of a transfer; undefined where it has said as much or more. Messages come in any order, so what a later block says
 * stays, and within one block the larger count. Returns how its payment stands.
 */
export const noteConfirmed = async (
  tx: Tx,
  id: bigint,
  { block, count, seen_amount }: Confirmed & { readonly seen_amount: bigint | null },
): Promise<Pick<Payment, 'state' | 'reason'> | undefined> => {
  const { rows } = await sql<Pick<Payment, 'state' | 'reason'>>`
    update money_cash_desk.payments set confirmed_block = ${block}, confirmations = ${count}, seen_amount = ${seen_amount}
     where id = ${id} and (coalesce(confirmed_block, -1), coalesce(confirmations, -1)) < (${block}::bigint, ${count}::integer)
    returning state, reason`.execute(tx)
  return rows[0]
}

export type KeptOutcome = 'moved' | 'nothing-new' | 'amount-differs'

/** Stores a provider message once. False if the same message id had other content; of two concurrent ones the second waits. */
export const keepMessage = async (tx: Tx, provider: string, message: PaymentMessage, outcome: KeptOutcome, at: Date): Promise<boolean> => {
  const kept = await sql`
    insert into money_cash_desk.provider_messages (provider, message_id, payment_id, state, amount, currency, outcome, received_at)
    values (${provider}, ${message.message_id}, ${message.payment_id}, ${message.state}, ${message.amount_minor}, ${message.currency},
            ${outcome}, ${at})
    on conflict (provider, message_id) do nothing returning message_id`.execute(tx)
  if (kept.rows.length > 0) return true
  const { rows } = await sql`
    select from money_cash_desk.provider_messages
     where provider = ${provider} and message_id = ${message.message_id} and payment_id = ${message.payment_id}
       and state = ${message.state} and amount = ${message.amount_minor} and currency = ${message.currency}`.execute(tx)
  return rows.length > 0
}

/** True for the one payment that is the player's first deposit. */
export const markFirst = async (tx: Tx, player_id: bigint, payment_id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    insert into money_cash_desk.first_deposits (player_id, payment_id) values (${player_id}, ${payment_id})
    on conflict (player_id) do nothing returning player_id`.execute(tx)
  return rows.length > 0
}

/** Expires payments without a message for too long; returns those that it expired. */
export const expireWaiting = async (tx: Tx, at: Date, most: number): Promise<readonly Payment[]> => {
  const { rows } = await sql<Payment>`
    update money_cash_desk.payments set state = 'expired', reason = 'expired', changed_at = ${at}
     where id in (select id from money_cash_desk.payments where state in ('created', 'pending') and waits_until <= ${at}
                   order by waits_until limit ${most} for update skip locked)
    returning ${columns}`.execute(tx)
  return rows
}

/** Expires a payment that no provider has taken; undefined where one has, or where it is over. */
export const expireUnstarted = async (tx: Tx, id: bigint, at: Date): Promise<Payment | undefined> => {
  const { rows } = await sql<Payment>`
    update money_cash_desk.payments set state = 'expired', reason = 'expired', changed_at = ${at}
     where id = ${id} and state = 'created' and provider_payment is null
    returning ${columns}`.execute(tx)
  return rows[0]
}

export interface Click {
  readonly player_id: bigint | null
  readonly button_name: string
  readonly placement: string
  readonly bonus_id: bigint | null
  readonly at: Date
}

export const insertClick = async (db: Executor, click: Click): Promise<void> => {
  await sql`insert into money_cash_desk.deposit_clicks (player_id, button_name, placement, bonus_id, at)
            values (${click.player_id}, ${click.button_name}, ${click.placement}, ${click.bonus_id}, ${click.at})`.execute(db)
}

export const forgetClicks = async (db: Executor, before: Date): Promise<void> => {
  await sql`delete from money_cash_desk.deposit_clicks where at < ${before}`.execute(db)
}
