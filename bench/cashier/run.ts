import { performance } from 'node:perf_hooks'
import fastify from 'fastify'
import pg from 'pg'
import { freePort } from '#apps/testing/free-port.ts'
import { recordDeposit } from '#casino/money/cash-desk/server/make-deposit.ts'
import { offeredMethods } from '#casino/money/cash-desk/server/providers.ts'
import { mountWebhooks } from '#casino/money/cash-desk/server/receive-webhook.ts'
import { keysOf } from '#casino/money/cash-desk/server/sandbox/signature.ts'
import { sign, signature_header } from '#casino/money/cash-desk/server/sandbox/signature.ts'
import { maskedIban } from '#casino/money/cash-desk/iban.ts'
import { settledPayments } from '#casino/money/cash-desk/server/settled-payments.ts'
import { recordPayout } from '#casino/money/payouts/server/request-payout.ts'
import { houseBooks } from '#casino/money/reconciliation/extensions.ts'
import type { SettledOrder } from '#casino/money/reconciliation/rules.ts'
import { slice as reconciliation } from '#casino/money/reconciliation/server/index.ts'
import { compareWith, dayBefore } from '#casino/money/reconciliation/server/reconcile.ts'
import { slice as statements } from '#casino/money/statements/server/index.ts'
import { statementFile } from '#casino/money/statements/server/statement-file.ts'
import { contribute } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { lineOf, quantile, type Figure } from '../figures.ts'
import { createPlayers, ledgerHouse, startLedgerDatabase, type LedgerDatabase } from '../wallet/ledger-house.ts'
import { cashierHouse } from './cashier-site.ts'
import { namePlayers } from './kill-test.ts'
import { payout_iban } from './cash-commands.ts'

const many = 100_000
const players = 200
const payouts = 400
const webhooks = 1_000
const mega = 1024 * 1024

const ownerWork = async (database: LedgerDatabase, ...texts: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: database.owner_url })
  await client.connect()
  for (const text of texts) await client.query(text)
  await client.end()
}

/** A statement of one player who was paid `many` times. */
const statementFigure = async (database: LedgerDatabase): Promise<Figure> => {
  const post = `select money_wallet.post('statement ' || part, '', 'win', null, null, (select jsonb_agg(jsonb_build_object(
      'from_owner', 0, 'from_purse', 'house:games', 'from_asset', 'UAH',
      'to_owner', 1, 'to_purse', 'main', 'to_asset', 'UAH', 'amount', 100)) from generate_series(1, 500)), null,
      date_trunc('milliseconds', now()) - (${many / 500 + 1} - part) * interval '1 second')
    from generate_series(1, ${many / 500}) part`
  const client = new pg.Client({ connectionString: database.app_url })
  await client.connect()
  await client.query(post)
  await client.end()
  const house = ledgerHouse(database.app_url, [{ ...statements, contributes: [] }])
  const stream = async (from: Date): Promise<{ lines: number; most: number }> => {
    const query = { from: from.toISOString(), to: new Date().toISOString() }
    const file = await statementFile({ house, player_id: 1n, language: 'uk', query } as Parameters<typeof statementFile>[0])
    let [lines, most] = [0, 0]
    for await (const chunk of file.chunks) {
      lines += chunk.split('\r\n').length - 1
      most = Math.max(most, process.memoryUsage().rss)
    }
    return { lines, most }
  }
  // What a first statement loads is no part of a long one.
  await stream(new Date(Date.now() - 1_000))
  const rest = process.memoryUsage().rss
  const [begun_at, worked] = [performance.now(), process.cpuUsage()]
  const { lines, most } = await stream(new Date(Date.now() - 3_600_000))
  const took_s = (performance.now() - begun_at) / 1000
  const { user, system } = process.cpuUsage(worked)
  await house.db.destroy()
  const above = (most - rest) / mega
  return {
    what: `a statement of ${lines - 1} entries as a file, memory above rest`,
    measured: `${above.toFixed(0)} MB; ${took_s.toFixed(1)} s, of which Node worked ${((user + system) / 1e6).toFixed(1)} s`,
    baseline: '',
    ratio: '',
    budget: '< 60 MB',
    holds: above < 60 && lines > many,
  }
}

/** Our books of a day against a report that lacks one order in a thousand. */
const reconcileFigure = async (database: LedgerDatabase): Promise<Figure> => {
  await ownerWork(
    database,
    `insert into money_cash_desk.payments (player_id, request_key, provider, provider_payment, method, currency, amount, bonus_id,
                                           sport_betting_bonus_id, language, state, created_at, changed_at, waits_until)
     select 1 + n % ${players}, 'reconciled ' || n, 'bench', 'bench-' || n, 'card', 'UAH', 10000 + n, 0, 0, 'uk', 'completed',
            d, d, d from generate_series(1, ${many}) n, lateral (select date_trunc('day', now()) - interval '12 hours' as d) day`,
  )
  const house = ledgerHouse(database.app_url, [{ ...reconciliation, contributes: [contribute(houseBooks, settledPayments)] }])
  const period = dayBefore(new Date())
  const ours = await settledPayments.read(house, 'bench', period)
  const theirs: SettledOrder[] = ours.filter((_order, index) => index % 1_000 !== 0)
  const begun_at = performance.now()
  const { compared, fresh } = await compareWith(house, 'bench', theirs, period)
  const took_s = (performance.now() - begun_at) / 1000
  await house.db.destroy()
  return {
    what: `${compared} payments of a report reconciled, ${fresh} differences kept`,
    measured: `${took_s.toFixed(2)} s`,
    baseline: '',
    ratio: '',
    budget: '< 10 s',
    holds: took_s < 10 && fresh === many / 1_000,
  }
}

const begun = async (house: House, number: number): Promise<{ id: bigint; amount: bigint }> => {
  const [offered] = offeredMethods(house)
  if (!offered) throw new Error('the sandbox is not offered')
  const checked = { offered, amount_minor: 10_000n, currency: 'UAH' } as Parameters<typeof recordDeposit>[2]
  const call = { house, language: 'uk', key: `webhook-${number}`, body: { method_id: 1, currency_id: 2, amount: 10_000 } } as const
  return recordDeposit(call, BigInt(1 + (number % players)), checked)
}

/** How long a provider waits for its answer, and what the database is asked meanwhile; beside it a commit of one row, as long as a disk takes. */
const webhookFigures = async (database: LedgerDatabase, house: House): Promise<readonly Figure[]> => {
  const app = fastify()
  await mountWebhooks(app, house)
  const [key] = keysOf(house)
  if (!key) throw new Error('the house has no secret')
  const commit = new pg.Client({ connectionString: database.owner_url })
  await commit.connect()
  await commit.query('create table public.one_row (n int); insert into public.one_row values (0)')
  const [took_ms, commit_ms]: [number[], number[]] = [[], []]
  let [turns, is_counting] = [0, false]
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    if (is_counting) turns += 1
    return Reflect.apply(query, this, args)
  } as typeof query
  for (let number = 0; number < webhooks; number += 1) {
    const { id, amount } = await begun(house, number)
    const message = { id: `w-${id}`, event: 'payment.completed', payment: `token-${id}`, order: String(id), amount: String(amount) }
    const payload = JSON.stringify({
      ...message,
      currency: 'UAH',
      reason: null,
      instrument: { token: 'test-card-4242', label: '•••• 4242' },
    })
    const headers = { 'content-type': 'application/json', [signature_header]: sign(key, Buffer.from(payload), house.clock.now()) }
    is_counting = true
    const begun_at = performance.now()
    const answer = await app.inject({ method: 'POST', url: '/webhooks/payments/sandbox/', headers, payload })
    took_ms.push(performance.now() - begun_at)
    is_counting = false
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const committed_at = performance.now()
    await commit.query('update public.one_row set n = n + 1')
    commit_ms.push(performance.now() - committed_at)
  }
  pg.Client.prototype.query = query
  await commit.end()
  await app.close()
  const [half, most, one] = [quantile(took_ms, 0.5), quantile(took_ms, 0.99), quantile(commit_ms, 0.5)]
  return [
    {
      what: 'a webhook, from its bytes to its answer: verified, credited, committed',
      measured: `p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`,
      baseline: `commit of one row ${one.toFixed(1)} ms`,
      ratio: (half / one).toFixed(1),
      budget: 'p99 <= 100 ms',
      holds: most <= 100,
    },
    {
      what: 'statements of a webhook, all in one transaction',
      measured: (turns / webhooks).toFixed(1),
      baseline: '',
      ratio: '',
      budget: '<= 16',
      holds: turns / webhooks <= 16,
    },
  ]
}

/** From the request to the rules' answer, many players at once. */
const payoutFigure = async (house: House): Promise<Figure> => {
  const took_ms: number[] = []
  let approved = 0
  const ask = async (number: number): Promise<void> => {
    const body = { methodId: 2, amount: 5_000, requisites: { iban: payout_iban } }
    const begun_at = performance.now()
    const call = { house, player_id: BigInt(1 + (number % players)), language: 'uk', key: `payout-${number}`, body } as const
    const { state } = await recordPayout(call, 'match', maskedIban(payout_iban))
    took_ms.push(performance.now() - begun_at)
    if (state === 'approved') approved += 1
  }
  for (let from = 0; from < payouts; from += 16)
    await Promise.all(Array.from({ length: Math.min(16, payouts - from) }, (_, index) => ask(from + index)))
  const most = quantile(took_ms, 0.99)
  return {
    what: `${payouts} payouts asked for, 16 at once: set aside and decided by rules (${approved} approved, the rest for a person)`,
    measured: `p50 ${quantile(took_ms, 0.5).toFixed(0)} ms, p99 ${most.toFixed(0)} ms`,
    baseline: '',
    ratio: '',
    budget: '<= 1 s',
    holds: most <= 1_000,
  }
}

/** What the cashier has to hold: statements, reconciliation, webhooks and decisions about payouts. */
export const run = async (): Promise<readonly Figure[]> => {
  const database = await startLedgerDatabase(await freePort())
  await createPlayers(database.app_url, players, 10_000_000n, { caps: true })
  await namePlayers(database, players)
  const house = cashierHouse(database.app_url)
  try {
    // Memory is measured before anything else has asked for some, and payouts before deposits that would have to go back first.
    return [
      await statementFigure(database),
      await payoutFigure(house),
      ...(await webhookFigures(database, house)),
      await reconcileFigure(database),
    ]
  } finally {
    await house.db.destroy()
    await database.remove()
  }
}

if (import.meta.main) {
  process.stdout.write(`${(await run()).map(lineOf).join('\n')}\n`)
  process.exit(0)
}
