import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { PaymentOrder } from '../provider.ts'
import type { Outcome, SandboxState, Step } from './cards.ts'
import type { ScenarioOutcome } from './scenarios.ts'

export interface SandboxPayment {
  readonly token: string
  readonly order_id: string
  readonly amount: bigint
  readonly currency: string
  readonly language: Language
  readonly return_path: string
  readonly state: SandboxState
  readonly outcome: Outcome | ScenarioOutcome | null
  readonly method: string
  readonly open_until: Date
}

const columns = sql`token, order_id, amount, currency, language, return_path, state, outcome, method, open_until`

/** Makes the payment of an order, or finds the one that is there. */
export const openPayment = async (db: Executor, token: string, order: PaymentOrder, at: Date): Promise<SandboxPayment> => {
  const order_id = String(order.payment_id)
  await sql`
    insert into money_cash_desk.sandbox_payments (token, order_id, amount, currency, method, language, return_path, created_at, open_until)
    values (${token}, ${order_id}, ${order.amount_minor}, ${order.currency}, ${order.method}, ${order.language}, ${order.return_path}, ${at}, ${order.open_until})
    on conflict (order_id) do nothing`.execute(db)
  const { rows } = await sql<SandboxPayment>`
    select ${columns} from money_cash_desk.sandbox_payments where order_id = ${order_id}`.execute(db)
  return rows[0] as SandboxPayment
}

export const findPayment = async (db: Executor, token: string): Promise<SandboxPayment | undefined> => {
  const { rows } = await sql<SandboxPayment>`select ${columns} from money_cash_desk.sandbox_payments where token = ${token}`.execute(db)
  return rows[0]
}

/** Takes a step, if the payment stands where the step begins and is still open; undefined when somebody was there before. */
export const moveSandboxPayment = async (
  tx: Tx,
  token: string,
  step: Step,
  outcome: Outcome | ScenarioOutcome | null,
  at: Date,
): Promise<SandboxPayment | undefined> => {
  const { rows } = await sql<SandboxPayment>`
    update money_cash_desk.sandbox_payments set state = ${step.to}, outcome = coalesce(${outcome}, outcome)
     where token = ${token} and state = any(${[...step.from]}::text[]) and open_until > ${at}
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** What the sandbox has to tell the merchant, word for word but for the notice's own id. */
export interface Notice {
  readonly id: string
  /** The payment or the payout that it is about. */
  readonly token: string
  readonly body: object
  readonly due_at: Date
}

export const insertNotice = async (tx: Tx, { id, token, body, due_at }: Notice): Promise<void> => {
  await sql`insert into money_cash_desk.sandbox_notices (id, token, body, due_at)
            values (${id}, ${token}, ${JSON.stringify(body)}::jsonb, ${due_at})`.execute(tx)
}

const notices = sql`select id, token, body, due_at from money_cash_desk.sandbox_notices where delivered_at is null`

/** A notice that is still to be told; undefined once it is delivered. */
export const waitingNotice = async (db: Executor, id: string): Promise<Notice | undefined> => {
  const { rows } = await sql<Notice>`${notices} and id = ${id}`.execute(db)
  return rows[0]
}

/** Notices that were due a while ago and are still not told: their job was lost, or gave up. */
export const overdueNotices = async (
  db: Executor,
  due: { readonly after: Date; readonly before: Date },
  most: number,
): Promise<readonly Notice[]> => {
  const { rows } = await sql<Notice>`
    ${notices} and due_at > ${due.after} and due_at <= ${due.before} order by due_at limit ${most}`.execute(db)
  return rows
}

export const markDelivered = async (db: Executor, id: string, at: Date): Promise<void> => {
  await sql`update money_cash_desk.sandbox_notices set delivered_at = ${at} where id = ${id} and delivered_at is null`.execute(db)
}

/** What the sandbox has told last of a payment, by its own books; undefined where it has told nothing. */
export const lastTold = async (db: Executor, token: string, at: Date): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const { rows } = await sql<{ readonly body: Readonly<Record<string, unknown>> }>`
    select body from money_cash_desk.sandbox_notices where token = ${token} and due_at <= ${at} order by due_at desc, id desc limit 1`.execute(
    db,
  )
  return rows[0]?.body
}
