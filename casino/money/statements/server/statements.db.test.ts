import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { addHold } from '#casino/money/money-box/contract.ts'
import { verifyPlayer } from '#casino/players/profile/testing/verify-player.ts'
import { confirmContact } from '#casino/players/accounts/server/api.ts'
import {
  bonusPurse,
  beginGrant,
  fillFund,
  houseAccount,
  originOf,
  piggy_bank_purse,
  points_purse,
  post,
  pursesOf,
  purseOf,
} from '#casino/money/wallet/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { downloadStatement, explainBalance, getStatement } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => closeBalanced(t))

let moved = 0
/** Moves the player's money as games and the desk would. */
const move = (player_id: bigint, reason: string, amount: bigint, { purse = 'main', reference = `test:${moved}` } = {}) => {
  const [own, house] = [purseOf(player_id, purse, 'UAH'), houseAccount('games', 'UAH')]
  const [from, to] = amount > 0n ? [house, own] : [own, house]
  const amount_minor = amount > 0n ? amount : -amount
  return inTransaction(t.house.db, (tx) =>
    post(tx, t.house, { key: `test-statement:${++moved}`, reason, reference, postings: [{ from, to, amount_minor }] }),
  )
}
const explained = async (visitor: TestVisitor) => (await visitor.call(explainBalance)).body.data
const at = (): string => t.clock.now().toISOString()
const statement = async (visitor: TestVisitor, from: string, to: string) =>
  (await visitor.call(getStatement, { query: { from, to } })).body.data
const csv = async (visitor: TestVisitor, from: string, to: string): Promise<string[][]> => {
  const [, path] = downloadStatement.route.split(' ')
  const { body } = await visitor.raw('GET', `${path}?${new URLSearchParams({ from, to })}`)
  return body
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
}

test('money is spent in the order in which it came: what is there is the newest that came in, to the unit', async () => {
  const { player_id, visitor } = await registerPlayer(t)
  await move(player_id, 'deposit', 10_000n, { reference: 'deposit:71' })
  t.clock.advance(1000)
  await move(player_id, 'stake', -9_000n)
  t.clock.advance(1000)
  await move(player_id, 'prize', 3_000n)
  const [main] = (await explained(visitor)).purses
  expect(main).toMatchObject({ amount: 4_000, state: 'kept', link: '/cash/withdraw/' })
  expect(main?.origins.map(({ title, amount, number }) => [title, amount, number])).toEqual([
    ['Приз', 3_000, null],
    ['Поповнення', 1_000, '71'],
  ])
})

test('parts add up to each purse, however many movements they are made of', async () => {
  const { player_id } = await registerPlayer(t)
  await inTransaction(t.house.db, async (tx) => {
    const [own, games] = [purseOf(player_id, 'main', 'UAH'), houseAccount('games', 'UAH')]
    const postings = Array.from({ length: 1_203 }, () => ({ from: games, to: own, amount_minor: 1n }))
    await post(tx, t.house, { key: `test-many:${player_id}`, reason: 'win', reference: 'test', postings })
  })
  const origins = await originOf(t.house.db, purseOf(player_id, 'main', 'UAH'), 1_100n)
  expect(origins.map(({ amount_minor, count }) => [amount_minor, count])).toEqual([[1_100n, 1_100]])
})

test('every purse is told with what keeps it and what frees it: cash, bonus, money box and piggy bank', async () => {
  const { player_id, visitor } = await registerPlayer(t, { email: 'traces@example.com' })
  await move(player_id, 'deposit', 20_000n)
  await move(player_id, 'piggy-bank', 70n, { purse: piggy_bank_purse })
  await inTransaction(t.house.db, async (tx) => {
    await fillFund(tx, t.house, { campaign: 'test-grant', asset: 'UAH', step: 'published', amount_minor: 5_000n })
    await beginGrant(tx, t.house, {
      grant_id: 9_001n,
      player_id,
      product: 'casino',
      asset: 'UAH',
      purse: bonusPurse(9_001n),
      amount_minor: 5_000n,
      fund: 'fund:test-grant',
      required_minor: 100_000n,
      most_stake_minor: null,
      contributions: {},
      excluded_games: [],
      most_opposite_percent: 100,
    })
  })
  await visitor.call(addHold, { body: { amount: 6_000, holdTill: new Date(t.clock.now().getTime() + 86_400_000).toISOString() } })
  const before = await explained(visitor)
  expect(before.purses.find(({ title }) => title === 'Основний рахунок')).toMatchObject({ state: 'kept', amount: 14_000 })
  await inTransaction(t.house.db, (tx) =>
    confirmContact(tx, player_id, { kind: 'email', contact: 'traces@example.com', at: t.clock.now() }),
  )
  await verifyPlayer(t, visitor)
  const { purses, totals } = await explained(visitor)
  expect(purses.map(({ title, state, amount }) => [title.replace(/№ \d+/, '№'), state, amount])).toEqual([
    ['Основний рахунок', 'free', 14_000],
    ['Сейф, №', 'kept', 6_000],
    ['Бонус №', 'kept', 5_000],
    ['Скарбничка', 'kept', 70],
  ])
  expect(purses.find(({ title }) => title.startsWith('Бонус'))?.words).toMatch(/1.000/)
  expect(totals).toEqual([{ asset: 'UAH', exponent: 2, all: 25_070, free: 14_000 }])
  // Nothing that the ledger holds is left out, and each purse is the sum of its parts.
  const standing = (await pursesOf(t.house.db, player_id)).reduce((sum, { balance_minor }) => sum + Number(balance_minor), 0)
  expect(purses.reduce((sum, { amount }) => sum + amount, 0)).toBe(standing)
  for (const { amount, origins } of purses) expect(origins.reduce((sum, origin) => sum + origin.amount, 0)).toBe(amount)
})

test('whatever the ledger counts that is no money is called as players know it, not as the ledger does', async () => {
  const { player_id, visitor } = await registerPlayer(t)
  const { rows } = await sql<{ code: string }>`select code from money_wallet.assets where exponent = 0 and code <> 'free-spins'`.execute(
    t.house.db,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { code } of rows)
    await inTransaction(t.house.db, (tx) => {
      const postings = [{ from: houseAccount('games', code), to: purseOf(player_id, points_purse, code), amount_minor: 3n }]
      return post(tx, t.house, { key: `test-statement:${++moved}`, reason: 'prize', postings })
    })
  const { purses } = await explained(visitor)
  expect(purses).toHaveLength(rows.length)
  for (const { title } of purses) expect(title).toMatch(/^Бали: [а-яґєії’ ]+$/)
})

test('a statement’s ends and lines add up, for any period, and what comes after it is not in it', async () => {
  const { player_id, visitor } = await registerPlayer(t)
  const first = at()
  await move(player_id, 'deposit', 10_000n)
  t.clock.advance(60_000)
  const from = at()
  await move(player_id, 'stake', -4_000n)
  await move(player_id, 'stake', -500n)
  await move(player_id, 'win', 900n)
  t.clock.advance(60_000)
  const to = at()
  await move(player_id, 'prize', 50n)
  t.clock.advance(60_000)
  const { purses } = await statement(visitor, from, to)
  expect(purses).toEqual([
    {
      title: 'Основний рахунок',
      asset: 'UAH',
      exponent: 2,
      opening: 10_000,
      closing: 6_400,
      lines: [
        { title: 'Ставка', came: 0, went: 4_500, count: 2 },
        { title: 'Виграш', came: 900, went: 0, count: 1 },
      ],
    },
  ])
  expect((await statement(visitor, first, from)).purses).toMatchObject([{ opening: 0, closing: 10_000 }])
  expect((await statement(visitor, to, at())).purses).toMatchObject([{ opening: 6_400, closing: 6_450 }])
})

test('the file has each movement with what stood in its purse after it, and ends where the statement does', async () => {
  const { player_id, visitor } = await registerPlayer(t)
  const from = at()
  await move(player_id, 'deposit', 10_000n, { reference: 'deposit:72' })
  await visitor.call(addHold, { body: { amount: 2_500, holdTill: new Date(t.clock.now().getTime() + 86_400_000).toISOString() } })
  t.clock.advance(1000)
  const [heading, ...lines] = await csv(visitor, from, at())
  expect(heading).toEqual(['Номер', 'Час (Київ)', 'Операція', 'Сума', 'Валюта', 'Рахунок', 'Залишок', 'Гра'])
  expect(lines.map((line) => [line[2], line[3], line[5]?.replace(/№ \d+/, '№'), line[6]])).toEqual([
    ['Поповнення', '100,00', 'Основний рахунок', '100,00'],
    ['Сейф', '-25,00', 'Основний рахунок', '75,00'],
    ['Сейф', '25,00', '"Сейф, №"', '25,00'],
  ])
})

test('a long file is written piece by piece: every movement once, and the last balance is the purse’s', async () => {
  const { player_id, visitor } = await registerPlayer(t)
  const from = at()
  // All in one moment, which the database knows more exactly than a Date does.
  await sql`
    select money_wallet.post(${`test-long:${player_id}`}, ''::bytea, 'win', null, null, jsonb_agg(jsonb_build_object(
        'from_owner', 0, 'from_purse', 'house:games', 'from_asset', 'UAH', 'to_owner', ${player_id}::bigint, 'to_purse', 'main', 'to_asset', 'UAH',
        'amount', 1)), null, ${t.clock.now()}::timestamptz + interval '345 microseconds')
      from generate_series(1, 4300)`.execute(t.house.db)
  t.clock.advance(1000)
  const lines = (await csv(visitor, from, at())).slice(1)
  expect([lines.length, lines.at(-1)?.[6]]).toEqual([4_300, '43,00'])
})

test('nobody sees another’s money; a period that is none is refused', async () => {
  const [owner, stranger] = [await registerPlayer(t), await registerPlayer(t)]
  await move(owner.player_id, 'deposit', 10_000n)
  expect((await explained(stranger.visitor)).purses).toEqual([])
  expect((await t.visitor().call(explainBalance)).status).toBe(401)
  const ahead = new Date(t.clock.now().getTime() + 60_000).toISOString()
  const query = { from: ahead, to: new Date(t.clock.now().getTime() + 120_000).toISOString() }
  expect((await owner.visitor.call(getStatement, { query })).body.error).toBe('statement-period')
  expect((await owner.visitor.call(getStatement, { query: { from: at(), to: '2026-01-01T00:00:00Z' } })).body.error).toBe(
    'statement-period',
  )
})
