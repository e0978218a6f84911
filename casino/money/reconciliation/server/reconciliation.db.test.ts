import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { beginDeposit, cards, listen, sendForm } from '#casino/money/cash-desk/testing/sandbox.ts'
import { balanceOf, clearingAccount } from '#casino/money/wallet/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { commands, readReport, settleDifference } from './operator-commands.ts'
import { dayBefore, reconcile } from './reconcile.ts'
import { openDifferences } from './store.ts'

let t: TestHouse
let folder: string
const payments: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-reports-'))
  t = await createTestHouse()
  await listen(t)
  for (let made = 0; made < 2; made++) {
    const { visitor } = await registerPlayer(t)
    // By the sandbox's own page: what it tells is what it reports.
    const deposit = await beginDeposit(visitor, 20_000)
    await sendForm(t, deposit.token, { card: cards.success })
    await t.jobs.runDue(t.house)
    payments.push(deposit.payment_id)
  }
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

const by = { actor: 'operator:anna', reason: 'credited by hand' }
const tomorrow = () => new Date(t.clock.now().getTime() + 86_400_000)
const today = () => dayBefore(tomorrow())
const open = async () => (await openDifferences(t.house.db, 50)).map(({ what, order_number }) => [what, order_number])
const report = async (...lines: string[]): Promise<string> => {
  const path = join(folder, 'report.csv')
  await writeFile(path, ['kind;number;amount;currency;moment', ...lines].join('\n'))
  return path
}
const line = (order: string, amount = '200.00') => `payment;${order};${amount};UAH;${t.clock.now().toISOString()}`

test('a provider that says what our books say differs in nothing', async () => {
  await reconcile(t.house, today())
  expect(await open()).toEqual([])
})

test('the provider’s own report: what it sent and we never heard of is listed, and nothing moves', async () => {
  const before = await balanceOf(t.house.db, clearingAccount('sandbox', 'UAH'))
  const body = { event: 'payment.completed', payment: 'lost', order: '77777', amount: '5000', currency: 'UAH' }
  await sql`insert into money_cash_desk.sandbox_notices (id, token, body, due_at)
            values ('lost-1', 'lost', ${JSON.stringify(body)}::jsonb, ${t.clock.now()})`.execute(t.house.db)
  await reconcile(t.house, today())
  expect(await open()).toEqual([['missing-here', '77777']])
  await reconcile(t.house, today())
  expect(await open()).toHaveLength(1)
  expect(await balanceOf(t.house.db, clearingAccount('sandbox', 'UAH'))).toBe(before)
  await sql`delete from money_cash_desk.sandbox_notices where id = 'lost-1'`.execute(t.house.db)
  await reconcile(t.house, today())
  // It is gone from the report, and still nobody but a person closes it.
  expect(await open()).toEqual([['missing-here', '77777']])
})

test('a file: an order that is missing and one of another amount are listed; what is not understood says so and nothing is kept', async () => {
  const [first = '', second = ''] = payments
  const before = await open()
  await expect(readReport('sandbox', today(), await report(line(first), 'payment;x'))(t.house)).rejects.toThrow('Line 2')
  expect(await open()).toEqual(before)
  const said = await readReport('sandbox', today(), await report(line(first, '199.99')))(t.house)
  expect(said).toContain('1 lines were compared: 2 differ')
  expect((await open()).slice(before.length)).toEqual(
    expect.arrayContaining([
      ['amount-differs', first],
      ['missing-there', second],
    ]),
  )
})

const readBy = async ({ house }: TestHouse, provider: string, path: string) =>
  commands
    .find(({ name }) => name === 'reconciliation read')
    ?.read(
      { words: [provider, t.clock.now().toISOString().slice(0, 10), path], option: () => undefined } as never,
      by,
    )(house)

test('a report under a name that is no provider’s is refused with the names that are, and leaves no difference', async () => {
  const before = await open()
  const path = await report(line(payments[0] ?? ''), line('88888'))
  await expect(readBy(t, 'sandbx', path)).rejects.toThrow('There is no provider "sandbx". A report is of one of: sandbox, stripe.')
  expect(await open()).toEqual(before)
})

test('a report of another project is read by its name, which may have digits', async () => {
  const env = { PROJECT_NAME: 'house1', PROJECTS: `house2:${'ab'.repeat(32)}@https://house2.example` }
  const owner = await createTestHouse({ env })
  expect(await readBy(owner, 'project-house2', await report())).toContain('0 lines were compared: 0 differ')
  await owner.close()
})

test('a difference is closed by one person, once, with a reason in the audit log', async () => {
  const [difference] = await openDifferences(t.house.db, 1)
  const id = difference?.id ?? 0n
  const said = await Promise.allSettled([1, 2, 3].map(() => settleDifference(id, by)(t.house)))
  expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const shown = commands
    .find(({ name }) => name === 'reconciliation show')
    ?.read({ words: [String(id)], option: () => undefined } as never, by)
  expect(await shown?.(t.house)).toContain('Closed by operator:anna')
  const { rows } =
    await sql`select from kernel.audit where action = 'money/reconciliation.settle' and subject = ${`difference:${id}`}`.execute(t.house.db)
  expect(rows).toHaveLength(1)
})
