import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { instrumentOf, outcomes, type Outcome, type Step, type Told } from './cards.ts'
import type { ScenarioOutcome } from './scenarios.ts'
import { keysOf, sign, signature_header } from './signature.ts'
import {
  insertNotice,
  markDelivered,
  moveSandboxPayment,
  overdueNotices,
  waitingNotice,
  type Notice,
  type SandboxPayment,
} from './store.ts'

const events = {
  pending: 'payment.pending',
  failed: 'payment.failed',
  completed: 'payment.completed',
  unmatched: 'transfer.unmatched',
  disputed: 'dispute.opened',
  'charged-back': 'dispute.lost',
} as const satisfies Record<Told['state'], string>

/** A bank and a chain tell who sent something, too; the sandbox has one account and one address of each. */
const instrumentWords = ({ method, outcome }: SandboxPayment) => {
  const card = outcomes.find((one) => one === outcome)
  if (card) return instrumentOf(card)
  return method === 'sandbox-iban' ? { token: 'test-account', label: 'UA88 •••• 0001' } : { token: 'test-address', label: '0x7a…c41f' }
}

/** What the sandbox says of a payment. With a completion it names what was paid with, and how much came. */
const paymentWords = (payment: SandboxPayment, { state, reason, share_percent = 100, confirmed }: Told): object => {
  const { token, order_id, amount, currency } = payment
  return {
    event: events[state],
    payment: token,
    order: order_id,
    amount: String((amount * BigInt(share_percent)) / 100n),
    currency,
    reason,
    ...(confirmed ? { block: String(confirmed.block), confirmations: String(confirmed.count) } : {}),
    ...(state === 'completed' ? { instrument: instrumentWords(payment) } : {}),
    ...(state === 'unmatched' ? { reference: `OH ${order_id}0` } : {}),
  }
}

/**
 * Moves a sandbox payment and writes what the merchant has to be told of it, in one transaction; the telling itself is a
 * job. False when the payment is closed or another press was faster: then nothing happens.
 */
export const takeStep = async (
  house: House,
  token: string,
  taken: Step,
  outcome: Outcome | ScenarioOutcome | null = null,
): Promise<boolean> => {
  const at = house.clock.now()
  const notices = taken.told.map((told) => ({ id: house.random.uuid(), told, due_at: new Date(at.getTime() + told.delay_ms) }))
  const moved = await inTransaction(house.db, async (tx) => {
    const payment = await moveSandboxPayment(tx, token, taken, outcome, at)
    if (!payment) return false
    for (const { id, told, due_at } of notices) await insertNotice(tx, { id, token, body: paymentWords(payment, told), due_at })
    return true
  })
  if (moved) for (const { id, due_at } of notices) await sendNotice(house, id, due_at)
  return moved
}

const deliver_job = 'money/cash-desk.deliver-sandbox-notice'

/** The merchant has to answer soon; a job that hangs would hold the others up. */
const timeout_ms = 10_000
/** A notice is given up after three days, as providers do. */
const kept_ms = 3 * 86_400_000
const overdue_after_ms = 60_000
const most_at_once = 500

const site = perHouse((): { app: FastifyInstance | null } => ({ app: null }))

/** The sandbox stands in the same process as its merchant: it calls the address on which that listens. */
export const setMerchant = (house: House, app: FastifyInstance): void => {
  site(house).app = app
}

const merchantUrl = (house: House): string => {
  const address = site(house).app?.server.address() as AddressInfo | string | null | undefined
  if (!address || typeof address === 'string') throw new Error('the merchant does not listen yet')
  const everywhere = address.address === '::' || address.address === '0.0.0.0'
  const host = everywhere ? 'localhost' : address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}/webhooks/payments/sandbox/`
}

const bodyOf = ({ id, body }: Notice): Buffer => Buffer.from(JSON.stringify({ id, ...body }))

const tell = async (house: House, notice: Notice): Promise<void> => {
  const raw = bodyOf(notice)
  const [key] = keysOf(house)
  if (!key) throw new Error('the house has no secret')
  const response = await fetch(merchantUrl(house), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signature_header]: sign(key, raw, house.clock.now()) },
    body: new Uint8Array(raw),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout_ms),
  })
  if (!response.ok) throw new Error(`the merchant answered ${response.status} to notice ${notice.id}`)
  await markDelivered(house.db, notice.id, house.clock.now())
}

const deliver = async (data: unknown, house: House): Promise<void> => {
  const notice = await waitingNotice(house.db, (data as { notice_id: string }).notice_id)
  if (notice) await tell(house, notice)
}

/** Tells the merchant when it is due: a job signs the notice and sends it. */
export const sendNotice = (house: House, notice_id: string, due_at: Date): Promise<void> =>
  house.jobs.send(deliver_job, { notice_id }, { start_after: due_at, key: notice_id })

/** A crash between the step and its job loses the job, never the notice: this finds it. */
const resend = async (_data: unknown, house: House): Promise<void> => {
  const now_ms = house.clock.now().getTime()
  const due = { after: new Date(now_ms - kept_ms), before: new Date(now_ms - overdue_after_ms) }
  for (const notice of await overdueNotices(house.db, due, most_at_once)) await sendNotice(house, notice.id, house.clock.now())
}

/** Each failed delivery is tried again with growing pauses by the job queue. */
export const jobs: readonly JobDeclaration[] = [
  { name: deliver_job, run: deliver },
  { name: 'money/cash-desk.resend-sandbox-notices', cron: '* * * * *', run: resend },
]
