import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { clearingAccount, fundAccount, houseAccount, purseOf } from './account.ts'
import { balanceOf } from './balances.ts'
import type { Movement } from './movement.ts'
import { post, postAll } from './post.ts'
import { readEntries } from './store.ts'
import { closeBalanced, createWalletHouse, playerWith, transact } from '../testing/wallet-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createWalletHouse()
})
afterAll(() => closeBalanced(house))

const main = (player_id: bigint) => purseOf(player_id, 'main', 'UAH')
const deposit = (player_id: bigint, amount_minor: bigint, key: string): Movement => ({
  key,
  reason: 'deposit',
  reference: 'deposit:1',
  postings: [{ from: clearingAccount('sandbox', 'UAH'), to: main(player_id), amount_minor }],
})

test('WA-034: a posting moves the amount from one account to the other', async () => {
  await playerWith(house, 1n, 0n)
  const clearing_before = await balanceOf(house.house.db, clearingAccount('sandbox', 'UAH'))
  const posted = await transact(house, (tx) => post(tx, house.house, deposit(1n, 5_000n, 'd1')))
  expect(posted.replayed).toBe(false)
  expect(await balanceOf(house.house.db, main(1n))).toBe(5_000n)
  expect(await balanceOf(house.house.db, clearingAccount('sandbox', 'UAH'))).toBe(clearing_before - 5_000n)
})

test('WA-034: the same key with the same content moves nothing again, with other content it is refused', async () => {
  await playerWith(house, 2n, 0n)
  const first = await transact(house, (tx) => post(tx, house.house, deposit(2n, 700n, 'd2')))
  const again = await transact(house, (tx) => post(tx, house.house, deposit(2n, 700n, 'd2')))
  expect(again).toEqual({ transaction_id: first.transaction_id, replayed: true })
  await expect(transact(house, (tx) => post(tx, house.house, deposit(2n, 701n, 'd2')))).rejects.toMatchObject({
    code: 'idempotency-key-reused',
    status: 409,
  })
  expect(await balanceOf(house.house.db, main(2n))).toBe(700n)
})

test('WA-034: a purse and a fund never go below zero, and nothing of a refused movement stays', async () => {
  await playerWith(house, 3n, 1_000n)
  const overdraft: Movement = {
    key: 'o3',
    reason: 'payout',
    postings: [
      { from: main(3n), to: fundAccount('race:1', 'UAH'), amount_minor: 400n },
      { from: main(3n), to: houseAccount('test', 'UAH'), amount_minor: 601n },
    ],
  }
  await expect(transact(house, (tx) => post(tx, house.house, overdraft))).rejects.toMatchObject({ code: 'insufficient-funds' })
  expect(await balanceOf(house.house.db, main(3n))).toBe(1_000n)
  expect(await balanceOf(house.house.db, fundAccount('race:1', 'UAH'))).toBe(0n)
  const from_fund: Movement = {
    key: 'f3',
    reason: 'prize',
    postings: [{ from: fundAccount('race:1', 'UAH'), to: main(3n), amount_minor: 1n }],
  }
  await expect(transact(house, (tx) => post(tx, house.house, from_fund))).rejects.toMatchObject({ code: 'insufficient-funds' })
})

test('a refused key is free for another try', async () => {
  await playerWith(house, 4n, 0n)
  const payout: Movement = {
    key: 'p4',
    reason: 'payout',
    postings: [{ from: main(4n), to: houseAccount('test', 'UAH'), amount_minor: 50n }],
  }
  await expect(transact(house, (tx) => post(tx, house.house, payout))).rejects.toMatchObject({ code: 'insufficient-funds' })
  await transact(house, (tx) => post(tx, house.house, deposit(4n, 50n, 'd4')))
  expect((await transact(house, (tx) => post(tx, house.house, payout))).replayed).toBe(false)
})

test('postings of one movement see each other: what comes in may go out', async () => {
  await playerWith(house, 5n, 0n)
  await transact(house, (tx) =>
    post(tx, house.house, {
      key: 't5',
      reason: 'prize',
      postings: [
        { from: houseAccount('test', 'UAH'), to: fundAccount('race:5', 'UAH'), amount_minor: 90n },
        { from: fundAccount('race:5', 'UAH'), to: main(5n), amount_minor: 90n },
      ],
    }),
  )
  expect(await balanceOf(house.house.db, main(5n))).toBe(90n)
})

test('an amount never crosses from one asset into another, and an unknown asset is not counted', async () => {
  await playerWith(house, 6n, 100n)
  const exchange: Movement = {
    key: 'x6',
    reason: 'exchange',
    postings: [{ from: main(6n), to: purseOf(6n, 'main', 'USD'), amount_minor: 1n }],
  }
  await expect(transact(house, (tx) => post(tx, house.house, exchange))).rejects.toMatchObject({
    constraint: 'from_one_account_to_another_of_one_asset',
  })
  const unknown: Movement = {
    key: 'u6',
    reason: 'prize',
    postings: [{ from: houseAccount('test', 'GOLD'), to: purseOf(6n, 'main', 'GOLD'), amount_minor: 1n }],
  }
  await expect(transact(house, (tx) => post(tx, house.house, unknown))).rejects.toThrow('does not count "GOLD"')
})

test('an amount of zero or less is a mistake of the caller', async () => {
  await expect(transact(house, (tx) => post(tx, house.house, deposit(1n, 0n, 'z')))).rejects.toThrow(RangeError)
  await expect(transact(house, (tx) => post(tx, house.house, { key: 'e', reason: 'x', postings: [] }))).rejects.toThrow(RangeError)
})

test('many movements go in one round trip, in their order, and a refusal of one refuses all', async () => {
  await playerWith(house, 7n, 0n)
  await playerWith(house, 8n, 0n)
  const prizes = [7n, 8n].map((id) => deposit(id, 10n * id, `m${id}`))
  const posted = await transact(house, (tx) => postAll(tx, house.house, prizes))
  expect(posted.map((one) => one.replayed)).toEqual([false, false])
  const again = await transact(house, (tx) => postAll(tx, house.house, [...prizes, deposit(7n, 1n, 'm9')]))
  expect(again.map((one) => one.replayed)).toEqual([true, true, false])
  expect(await balanceOf(house.house.db, main(7n))).toBe(71n)
  const too_much: Movement = {
    key: 'm10',
    reason: 'payout',
    postings: [{ from: main(8n), to: houseAccount('test', 'UAH'), amount_minor: 81n }],
  }
  await expect(transact(house, (tx) => postAll(tx, house.house, [deposit(7n, 5n, 'm11'), too_much]))).rejects.toMatchObject({
    code: 'insufficient-funds',
  })
  expect(await balanceOf(house.house.db, main(7n))).toBe(71n)
})

const toldOf = async (player_id: bigint): Promise<number> => {
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from kernel.facts
     where kind = 'money/wallet.balance-changed'
       and (player_id = ${player_id} or data -> 'players' @> to_jsonb(${player_id}::bigint))`.execute(house.house.db)
  return rows[0]?.told ?? 0
}

const factsTold = async (): Promise<number> => {
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told from kernel.facts where kind = 'money/wallet.balance-changed'`.execute(house.house.db)
  return rows[0]?.told ?? 0
}

test('thousands of prizes out of one fund are written together: each once by its key, the fund exact, and one message to each player', async () => {
  const players = Array.from({ length: 60 }, (_, index) => 1_000n + BigInt(index % 30))
  const fund = fundAccount('many', 'UAH')
  const fill: Movement = {
    key: 'many:fund',
    reason: 'prize-fund',
    postings: [{ from: houseAccount('test', 'UAH'), to: fund, amount_minor: 70n }],
  }
  await transact(house, (tx) => post(tx, house.house, fill))
  const prizes = players.map((id, index): Movement => ({
    key: `many:${index}`,
    reason: 'prize',
    postings: [{ from: fund, to: main(id), amount_minor: 1n }],
  }))
  const told_before = await toldOf(1_000n)
  const facts_before = await factsTold()
  const first = await transact(house, (tx) => postAll(tx, house.house, prizes.slice(0, 40)))
  expect(first.every(({ replayed }) => !replayed)).toBe(true)
  expect((await toldOf(1_000n)) - told_before).toBe(1)
  expect((await factsTold()) - facts_before).toBe(1)
  const all = await transact(house, (tx) => postAll(tx, house.house, prizes))
  expect(all.map(({ replayed }) => replayed)).toEqual(prizes.map((_, index) => index < 40))
  expect(all.slice(0, 40).map(({ transaction_id }) => transaction_id)).toEqual(first.map(({ transaction_id }) => transaction_id))
  expect(await balanceOf(house.house.db, main(1_000n))).toBe(2n)
  expect(await balanceOf(house.house.db, fund)).toBe(10n)
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from money_wallet.entries e join money_wallet.transactions t on t.id = e.transaction_id and t.at = e.at
     where t.key like 'many:%' and t.key <> 'many:fund'`.execute(house.house.db)
  expect(rows[0]?.entries).toBe(60)
  const other = prizes.map((prize, index) => (index === 5 ? { ...prize, reference: 'another' } : prize))
  await expect(transact(house, (tx) => postAll(tx, house.house, other))).rejects.toMatchObject({ code: 'idempotency-key-reused' })
  const beyond = players.slice(0, 11).map((id, index): Movement => ({
    key: `beyond:${index}`,
    reason: 'prize',
    postings: [{ from: fund, to: main(id), amount_minor: 1n }],
  }))
  await expect(transact(house, (tx) => postAll(tx, house.house, beyond))).rejects.toMatchObject({ code: 'insufficient-funds' })
  expect(await balanceOf(house.house.db, fund)).toBe(10n)
})

test('movements of one call may spend what earlier ones of it brought, and a key that comes twice in it counts once', async () => {
  const fund = fundAccount('chain', 'UAH')
  const fill: Movement = {
    key: 'chain:1',
    reason: 'prize-fund',
    postings: [{ from: houseAccount('test', 'UAH'), to: fund, amount_minor: 9n }],
  }
  const give: Movement = {
    key: 'chain:2',
    reason: 'prize',
    postings: [4n, 5n].map((amount_minor) => ({ from: fund, to: main(1_100n), amount_minor })),
  }
  await expect(transact(house, (tx) => postAll(tx, house.house, [give, fill]))).rejects.toMatchObject({ code: 'insufficient-funds' })
  const posted = await transact(house, (tx) => postAll(tx, house.house, [fill, give, fill]))
  expect(posted.map(({ replayed }) => replayed)).toEqual([false, false, true])
  expect([await balanceOf(house.house.db, fund), await balanceOf(house.house.db, main(1_100n))]).toEqual([0n, 9n])
  expect((await readEntries(house.house.db, { key: 'chain:2' }))?.entries.map(({ amount_minor }) => amount_minor)).toEqual([4n, 5n])
})
