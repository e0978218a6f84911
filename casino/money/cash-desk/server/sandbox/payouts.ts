import { sql } from 'kysely'
import { inTransaction, type Executor, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { PayingOut, PayoutDestination, PayoutMessage, PayoutOrder } from '../provider.ts'
import { delayed_ms, outcomeOfToken } from './cards.ts'
import { insertNotice } from './store.ts'
import { sendNotice } from './tell-merchant.ts'
import { testAccounts } from './test-accounts.ts'

/** When the account that says nothing by itself answers a question. */
const silent_ms = 60_000

interface SandboxPayout {
  readonly token: string
  readonly order_id: string
  readonly amount: bigint
  readonly currency: string
  readonly outcome: string
  readonly created_at: Date
}

interface Told {
  readonly state: PayoutMessage['state']
  readonly reason: PayoutMessage['reason']
  /** How long after the order it is so. */
  readonly after_ms: number
}

const paid: Told = { state: 'paid', reason: null, after_ms: 0 }

/** What becomes of a payout, in order, by what stands behind its destination. Whatever is no test account is declined. */
const toldOf = (outcome: string): readonly Told[] => {
  if (outcome === 'payout-fails' || outcome === 'unknown') return [{ state: 'failed', reason: 'declined', after_ms: 0 }]
  if (outcome === 'payout-returns') return [paid, { state: 'failed', reason: 'account-closed', after_ms: delayed_ms }]
  if (outcome === 'delay') return [{ ...paid, after_ms: delayed_ms }]
  return outcome === 'silent' ? [{ ...paid, after_ms: silent_ms }] : [paid]
}

const outcomeOfDestination = (to: PayoutDestination): string =>
  (to.kind === 'iban' ? testAccounts.find(({ iban }) => iban === to.iban)?.outcome : outcomeOfToken(to.token)) ?? 'unknown'

const columns = sql`token, order_id, amount, currency, outcome, created_at`

/** Makes the payout of an order; undefined where it is there already. */
const openPayout = async (tx: Tx, token: string, order: PayoutOrder, at: Date): Promise<SandboxPayout | undefined> => {
  const { rows } = await sql<SandboxPayout>`
    insert into money_cash_desk.sandbox_payouts (token, order_id, amount, currency, outcome, created_at)
    values (${token}, ${String(order.payout_id)}, ${order.amount_minor}, ${order.currency}, ${outcomeOfDestination(order.to)}, ${at})
    on conflict (order_id) do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

const payoutBy = async (db: Executor, key: 'token' | 'order_id', value: string): Promise<SandboxPayout | undefined> => {
  const { rows } = await sql<SandboxPayout>`
    select ${columns} from money_cash_desk.sandbox_payouts where ${sql.ref(key)} = ${value}`.execute(db)
  return rows[0]
}

const start = async (house: House, order: PayoutOrder): Promise<{ provider_payout: string }> => {
  const at = house.clock.now()
  const due: { id: string; due_at: Date }[] = []
  await inTransaction(house.db, async (tx) => {
    const payout = await openPayout(tx, house.random.token(), order, at)
    if (!payout || payout.outcome === 'silent') return
    const { token, order_id, amount, currency } = payout
    for (const { state, reason, after_ms } of toldOf(payout.outcome)) {
      const notice = { id: house.random.uuid(), due_at: new Date(at.getTime() + after_ms) }
      const body = { event: `payout.${state}`, payout: token, order: order_id, amount: String(amount), currency, reason }
      await insertNotice(tx, { ...notice, token, body })
      due.push(notice)
    }
  })
  for (const { id, due_at } of due) await sendNotice(house, id, due_at)
  return { provider_payout: (await payoutBy(house.db, 'order_id', String(order.payout_id)))?.token ?? '' }
}

const ask = async (house: House, provider_payout: string): Promise<PayoutMessage | null> => {
  const payout = await payoutBy(house.db, 'token', provider_payout)
  if (!payout) throw new Error('the sandbox has no such payout')
  const age_ms = house.clock.now().getTime() - payout.created_at.getTime()
  const told = toldOf(payout.outcome).findLast(({ after_ms }) => after_ms <= age_ms)
  if (!told) return null
  return {
    about: 'payout',
    message_id: `asked-${payout.token}-${told.state}`,
    payout_id: BigInt(payout.order_id),
    provider_payout,
    state: told.state,
    reason: told.reason,
    amount_minor: payout.amount,
    currency: payout.currency,
  }
}

/** The part of the sandbox that pays out: back to a test card, or to a test account. */
export const sandboxPayouts: PayingOut = {
  methods: [
    { id: 1, slug: 'sandbox-card', title: 'cash-desk.method.sandbox-card', requisites: 'instrument' },
    {
      id: 2,
      slug: 'sandbox-iban',
      title: 'cash-desk.method.sandbox-iban',
      requisites: 'iban',
      tests: testAccounts.map(({ iban, title }) => ({ value: iban, title })),
    },
  ],
  start,
  ask,
  checkPayee: async (_house, iban) => {
    const outcome = testAccounts.find((account) => account.iban === iban)?.outcome
    if (outcome === undefined) return 'unknown'
    return outcome === 'other-name' ? 'other' : 'match'
  },
}
