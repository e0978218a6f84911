import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { WageringMet } from '../events.ts'
import { bonusPurse } from '../rules.ts'
import { fundWith, giveGrant, grantOf } from '../testing/granted-player.ts'
import { closeBalanced, createWalletHouse, playerWith, roundOf, transact, type RoundChanges } from '../testing/wallet-house.ts'
import { fundAccount, purseOf } from './account.ts'
import { balanceOf } from './balances.ts'
import { endGrant, readGrants, type NewGrant } from './grants.ts'
import { listTransactions } from './list-transactions.ts'
import { reverse } from './reverse.ts'
import type { Settlement } from '../settlements.ts'
import { takeRoundStake } from './round-stakes.ts'
import { settleInstant } from './settle-instant.ts'
import { setStakeControls } from './stake-controls.ts'
import { settleMany } from './stakes.ts'

let t: TestHouse
let player_id = 0n
let nonce = 0
beforeAll(async () => {
  t = await createWalletHouse({ pool_size: 16 })
  await fundWith(t, 'test', 1_000_000n)
})
afterAll(() => closeBalanced(t))
beforeEach(() => {
  player_id += 1n
})

/** A player with so much cash, and a grant under their own number. */
const start = async (cash: bigint, changes: Partial<NewGrant> = {}): Promise<void> => {
  await playerWith(t, player_id, cash)
  await giveGrant(t, grantOf(player_id, player_id, changes))
}
const play = (stake_minor: bigint, win_minor: bigint, changes: RoundChanges = {}) =>
  settleInstant(
    t.house,
    roundOf(player_id, (nonce += 1), { stake_minor, win_minor, play: { category: 'slot' }, key: `n${nonce}`, ...changes }),
  )
const stands = async () => [
  await balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH')),
  await balanceOf(t.house.db, purseOf(player_id, bonusPurse(player_id), 'UAH')),
]
const wagered = async () => (await readGrants(t.house.db, [player_id]))[0]?.wagered_minor
const end = (how: 'converted' | 'returned', most_minor?: bigint) =>
  transact(t, (tx) => endGrant(tx, t.house, { grant_id: player_id, how, ...(most_minor === undefined ? {} : { most_minor }) }))
const timesMet = async () =>
  Number(
    (
      await sql<{
        n: bigint
      }>`select count(*) as n from kernel.facts where kind = ${WageringMet.kind} and player_id = ${player_id}`.execute(t.house.db)
    ).rows[0]?.n,
  )
const fundStands = () => balanceOf(t.house.db, fundAccount('test', 'UAH'))

test('reliability 13: cash is staked first, bonus money covers the rest, and the win is shared as the stake was', async () => {
  await start(150n)
  await play(100n, 0n)
  expect(await stands()).toEqual([50n, 1_000n])
  // 50 of cash and 150 of the bonus: of 333 cash gets a quarter and what does not divide.
  await play(200n, 333n)
  expect(await stands()).toEqual([84n, 850n + 249n])
  expect(await wagered()).toBe(300n)
  await play(84n, 0n)
  await play(100n, 1_000n)
  expect(await stands()).toEqual([0n, 1_999n])
})

/** Stakes of a round that goes on in steps, out of the grant. */
const open = (number: number, amount_minor: bigint) => {
  const reference = `open:${player_id}:${number}`
  const stake = { owner_id: player_id, asset: 'UAH', key: reference, reference, game: 'test-table', category: 'slot', amount_minor }
  return transact(t, (tx) => takeRoundStake(tx, t.house, { ...stake, least_gap_ms: 0 }))
}
const won = (number: number, amount_minor: bigint): Settlement => ({
  owner_id: player_id,
  purse: bonusPurse(player_id),
  asset: 'UAH',
  game: 'test-table',
  key: `open:${player_id}:${number}:win`,
  outcome: 'win',
  stake_minor: 200n,
  amount_minor,
})

test('what rounds bring that were open when their bonus became cash is cash up to its cap, and goes back to the fund beyond it', async () => {
  await start(0n, { required_minor: 400n })
  for (const number of [1, 2]) await open(number, 200n)
  const before = await fundStands()
  await end('converted', 700n)
  expect(await stands()).toEqual([600n, 0n])
  const pay = (...settled: Settlement[]) => transact(t, (tx) => settleMany(tx, t.house, settled))
  await pay(won(1, 90n), won(2, 90n))
  expect([await stands(), (await fundStands()) - before]).toEqual([[700n, 0n], 80n])
  await pay(won(2, 90n), won(1, 90n))
  await pay(won(3, 50n))
  expect([await stands(), (await fundStands()) - before]).toEqual([[700n, 0n], 130n])
})

test('a round that is taken back after its bonus became cash moves what it would have been with it: cash under the cap, the rest of the fund', async () => {
  await start(0n, { required_minor: 400n })
  await play(200n, 500n)
  await play(200n, 0n, { key: 'lost' })
  await end('converted', 1_000n)
  const before = await fundStands()
  expect(await stands()).toEqual([1_000n, 0n])
  const undo = async (key: string) => {
    const { rows } = await sql<{ id: bigint }>`
      select id from money_wallet.transactions where scope = ${player_id} and key = ${`p ${key}`}`.execute(t.house.db)
    const command = { key: `undo:${player_id}:${key}`, transaction: rows[0]?.id ?? 0n, actor: 'operator:anna', reason: 'a test' }
    await transact(t, (tx) => reverse(tx, t.house, command))
  }
  // 1,300 would have stood there, of which 1,000 are cash.
  await undo('lost')
  expect([await stands(), (await fundStands()) - before]).toEqual([[1_000n, 0n], 200n])
  // Without the win as well it is 1,000: all of it comes out of what was beyond the cap.
  await undo(`n${nonce - 1}`)
  expect([await stands(), (await fundStands()) - before]).toEqual([[1_000n, 0n], -100n])
})

test('a player whose round says nothing of terms, or who has no grant, stakes cash alone', async () => {
  await start(50n)
  const { play: _play, ...plain } = roundOf(player_id, (nonce += 1), { stake_minor: 60n, play: { category: 'slot' } })
  await expect(settleInstant(t.house, plain)).rejects.toMatchObject({ code: 'insufficient-funds' })
  expect([await stands(), await wagered()]).toEqual([[50n, 1_000n], 0n])
})

test('rounds asked for at once stake what the ones before won before they touch bonus money', async () => {
  await start(100n)
  await Promise.all([play(100n, 300n), play(200n, 0n), play(150n, 0n)])
  expect(await stands()).toEqual([0n, 950n])
})

test('more than the terms let stake is refused before the debit where bonus money is part of it; cash alone may stake more', async () => {
  await start(900n)
  await play(600n, 0n)
  expect([await stands(), await wagered()]).toEqual([[300n, 1_000n], 500n])
  await expect(play(501n, 0n)).rejects.toMatchObject({ code: 'bonus-stake-too-high', details: { most: '5.00 UAH', most_minor: 500 } })
  expect(await stands()).toEqual([300n, 1_000n])
  await play(500n, 0n)
  expect(await stands()).toEqual([0n, 800n])
})

test('what neither cash nor the grant covers is refused', async () => {
  await start(10n, { amount_minor: 20n })
  await expect(play(31n, 0n)).rejects.toMatchObject({ code: 'insufficient-funds' })
  await play(30n, 0n)
  expect(await stands()).toEqual([0n, 0n])
})

test('games and categories that the terms leave out play with cash alone and count nothing; others count by their percent', async () => {
  await start(1_000n)
  await expect(play(1_001n, 0n, { game: 'left-out' })).rejects.toMatchObject({ code: 'insufficient-funds' })
  await expect(play(1_001n, 0n, { play: { category: 'instant' } })).rejects.toMatchObject({ code: 'insufficient-funds' })
  await play(100n, 0n, { game: 'left-out' })
  await play(100n, 0n, { play: { category: 'instant' } })
  expect(await wagered()).toBe(0n)
  await play(105n, 0n, { play: { category: 'roulette' } })
  expect(await wagered()).toBe(10n)
})

test('stakes on outcomes that exclude each other count nothing above the share that the terms name', async () => {
  await start(1_000n)
  await play(100n, 100n, { play: { category: 'slot', opposite_percent: 51 } })
  expect(await wagered()).toBe(0n)
  await play(100n, 100n, { play: { category: 'slot', opposite_percent: 50 } })
  expect(await wagered()).toBe(100n)
})

test('that a grant is wagered is announced once, and then it becomes cash up to the most of its terms, once', async () => {
  await start(1_000n, { required_minor: 300n })
  await expect(end('converted')).rejects.toMatchObject({ code: 'grant-not-wagered' })
  await play(299n, 299n)
  expect(await timesMet()).toBe(0)
  await Promise.all([play(10n, 10n), play(10n, 10n), play(10n, 10n)])
  expect([await timesMet(), await wagered()]).toEqual([1, 300n])
  const before = await fundStands()
  const ends = await Promise.all(Array.from({ length: 20 }, () => end('converted', 700n)))
  expect(ends.filter(({ replayed }) => !replayed)).toEqual([{ converted_minor: 700n, returned_minor: 300n, replayed: false }])
  expect([await stands(), (await fundStands()) - before]).toEqual([[1_700n, 0n], 300n])
  await expect(end('returned')).rejects.toMatchObject({ code: 'grant-ended' })
  await expect(play(2_000n, 0n)).rejects.toMatchObject({ code: 'insufficient-funds' })
})

test('cash is never locked: with a grant cancelled all of it stands there, and the rest is back in the fund', async () => {
  await start(1_000n)
  await play(100n, 0n)
  const before = await fundStands()
  expect(await end('returned')).toEqual({ converted_minor: 0n, returned_minor: 1_000n, replayed: false })
  expect([await stands(), (await fundStands()) - before]).toEqual([[900n, 0n], 1_000n])
  await play(100n, 0n)
  expect([await stands(), await wagered()]).toEqual([[800n, 0n], 100n])
})

test('one wagered grant of a product at a time, one grant of a number, and none that its fund does not hold', async () => {
  await start(0n)
  expect(await giveGrant(t, grantOf(player_id, player_id))).toBe(false)
  await expect(giveGrant(t, grantOf(player_id, player_id, { amount_minor: 2n }))).rejects.toMatchObject({ code: 'idempotency-key-reused' })
  await expect(giveGrant(t, grantOf(player_id, 1_000n + player_id))).rejects.toMatchObject({ code: 'another-grant-active' })
  const poor = grantOf(player_id, 2_000n + player_id, { product: 'sport', fund: 'fund:empty' })
  await expect(giveGrant(t, poor)).rejects.toMatchObject({ code: 'insufficient-funds' })
  const numbers = Array.from({ length: 50 }, (_, index) => 10_000n + player_id * 100n + BigInt(index))
  const given = await Promise.allSettled(numbers.map((id) => giveGrant(t, grantOf(player_id, id, { product: 'sport' }))))
  expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

const transactionOf = async (key: string): Promise<bigint> =>
  (
    await sql<{ id: bigint }>`select id from money_wallet.transactions where scope = ${player_id} and key = ${`p ${key}`}`.execute(
      t.house.db,
    )
  ).rows[0]?.id ?? 0n
const takeBack = async (key: string) => {
  const transaction = await transactionOf(key)
  return transact(t, (tx) => reverse(tx, t.house, { key: `r:${player_id}:${key}`, transaction, actor: 'operator:test', reason: 'a fault' }))
}

test('reliability 2: a round that is taken back takes its wagering with it, once, and its money to where it came from', async () => {
  await start(50n)
  // Of 'a' 50 is cash and 100 bonus money, of its win 27 and 53; so 'b' is 27 of cash and 73 of the bonus.
  await play(150n, 80n, { key: 'a' })
  await play(100n, 0n, { key: 'b' })
  expect(await wagered()).toBe(250n)
  await takeBack('a')
  await takeBack('a')
  expect([await stands(), await wagered()]).toEqual([[23n, 927n], 100n])
})

test('what is wagered stays wagered, though a round is taken back before the grant becomes cash', async () => {
  await start(0n, { required_minor: 100n })
  await play(60n, 60n, { key: 'a' })
  await play(60n, 60n, { key: 'b' })
  await takeBack('a')
  expect([await wagered(), await timesMet()]).toEqual([100n, 1])
})

test('reliability 2: a round taken back after its grant became cash counts nothing back, and gives its stake to cash', async () => {
  await start(0n, { required_minor: 100n })
  await play(100n, 40n, { key: 'a' })
  await end('converted')
  expect(await stands()).toEqual([940n, 0n])
  await takeBack('a')
  expect([await stands(), await wagered()]).toEqual([[1_000n, 0n], 100n])
})

test('reliability 12: limits count the cash of a stake alone, and a block stops bonus money too', async () => {
  await start(100n)
  const caps = { asset: 'UAH', limits: [{ which: 'stake-24-hours', amount_minor: 100n }] } as const
  await transact(t, (tx) => setStakeControls(tx, t.house, player_id, { blocked_until: null, session_until: null, caps }))
  await play(150n, 0n)
  expect(await stands()).toEqual([0n, 950n])
  await play(50n, 0n)
  await transact(t, (tx) => setStakeControls(tx, t.house, player_id, { blocked_until: 'for-ever', session_until: null, caps }))
  await expect(play(50n, 0n)).rejects.toMatchObject({ code: 'stakes-blocked' })
})

test('WA-034: the history tells what came out of cash and out of the bonus, each with its own win', async () => {
  await start(50n)
  await play(200n, 400n)
  const { rows } = await listTransactions(t.house.db, player_id, { kinds: ['stake', 'win'], from: null, to: null, limit: 10, offset: 0 })
  const told = rows.map(({ kind, purse, amount, staked }) => [kind, purse, amount, staked])
  expect(told).toEqual(
    expect.arrayContaining([
      ['stake', 'main', -50, null],
      ['stake', 'bonus', -150, null],
      ['win', 'main', 100, 50],
      ['win', 'bonus', 300, 150],
    ]),
  )
})
