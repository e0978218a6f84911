import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { purseOf } from './account.ts'
import { balanceOf } from './balances.ts'
import { settleInstant } from './settle-instant.ts'
import { acceptCall } from './settle-store.ts'
import { takeStake } from './stakes.ts'
import { closeBalanced, createWalletHouse, playerWith, roundOf, transact } from '../testing/wallet-house.ts'
import { sha256 } from '../testing/sha256.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createWalletHouse()
})
afterAll(() => closeBalanced(house))

const balance = (player_id: bigint, purse = 'main') => balanceOf(house.house.db, purseOf(player_id, purse, 'UAH'))
const settle = (...args: Parameters<typeof roundOf>) => settleInstant(house.house, roundOf(...args))

test('WA-034: a round takes its stake and pays its win as one row each, with reason and reference', async () => {
  await playerWith(house, 1n, 1_000n)
  const settled = await settle(1n, 1, { stake_minor: 300n, win_minor: 450n })
  expect(settled).toEqual({ replayed: false, answer: { nonce: 1 }, balance_after: 1_150n })
  const { rows } = await sql`
    select e.reason, e.amount, t.reference, t.game from money_wallet.entries e join money_wallet.transactions t on t.id = e.transaction_id
     where t.scope = 1 order by e.line`.execute(house.house.db)
  expect(rows).toEqual([
    { reason: 'stake', amount: 300n, reference: 'round:1:1', game: 'test-slot' },
    { reason: 'win', amount: 450n, reference: 'round:1:1', game: 'test-slot' },
  ])
  expect(await balance(1n)).toBe(1_150n)
})

test('WA-034: a repeat with the same key gets the stored answer and the balance of then; other content is 409', async () => {
  await playerWith(house, 2n, 1_000n)
  await settle(2n, 1, { answer: { reels: 'А "1" \\ {}' } })
  await settle(2n, 2)
  expect(await settle(2n, 1, { win_minor: 9n, answer: { other: true } })).toEqual({
    replayed: true,
    answer: { reels: 'А "1" \\ {}' },
    balance_after: 900n,
  })
  await expect(settle(2n, 1, { request_hash: sha256('another') })).rejects.toMatchObject({ code: 'idempotency-key-reused', status: 409 })
  expect(await balance(2n)).toBe(800n)
})

test.each([
  ['a stake below zero', { stake_minor: -1n }],
  ['a win below zero', { win_minor: -1n }],
  ['no key', { key: '' }],
  ['a key without end', { key: 'k'.repeat(301) }],
  ['the house as its player', { owner_id: 0n }],
])('a round with %s is a mistake of the caller, and nothing moves', async (_what, changes) => {
  await playerWith(house, 20n, 1_000n)
  await expect(settle(20n, 1, changes)).rejects.toThrow(RangeError)
  expect(await balance(20n)).toBe(1_000n)
})

test('a bet whose stake or win is nothing or less is a mistake of the caller, and nothing moves', async () => {
  await playerWith(house, 21n, 1_000n)
  const bet = { owner_id: 21n, purse: 'main', asset: 'UAH', game: 'football', key: 'bet:3:stake', reference: 'bet:3:stake' }
  for (const amount_minor of [0n, -5n])
    await expect(transact(house, (tx) => takeStake(tx, house.house, { ...bet, amount_minor }))).rejects.toThrow(RangeError)
  expect(await balance(21n)).toBe(1_000n)
})

test('a key that a client sends never meets a key of the house, whatever is in it', async () => {
  await playerWith(house, 22n, 1_000n)
  const key = 'bet:4:stake'
  const bet = { owner_id: 22n, purse: 'main', asset: 'UAH', game: 'football', key, reference: 'bet:4:stake', amount_minor: 300n }
  expect((await settle(22n, 1, { key })).replayed).toBe(false)
  await transact(house, (tx) => takeStake(tx, house.house, bet))
  expect(await balance(22n)).toBe(600n)
})

test('a reference is settled once, whoever asks', async () => {
  await playerWith(house, 3n, 1_000n)
  await playerWith(house, 4n, 1_000n)
  await settle(3n, 1)
  await expect(settle(3n, 2, { reference: 'round:3:1' })).rejects.toMatchObject({ code: 'reference-used', status: 409 })
  await expect(settle(4n, 1, { reference: 'round:3:1' })).rejects.toMatchObject({ code: 'reference-used' })
  expect(await balance(3n)).toBe(900n)
  expect(await balance(4n)).toBe(1_000n)
})

test('GA-010: a stake above the balance is refused, its key stays free, and the win of the round does not count', async () => {
  await playerWith(house, 5n, 99n)
  await expect(settle(5n, 1, { win_minor: 500n })).rejects.toMatchObject({ code: 'insufficient-funds' })
  expect((await settle(5n, 1, { stake_minor: 99n })).balance_after).toBe(0n)
})

test('a batch settles each round by itself, in order, and refuses what no longer fits', async () => {
  await playerWith(house, 6n, 250n)
  await playerWith(house, 7n, 1_000n)
  const results = await Promise.allSettled([
    settle(6n, 1),
    settle(6n, 2, { win_minor: 30n }),
    settle(6n, 3), // 80 stand: refused
    settle(6n, 4, { stake_minor: 80n }),
    settle(7n, 1),
    settle(6n, 1), // the same key again, in the same moment
    settle(6n, 9, { reference: 'round:6:1', stake_minor: 0n }),
  ])
  const seen = results.map((r) => (r.status === 'fulfilled' ? [r.value.balance_after, r.value.replayed] : r.reason.code))
  expect(seen).toEqual([[150n, false], [80n, false], 'insufficient-funds', [0n, false], [900n, false], [150n, true], 'reference-used'])
})

test('a call that the database cannot take fails alone', async () => {
  await playerWith(house, 8n, 1_000n)
  await playerWith(house, 10n, 1_000n)
  const results = await Promise.allSettled([
    settle(8n, 1),
    settle(8n, 2, { asset: 'GOLD' }),
    settle(8n, 3, { fact: { kind: 'x/y.z', data: { text: '\u0000' } } }),
    settle(10n, 1),
  ])
  expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await balance(8n)).toBe(900n)
})

test('the fact of a round is in the log exactly once, about the player', async () => {
  await playerWith(house, 11n, 1_000n)
  await settle(11n, 1, { fact: { kind: 'games/play.round-settled', data: { only: 'eleven' } } })
  await settle(11n, 1, { fact: { kind: 'games/play.round-settled', data: { only: 'eleven' } } })
  const { rows } = await sql`select kind, player_id, data from kernel.facts where data ->> 'only' = 'eleven'`.execute(house.house.db)
  expect(rows).toEqual([{ kind: 'games/play.round-settled', player_id: 11n, data: { only: 'eleven' } }])
})

test('RTM-017: whatever moves a balance is told on the player’s channel, once for many rounds, with the newest state', async () => {
  await playerWith(house, 12n, 1_000n)
  await house.drain()
  house.published.length = 0
  const told = () => house.published.filter((publication) => publication.channel === 'player:#12')
  await Promise.all([1, 2, 3].map((nonce) => settle(12n, nonce)))
  await expect.poll(() => told().length, { interval: 5 }).toBeGreaterThan(0)
  const data = { balance: 700, bonus: { balance: 0, fsRemain: 0, games: [] }, currency: 'UAH', exponent: 2 }
  expect(told()).toEqual([{ channel: 'player:#12', message: { type: 'setBalance', data } }])
})

test('a fact that somebody hears inside the transaction cannot come from a lane', async () => {
  await playerWith(house, 13n, 1_000n)
  const fact = { kind: 'players/accounts.player-registered', data: {} }
  await expect(settle(13n, 1, { fact })).rejects.toThrow('no reaction')
})

test('a round reads the accounts that it moves, however many funds the house has', async () => {
  await playerWith(house, 23n, 1_000n)
  await settle(23n, 1)
  const owner = new pg.Client({ connectionString: house.owner_url })
  await owner.connect()
  const readSoFar = async () => {
    const { rows } = await owner.query<{ count: number }>(
      `select (seq_tup_read + idx_tup_fetch)::integer as count from pg_stat_xact_user_tables
        where schemaname = 'money_wallet' and relname = 'accounts'`,
    )
    return rows[0]?.count ?? 0
  }
  await owner.query('begin')
  await owner.query(`select money_wallet.open_account(0, 'fund:campaign-' || n, 'UAH') from generate_series(1, 500) n`)
  const before = await readSoFar()
  await owner.query(acceptCall([roundOf(23n, 2)], house.clock.now()))
  expect((await readSoFar()) - before).toBeLessThan(10)
  await owner.query('rollback')
  await owner.end()
})
