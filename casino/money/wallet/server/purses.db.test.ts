import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { bonusPurse, money_box_purse } from '../rules.ts'
import { fundAccount, houseAccount, purseOf } from './account.ts'
import { balanceOf } from './balances.ts'
import { listTransactions } from './list-transactions.ts'
import { refuseErasureWithMoney } from './follow-erasure.ts'
import { post } from './post.ts'
import { closePurse, fillFund, movePurse, openPurse, pursesOf, returnFund } from './purses.ts'
import { closeBalanced, createWalletHouse, playerWith, transact } from '../testing/wallet-house.ts'

let t: TestHouse
let player_id = 0n
beforeAll(async () => {
  t = await createWalletHouse({ pool_size: 16 })
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  player_id = await playerWith(t, player_id + 1n, 1_000n)
})

const main = () => purseOf(player_id, 'main', 'UAH')
const box = () => purseOf(player_id, money_box_purse, 'UAH')
const intoBox = (amount_minor: bigint, key = 'in') =>
  transact(t, (tx) =>
    movePurse(tx, t.house, { key: `box:${player_id}:${key}`, from: main(), to: box(), amount_minor, reason: 'money-box' }),
  )
const outOfBox = (key = 'out') =>
  transact(t, (tx) => closePurse(tx, t.house, { key: `box:${player_id}:${key}`, from: box(), to: main(), reason: 'money-box' }))
const stands = async () => [await balanceOf(t.house.db, main()), await balanceOf(t.house.db, box())]

test('reliability 1: what moves from purse to purse is nowhere twice, and what is not there does not move', async () => {
  await transact(t, (tx) => openPurse(tx, box()))
  expect(await stands()).toEqual([1_000n, 0n])
  await intoBox(300n)
  expect((await intoBox(300n)).replayed).toBe(true)
  expect(await stands()).toEqual([700n, 300n])
  await expect(intoBox(701n, 'more')).rejects.toMatchObject({ code: 'insufficient-funds' })
  await expect(intoBox(5n)).rejects.toMatchObject({ code: 'idempotency-key-reused', status: 409 })
  expect(await stands()).toEqual([700n, 300n])
  expect(await pursesOf(t.house.db, player_id)).toEqual([
    { purse: 'box', asset: 'UAH', balance_minor: 300n },
    { purse: 'main', asset: 'UAH', balance_minor: 700n },
  ])
})

test('reliability 4: a purse is emptied once by its key, by fifty at once too, and each is told how much it was', async () => {
  await intoBox(300n)
  const answers = await Promise.all(Array.from({ length: 50 }, () => outOfBox()))
  expect(new Set(answers.map(({ moved_minor }) => moved_minor))).toEqual(new Set([300n]))
  expect(await stands()).toEqual([1_000n, 0n])
  expect(await outOfBox('again')).toEqual({ moved_minor: 0n })
})

test('reliability 12: nobody goes while money stands in their money box', async () => {
  await intoBox(1_000n)
  await expect(transact(t, (tx) => refuseErasureWithMoney(tx, player_id.toString(), true))).rejects.toMatchObject({
    code: 'erasure-money-left',
  })
})

test('WA-034: the history tells the money of every grant as bonus money, and nothing of the money box but what left the cash', async () => {
  const grant = purseOf(player_id, bonusPurse(17n), 'UAH')
  await intoBox(300n)
  const postings = [{ from: houseAccount('test', 'UAH'), to: grant, amount_minor: 50n }]
  await transact(t, (tx) => post(tx, t.house, { key: `bonus:${player_id}`, reason: 'bonus', postings }))
  const { rows } = await listTransactions(t.house.db, player_id, { kinds: null, from: null, to: null, limit: 10, offset: 0 })
  expect(rows.map(({ kind, purse, amount }) => [kind, purse, amount])).toEqual([
    ['bonus', 'bonus', 50],
    ['money-box', 'main', -300],
    ['deposit', 'main', 1_000],
  ])
})

test('reliability 1: a fund holds what was set aside, gives no more than that, and gives the rest back once', async () => {
  const campaign = `test:${player_id}`
  const fund = fundAccount(campaign, 'UAH')
  const fill = () => transact(t, (tx) => fillFund(tx, t.house, { campaign, asset: 'UAH', step: 'published', amount_minor: 500n }))
  await fill()
  await fill()
  const give = (amount_minor: bigint) =>
    transact(t, (tx) =>
      post(tx, t.house, { key: `give:${campaign}:${amount_minor}`, reason: 'prize', postings: [{ from: fund, to: main(), amount_minor }] }),
    )
  await give(200n)
  await expect(give(301n)).rejects.toMatchObject({ code: 'insufficient-funds' })
  const giveBack = () => transact(t, (tx) => returnFund(tx, t.house, { campaign, asset: 'UAH' }))
  expect([await giveBack(), await giveBack()]).toEqual([{ moved_minor: 300n }, { moved_minor: 300n }])
  expect(await balanceOf(t.house.db, fund)).toBe(0n)
})
