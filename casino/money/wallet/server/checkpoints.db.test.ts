import { afterEach, beforeEach, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { createDatabase, createPool } from '#kernel/database/database.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { houseAccount, purseOf } from './account.ts'
import { payoutsFrozen } from './payout-freeze.ts'
import { post } from './post.ts'
import { recountLedger, trialBalance, type TrialBalance } from './trial-balance.ts'
import { mutate } from '../testing/mutants.ts'
import { createWalletHouse, playerWith, tamper, transact } from '../testing/wallet-house.ts'

let house: TestHouse
beforeEach(async () => {
  house = await createWalletHouse()
})
afterEach(() => house.close())

const pay = (player_id: bigint, key: string, amount_minor: bigint) => ({
  key,
  reason: 'deposit',
  postings: [{ from: houseAccount('test', 'UAH'), to: purseOf(player_id, 'main', 'UAH'), amount_minor }],
})
const deposit = (player_id: bigint, key: string, amount_minor: bigint) =>
  transact(house, (tx) => post(tx, house.house, pay(player_id, key, amount_minor)))

const hourly = () => {
  house.clock.advance(3_600_000)
  return trialBalance(house.house)
}
/**
 * Hours until the last checkpoint has every entry in it. The horizon is the whole cluster's: a transaction of another test's
 * database holds it back as one of the house would.
 */
const settled = async (): Promise<TrialBalance> => {
  let last = await hourly()
  await expect
    .poll(
      async () => {
        const query = `select money_wallet.last_horizon() > (select max(tx) from money_wallet.entries) as is_covered`
        const { is_covered } = (await house.house.pool.query<{ is_covered: boolean }>(query)).rows[0] ?? {}
        if (!is_covered) last = await hourly()
        return is_covered
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  return last
}
const noted = async () =>
  (
    await house.house.pool.query<{ checkpoint: string; entered: string }>(
      `select s.checkpoint::text, s.entered::text from money_wallet.checkpoint_sums s join money_wallet.accounts a on a.id = s.account
        where a.owner_id = 1 and a.purse = 'main' order by s.checkpoint`,
    )
  ).rows.map((row) => row.entered)

const tamperBalance = (by: number) =>
  tamper(house, 'money_wallet.accounts', `update money_wallet.accounts set balance = balance + ${by} where owner_id = 1 and purse = 'main'`)
const tamperOldEntry = (by: number) =>
  tamper(house, 'money_wallet.entries', `update money_wallet.entries set amount = amount + ${by} where transaction_id = 1`)

test('reliability 7: an hour is counted on from the checkpoint of the hour before', async () => {
  await playerWith(house, 1n, 1_000n)
  await playerWith(house, 2n, 500n)
  expect((await settled()).drift).toEqual([])
  await deposit(1n, 'second', 70n)
  const { drift, totals } = await settled()
  expect(drift).toEqual([])
  expect(totals).toEqual([
    { asset: 'UAH', kind: 'house', amount_minor: -1_570n },
    { asset: 'UAH', kind: 'players', amount_minor: 1_570n },
  ])
  expect(await noted()).toEqual(['1000', '1070'])
  expect((await hourly()).drift).toEqual([])
  // Nothing of the player moved in the third hour.
  expect(await noted()).toEqual(['1000', '1070'])
  expect((await recountLedger(house.house)).drift).toEqual([])
})

test('reliability 7: only what came since the checkpoint is read', async () => {
  await playerWith(house, 1n, 1_000n)
  await settled()
  // An old entry with another amount is what the hourly look trusts its checkpoint for.
  await tamperOldEntry(5)
  expect((await hourly()).drift).toEqual([])
})

test('reliability 7: no month of entries is read as a whole, analysed or not', async () => {
  await playerWith(house, 1n, 1_000n)
  await settled()
  const scans = await asOwner(house, async (client) => {
    await client.query('begin')
    await client.query('select * from money_wallet.find_fresh_drift()')
    await client.query('select money_wallet.write_checkpoint(now())')
    const { rows } = await client.query<{ whole: number; by_index: number }>(
      `select sum(seq_scan)::int as whole, sum(idx_scan)::int as by_index from pg_stat_xact_user_tables where relname like 'entries%'`,
    )
    await client.query('rollback')
    return rows[0]
  })
  expect(scans?.whole).toBe(0)
  expect(scans?.by_index).toBeGreaterThan(0)
})

test('reliability 7: books that were restored into a younger cluster balance, and go on', async () => {
  await playerWith(house, 1n, 1_000n)
  await settled()
  await asOwner(house, async (client) => {
    // As a dump leaves it: the last cut lies where this cluster's transactions will not come.
    await client.query('insert into money_wallet.checkpoints (at, horizon) select at, horizon + 1000000000 from money_wallet.checkpoints')
    await client.query(`update kernel.marks set value = 'an old cluster' where name = 'cluster'`)
  })
  await migrate(house.owner_url, [], { app_role: null })
  await deposit(1n, 'after', 70n)
  expect((await settled()).drift).toEqual([])
  expect(await noted()).toEqual(['1000', '1070'])
  expect((await recountLedger(house.house)).drift).toEqual([])
})

test('reliability 7: a tampered balance is found within the hour, and again as long as it stands', async () => {
  await playerWith(house, 1n, 1_000n)
  await settled()
  await tamperBalance(13)
  const found = [{ owner_id: 1n, purse: 'main', asset: 'UAH', balance: 1_013n, entered: '1000', found_in: 'its balance' }]
  expect((await hourly()).drift).toEqual(found)
  expect(await payoutsFrozen(house.house.db)).toBe(true)
  expect((await hourly()).drift).toEqual(found)
  expect((await recountLedger(house.house)).drift).toEqual(found)
})

test('reliability 7: a balance and its entries changed to fit each other are found within the hour', async () => {
  await playerWith(house, 1n, 1_000n)
  await settled()
  await tamperBalance(5)
  await tamperOldEntry(5)
  expect((await hourly()).drift).toMatchObject([{ owner_id: 1n, balance: 1_005n, entered: '1000' }])
  const { drift } = await recountLedger(house.house)
  // In no order of accounts.
  expect(drift.toSorted((one, other) => Number((other.owner_id ?? 0n) - (one.owner_id ?? 0n)))).toMatchObject([
    { owner_id: 1n, purse: 'main', balance: 1_000n, entered: '1005', found_in: 'the past' },
    { owner_id: 0n, purse: 'house:test', balance: -1_000n, entered: '-1005', found_in: 'the past' },
  ])
})

test('reliability 7: a recount takes as long as the entries ask for, and /metrics tells when the last one ended', async () => {
  const line = async () => (await house.house.metrics.registry.metrics()).match(/^openhouse_wallet_recounted_timestamp_seconds (.*)$/m)?.[1]
  await playerWith(house, 1n, 1_000n)
  await tamperOldEntry(5)
  expect(await line()).toBe('0')
  await mutate(house, 'find_drift', [['select a.owner_id', 'select a.owner_id + length(pg_sleep(1.5)::text)']])
  const hurried = createPool(String(house.house.pool.options.connectionString), {
    max: 2,
    application_name: 'hurried',
    statement_ms: 1_000,
  })
  const db = createDatabase(hurried)
  try {
    expect((await recountLedger({ ...house.house, pool: hurried, db })).drift).toContainEqual(expect.objectContaining({ owner_id: 1n }))
  } finally {
    await db.destroy()
  }
  expect(await payoutsFrozen(house.house.db)).toBe(true)
  expect(await line()).toBe(String(house.clock.now().getTime() / 1_000))
  house.clock.advance(3_600_000)
  await trialBalance(house.house)
  expect(await line()).toBe(String(house.clock.now().getTime() / 1_000 - 3_600))
})

test('reliability 7: an old entry that was changed is found by the nightly recount', async () => {
  await playerWith(house, 1n, 1_000n)
  await settled()
  await tamperOldEntry(5)
  await house.jobs.send('money/wallet.recount-ledger', {})
  await house.jobs.runDue(house.house)
  expect(await payoutsFrozen(house.house.db)).toBe(true)
  expect((await recountLedger(house.house)).drift).toContainEqual({
    owner_id: 1n,
    purse: 'main',
    asset: 'UAH',
    balance: 1_000n,
    entered: '1005',
    found_in: 'its balance',
  })
})

test('reliability 7: an account that was taken away is missed within the hour', async () => {
  await playerWith(house, 1n, 1_000n)
  await settled()
  await asOwner(house, async (client) => {
    await client.query(`alter table money_wallet.checkpoint_sums drop constraint checkpoint_sums_account_fkey`)
  })
  await tamper(house, 'money_wallet.accounts', `delete from money_wallet.accounts where owner_id = 1 and purse = 'main'`)
  expect((await hourly()).drift).toMatchObject([{ owner_id: null, asset: 'UAH', entered: '1000' }])
})

test('reliability 1: a checkpoint is written by the ledger alone, and stays', async () => {
  await playerWith(house, 1n, 1_000n)
  await settled()
  const write = `insert into money_wallet.checkpoints (at, horizon) values (now(), 1)`
  await expect(house.house.pool.query(write)).rejects.toMatchObject({ code: '42501' })
  await asOwner(house, async (client) => {
    for (const statement of ['update money_wallet.checkpoint_sums set entered = 0', 'delete from money_wallet.checkpoints'])
      await expect(client.query(statement)).rejects.toMatchObject({ code: '23001' })
  })
})

/** A deposit that is being written while a later one commits and the books are looked at. */
const lateCommit = async (lookAgain: () => Promise<TrialBalance>) => {
  await playerWith(house, 1n, 1_000n)
  await playerWith(house, 2n, 0n)
  await settled()
  let finish: () => void = () => undefined
  const held = new Promise<void>((resolve) => (finish = resolve))
  const begun = Promise.withResolvers<void>()
  const late = transact(house, async (tx) => {
    await post(tx, house.house, pay(1n, 'late', 70n))
    begun.resolve()
    await held
  })
  await begun.promise
  await deposit(2n, 'early', 30n)
  const between = await hourly()
  finish()
  await late
  return { between: between.drift, after: (await lookAgain()).drift }
}

test('reliability 7: an entry that commits after a checkpoint with a lower number is not lost', async () => {
  expect(await lateCommit(settled)).toEqual({ between: [], after: [] })
  expect(await noted()).toEqual(['1000', '1070'])
})

test('reliability 7: a checkpoint that does not wait for what is being written is noticed', async () => {
  await mutate(house, 'write_checkpoint', [['kernel.horizon()', 'pg_snapshot_xmax(pg_current_snapshot())::text::bigint']])
  expect((await lateCommit(hourly)).after).toMatchObject([{ owner_id: 1n, balance: 1_070n, entered: '1000' }])
})
