import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { PlayerRegistered } from '#casino/players/accounts/events.ts'
import type { QueryOf } from '#kernel/contract/endpoint.ts'
import { announce } from '#kernel/facts/announce.ts'
import { getBalance, getTransactions } from '../contract.ts'
import { beginFreeSpins } from './free-spins.ts'
import { fundWith } from '../testing/granted-player.ts'
import { houseAccount, purseOf } from './account.ts'
import { slice } from './index.ts'
import { post } from './post.ts'
import { settleInstant } from './settle-instant.ts'
import { createWalletHouse, playerWith, roundOf, transact } from '../testing/wallet-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createWalletHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => house.close())

const as = (player_id: bigint) => ({ headers: { 'x-player': String(player_id) } })
const give = (player_id: bigint, purse: string, asset: string, amount_minor: bigint) =>
  transact(house, (tx) =>
    post(tx, house.house, {
      key: `give:${player_id}:${purse}:${asset}`,
      reason: 'prize',
      reference: 'prize:1',
      postings: [{ from: houseAccount('test', asset), to: purseOf(player_id, purse, asset), amount_minor }],
    }),
  )

test('API-047, EN-044: balance, bonus.balance, bonus.fsRemain and bonus.games, in minor units of a named currency', async () => {
  await playerWith(house, 1n, 12_345n)
  await give(1n, 'bonus', 'UAH', 500n)
  const fund = await fundWith(house, 'spins', 25n * 200n)
  const spins = { player_id: 1n, asset: 'UAH', fund, stake_minor: 200n, wins_to: null, ends_at: new Date('2099-01-01') } as const
  await transact(house, async (tx) => {
    await beginFreeSpins(tx, house.house, { ...spins, free_spins_id: 1n, number: 20, games: ['golden-orchard'] })
    await beginFreeSpins(tx, house.house, { ...spins, free_spins_id: 2n, number: 5, games: ['golden-orchard', 'carpathian-nights'] })
  })
  const answer = await house.visitor().call(getBalance, as(1n))
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    success: true,
    balance: 12_345,
    bonus: { balance: 500, fsRemain: 25, games: ['carpathian-nights', 'golden-orchard'] },
    currency: 'UAH',
    exponent: 2,
  })
})

test('API-047: a guest gets 401; a player without a wallet has nothing', async () => {
  expect((await house.visitor().call(getBalance)).status).toBe(401)
  expect((await house.visitor().call(getBalance, as(404n))).body).toMatchObject({ balance: 0, currency: 'UAH', exponent: 2 })
})

test('AU: a registered player has a wallet in the same transaction', async () => {
  const data = {
    player_id: '77',
    login: 'x',
    currency: 'USDT',
    country: 'UA',
    language: 'uk',
    registration_source: null,
    invited_by: null,
    gift_id: null,
  }
  await transact(house, (tx) => announce(tx, house.house, [PlayerRegistered(data, 77n)]))
  expect((await house.visitor().call(getBalance, as(77n))).body).toMatchObject({ balance: 0, currency: 'USDT', exponent: 6 })
})

test('RTM-017: a posting tells the player’s newest balance once, however many there were', async () => {
  await playerWith(house, 2n, 100n)
  await give(2n, 'main', 'UAH', 11n)
  await give(2n, 'bonus', 'UAH', 3n)
  house.published.length = 0
  await house.drain()
  const told = house.published.filter((publication) => publication.channel === 'player:#2')
  expect(told.at(-1)?.message).toEqual({
    type: 'setBalance',
    data: { balance: 111, bonus: { balance: 3, fsRemain: 0, games: [] }, currency: 'UAH', exponent: 2 },
  })
  expect(told).toHaveLength(1)
})

test('facts read again change nothing', async () => {
  const books = async () =>
    (
      await house.house.pool.query(
        `select (select json_agg(a order by id) from money_wallet.accounts a) as a, (select count(*) from money_wallet.entries) as n`,
      )
    ).rows
  await house.drain()
  const before = await books()
  await house.house.pool.query(`update kernel.checkpoints set tx = '0', position = 0`)
  await house.drain()
  expect(await books()).toEqual(before)
})

test('EN-031a: the main data holds the balance of a player and none of a guest', async () => {
  const context = (player_id: bigint | null) => ({ house: house.house, visitor: { player_id, session_id: 's' }, language: 'uk' as const })
  expect(slice.mainData?.fields(null, context(null))).toEqual({})
  expect(slice.mainData?.fields({ currency: 'EUR', exponent: 2, main: '5', bonus: '0', free_spins: '0', games: [] }, context(1n))).toEqual({
    playerInfo: { playerBalance: { balance: 5, bonus: { balance: 0, fsRemain: 0, games: [] }, currency: 'EUR', exponent: 2 } },
  })
})

test('WA-034: the player’s page of the ledger, newest first, by kind and date, page by page', async () => {
  house.clock.set('2026-12-02T12:00:00Z')
  await playerWith(house, 3n, 1_000n)
  for (const nonce of [1, 2, 3]) {
    house.clock.set(`2026-12-0${2 + nonce}T12:00:00Z`)
    await settleInstant(house.house, roundOf(3n, nonce, { win_minor: nonce === 2 ? 70n : 0n }))
  }
  const list = async (query: QueryOf<typeof getTransactions>) => (await house.visitor().call(getTransactions, { query, ...as(3n) })).body
  const all = await list({})
  // A win says what was staked for it, so that one below its stake is not told as a win.
  expect(all.data.map((row) => [row.at.slice(8, 10), row.kind, row.amount, row.staked])).toEqual([
    ['05', 'stake', -100, null],
    ['04', 'win', 70, 100],
    ['04', 'stake', -100, null],
    ['03', 'stake', -100, null],
    ['02', 'deposit', 1_000, null],
  ])
  expect(all.data[0]).toMatchObject({ currency: 'UAH', exponent: 2, purse: 'main', reference: 'round:3:3', game: 'test-slot' })
  expect(all.hasMore).toBe(false)
  expect((await list({ kinds: 'win,deposit' })).data.map((row) => row.kind)).toEqual(['win', 'deposit'])
  expect((await list({ from: '2026-12-04T00:00:00Z', to: '2026-12-05T00:00:00Z' })).data.map((row) => row.kind)).toEqual(['win', 'stake'])
  const second = await list({ limit: 2, offset: 1 })
  expect(second.data.map((row) => row.kind)).toEqual(['win', 'stake'])
  expect(second.hasMore).toBe(true)
  expect((await house.visitor().call(getTransactions, as(4n))).body.data).toEqual([])
})

test('WA-034: the same as a file, which the spreadsheets of the language read: its words, its separators, the time of the page', async () => {
  const { response } = await house.visitor().call(getTransactions, { query: { kinds: 'win' }, ...as(3n) })
  expect(response.json().data).toHaveLength(1)
  const fileIn = async (language: string) => {
    const headers = { ...as(3n).headers, 'x-language': language }
    return house.visitor().raw('GET', '/rest/player/transactions/?format=csv&kinds=win,deposit', undefined, headers)
  }
  const file = await fileIn('uk')
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFНомер;Час (Київ);Операція;Сума;Валюта;Рахунок;Гра',
    '3-2;04.12.2026 14:00:00;Повернення;0,70;UAH;Основний рахунок;test-slot',
  ])
  const [head, , deposit] = (await fileIn('en')).body.split('\r\n')
  expect(head).toBe('\uFEFFNumber,Time (Kyiv),Transaction,Amount,Currency,Balance,Game')
  expect(deposit).toMatch(/,Deposit,10\.00,UAH,Main balance,$/)
})

test.each(['?limit=0', '?limit=101', '?kinds=DROP%20TABLE', '?from=yesterday', '?format=xml', '?unknown=1'])(
  'bad filter %s is refused',
  async (query) => {
    const answer = await house.visitor().raw('GET', `/rest/player/transactions/${query}`, undefined, as(3n).headers)
    expect(answer.statusCode).toBe(422)
  },
)
