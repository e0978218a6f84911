import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { settleInstant } from './settle-instant.ts'
import { trialBalance } from './trial-balance.ts'
import { createWalletHouse, playerWith, roundOf, transact } from '../testing/wallet-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createWalletHouse()
  await playerWith(house, 1n, 1_000n)
  await playerWith(house, 2n, 1_000n)
  await settleInstant(house.house, roundOf(1n, 1))
  await transact(house, (tx) =>
    appendAudit(tx, house.house, { actor: 'operator:anna', action: 'money/wallet.look', reason: 'a look', subject: 'player:1' }),
  )
  await trialBalance(house.house)
})
afterAll(() => house.close())

const entry = (table: string, from: string, to: string, amount: number): string =>
  `insert into money_wallet.${table} (transaction_id, line, from_account, to_account, amount, at, reason)
   values (999, 1, (${from}), (${to}), ${amount}, now(), 'x')`
const account = (owner: number, asset = 'UAH') =>
  `select id from money_wallet.accounts where owner_id = ${owner} and purse = 'main' and asset = '${asset}'`
const games = `select id from money_wallet.accounts where owner_id = 0 and purse = 'house:games' and asset = 'UAH'`

/** What nobody may do as the site's role: the code of the refusal is "insufficient privilege". */
const forbidden_to_the_site = [
  `update money_wallet.accounts set balance = balance + 1 where owner_id = 1`,
  `insert into money_wallet.accounts (id, owner_id, purse, asset, balance) values (77001, 5, 'main', 'UAH', 100)`,
  `delete from money_wallet.accounts where owner_id = 1`,
  `truncate money_wallet.accounts`,
  entry('entries', games, account(1), 5),
  entry('entries_default', games, account(1), 5),
  `update money_wallet.entries set amount = 1`,
  `delete from money_wallet.entries`,
  `truncate money_wallet.entries`,
  `insert into money_wallet.transactions (scope, key, request_hash, at) values (0, 'x', '', now())`,
  `update money_wallet.transactions set answer = null`,
  `delete from money_wallet.transactions`,
  `update money_wallet.stake_controls set blocked_until = null, caps = null, asset = null`,
  `delete from money_wallet.stake_controls`,
  `delete from money_wallet.stake_hours`,
  `insert into kernel.audit values (1, now(), 'a', 'b', 'c', 'd', '{}', '')`,
  `update kernel.audit set reason = 'x'`,
  `delete from kernel.audit`,
  `delete from money_wallet.trial_balances`,
  `insert into money_wallet.assets (code, exponent) values ('FAKE', 2)`,
  `select money_wallet.open_account(5, 'main', 'UAH')`,
  `alter table money_wallet.accounts disable trigger all`,
]
test.each(forbidden_to_the_site)('reliability 3: the site’s role is refused: %s', async (statement) => {
  await expect(house.house.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('reliability 3: the site’s role is refused the month’s partition too', async () => {
  const { rows } = await house.house.pool.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'money_wallet.entries'::regclass`,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { name } of rows)
    await expect(house.house.pool.query(entry(name, games, account(1), 5))).rejects.toMatchObject({ code: '42501' })
})

/** What even the owner of the database is refused, with the reason. */
const refused_to_the_owner: readonly (readonly [string, string, string])[] = [
  ['a balance that no entry explains', `update money_wallet.accounts set balance = balance + 1 where owner_id = 1`, '23000'],
  [
    'an account that opens with money',
    `insert into money_wallet.accounts (id, owner_id, purse, asset, balance) values (77001, 5, 'main', 'UAH', 100)`,
    '23000',
  ],
  ['a balance below zero', entry('entries', account(1), games, 1_000_000), '23514'],
  ['an entry of nothing', entry('entries', games, account(1), 0), '23514'],
  ['an entry from an account to itself', entry('entries', account(1), account(1), 5), '23514'],
  ['an entry between two assets', entry('entries', games, 'select 5000002::bigint', 5), '23514'],
  ['an entry to an account that is not there', entry('entries', games, 'select 9999001::bigint', 5), '23503'],
  ['an entry around the parent table', entry('entries_default', games, account(1), 5), '23001'],
  ['a change of an entry', `update money_wallet.entries set amount = amount + 1`, '23001'],
  ['the removal of an entry', `delete from money_wallet.entries`, '23001'],
  ['the removal of all entries', `truncate money_wallet.entries`, '23001'],
  ['a change of a stored answer', `update money_wallet.transactions set answer = '{}'`, '23001'],
  ['the removal of a transaction', `delete from money_wallet.transactions`, '23001'],
  ['the removal of all transactions', `truncate money_wallet.transactions`, '23001'],
  ['a change of the audit log', `update kernel.audit set reason = 'another'`, '23001'],
  ['the removal of an audit record', `delete from kernel.audit`, '23001'],
  ['the removal of the whole audit log', `truncate kernel.audit`, '23001'],
  ['a change of what a trial balance noted', `update money_wallet.trial_balances set audit_id = 0`, '23001'],
  ['the removal of a trial balance', `delete from money_wallet.trial_balances`, '23001'],
  ['the removal of all trial balances', `truncate money_wallet.trial_balances`, '23001'],
  ['the removal of an account', `delete from money_wallet.accounts where owner_id = 2`, '23001'],
  ['another owner for an account', `update money_wallet.accounts set owner_id = 9 where owner_id = 2`, '23001'],
  [
    'a house account of a player',
    `insert into money_wallet.accounts (id, owner_id, purse, asset) values (-77001, 5, 'house:x', 'UAH')`,
    '23514',
  ],
  [
    'a fund that may go below zero',
    `insert into money_wallet.accounts (id, owner_id, purse, asset) values (-78001, 0, 'fund:x', 'UAH')`,
    '23514',
  ],
]
test.each(refused_to_the_owner)('reliability 1, 2: even the owner is refused %s', async (_what, statement, code) => {
  await asOwner(house, async (client) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code })
  })
})

test('reliability 1: an owner’s entry by hand moves both sides, or nothing', async () => {
  const balance = async (): Promise<unknown> =>
    (await house.house.pool.query(`select balance from money_wallet.accounts where owner_id = 2 and purse = 'main'`)).rows[0].balance
  await asOwner(house, async (client) => void (await client.query(entry('entries', games, account(2), 5))))
  expect(await balance()).toBe(1_005n)
})

test('the months ahead have partitions, and a month without one loses nothing', async () => {
  const { rows } = await house.house.pool.query<{ made: number }>(`select money_wallet.make_month_partitions('2031-01-15', 2) as made`)
  expect(rows[0]?.made).toBe(3)
  await playerWith(house, 3n, 1_000n)
  house.clock.set('2041-05-05T12:00:00Z')
  await settleInstant(house.house, roundOf(3n, 1))
  const kept = await house.house.pool.query(`select amount from money_wallet.entries_default where at > '2041-01-01'`)
  expect(kept.rows).toEqual([{ amount: 100n }])
  // The month whose rows are in the default partition already stays there; the job must not stumble over it.
  const again = await house.house.pool.query<{ made: number }>(`select money_wallet.make_month_partitions('2041-05-15', 1) as made`)
  expect(again.rows[0]?.made).toBe(1)
})
