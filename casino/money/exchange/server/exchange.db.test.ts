import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { completeDeposit, disputeDeposit } from '#casino/money/cash-desk/testing/sandbox.ts'
import { explainBalance, getStatement } from '#casino/money/statements/contract.ts'
import { payee, askToAccount, accounts, playFor } from '#casino/money/payouts/testing/payee.ts'
import { balanceOf, houseAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { storeInnEndpoint, updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { askQuote, convertMoney, getConversions, getWallets } from '../contract.ts'
import { quote_lives_ms } from '../rules.ts'
import { taxNumberOf } from './tax-number.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => closeBalanced(t))

/** A player with so many kopecks of cash. */
const holder = async (amount_minor = 420_000n): Promise<RegisteredPlayer> => {
  const player = await registerPlayer(t)
  await playFor(t, player.player_id, { staked: 0n, won: amount_minor })
  return player
}
const ask = async (visitor: TestVisitor, amount: number, from = 'UAH', to = 'USD') =>
  (await visitor.call(askQuote, { body: { from, to, amount } })).body
const take = async (visitor: TestVisitor, quoteId: string, key?: string) =>
  (await visitor.call(convertMoney, { body: { quoteId }, ...(key !== undefined && { key }) })).body
const cashOf = ({ player_id }: RegisteredPlayer, asset: string) => balanceOf(t.house.db, purseOf(player_id, 'main', asset))
const exchangeOf = (asset: string) => balanceOf(t.house.db, houseAccount('exchange', asset))

test('GN-003, WA-034: money is converted at the rate that was shown, both legs in the ledger, and each currency still sums to zero', async () => {
  const player = await holder()
  const [uah, usd] = [await exchangeOf('UAH'), await exchangeOf('USD')]
  const { data: quote } = await ask(player.visitor, 210_000)
  expect(quote).toMatchObject({ from: 'UAH', to: 'USD', gives: 210_000, gets: 4_950, lastsMs: quote_lives_ms })
  expect([await cashOf(player, 'UAH'), await cashOf(player, 'USD')]).toEqual([420_000n, 0n])
  const { data } = await take(player.visitor, quote.id)
  expect([await cashOf(player, 'UAH'), await cashOf(player, 'USD')]).toEqual([210_000n, 4_950n])
  expect([(await exchangeOf('UAH')) - uah, (await exchangeOf('USD')) - usd]).toEqual([210_000n, -4_950n])
  expect(data.wallets.map(({ currency, amount, isCurrent }) => [currency, amount, isCurrent])).toEqual([
    ['UAH', 210_000, true],
    ['USD', 4_950, false],
    ['EUR', 0, false],
    ['USDT', 0, false],
  ])
  expect((await player.visitor.call(getConversions)).body.data).toMatchObject([
    { id: quote.id, from: 'UAH', to: 'USD', gives: 210_000, gets: 4_950 },
  ])
})

test('GN-003: wallets say what a unit of each brings, by rates of a source and a moment', async () => {
  const { visitor } = await holder(0n)
  const { data } = (await visitor.call(getWallets)).body
  expect(data).toMatchObject({ rates: { source: 'fixed', at: '2026-11-02T00:00:00.000Z' }, marginPercent: 1, closed: null })
  expect(data.wallets.map(({ unitBrings }) => unitBrings)).toEqual([100, 4_158, 4_801, 4_158])
  expect((await t.visitor().call(getWallets)).status).toBe(401)
})

test('an offer is taken once, however often and at once it is asked for', async () => {
  const player = await holder()
  const { data: quote } = await ask(player.visitor, 42_000)
  const answers = await Promise.all([1, 2, 3].map((n) => take(player.visitor, quote.id, `press-${n}-${quote.id}`)))
  expect(answers.map(({ success }) => success)).toEqual([true, true, true])
  t.clock.advance(quote_lives_ms)
  expect((await take(player.visitor, quote.id)).success).toBe(true)
  expect([await cashOf(player, 'UAH'), await cashOf(player, 'USD')]).toEqual([378_000n, 990n])
})

test('an offer that is over, of somebody else or beyond the wallet moves nothing', async () => {
  const player = await holder()
  const { data: late } = await ask(player.visitor, 42_000)
  t.clock.advance(quote_lives_ms)
  expect(await take(player.visitor, late.id)).toMatchObject({ success: false, error: 'exchange-quote-over' })
  const { data: fresh } = await ask(player.visitor, 420_000)
  expect(await take((await holder()).visitor, fresh.id)).toMatchObject({ error: 'exchange-quote-unknown' })
  await playFor(t, player.player_id, { staked: 1n, won: 0n })
  expect(await take(player.visitor, fresh.id)).toMatchObject({ error: 'exchange-not-enough' })
  expect([await cashOf(player, 'UAH'), await cashOf(player, 'USD')]).toEqual([419_999n, 0n])
})

test.each([
  ['more than there is', 420_001, 'UAH', 'USD', 'exchange-not-enough'],
  ['less than a cent', 1, 'UAH', 'USD', 'exchange-too-little'],
  ['more than at once', 40_000_001, 'UAH', 'USD', 'exchange-too-much'],
  ['the same currency', 100, 'UAH', 'UAH', 'check-the-form'],
  ['a currency that is not there', 100, 'UAH', 'GBP', 'check-the-form'],
])('no offer for %s', async (_what, amount, from, to, error) => {
  const { visitor } = await holder()
  expect(await ask(visitor, amount, from, to)).toMatchObject({ success: false, error })
})

test('reliability 12: whom play is closed for converts nothing, and an offer from before is not taken', async () => {
  const player = await holder()
  const { data: quote } = await ask(player.visitor, 42_000)
  await player.visitor.call(coolOff, { body: { days: 7 } })
  // A break ends every session.
  const back = await enterAs(t, player.player_id)
  expect(await take(back, quote.id)).toMatchObject({ error: 'exchange-blocked' })
  expect(await ask(back, 42_000)).toMatchObject({ error: 'exchange-blocked' })
  expect((await back.call(getWallets)).body.data.closed).toBe('blocked')
  expect(await cashOf(player, 'USD')).toBe(0n)
})

test('while a bank asks a deposit back nothing is converted: the money stays within its reach', async () => {
  const player = await holder()
  const deposit = await completeDeposit(t, player.visitor, 20_000)
  const { data: quote } = await ask(player.visitor, 42_000)
  await disputeDeposit(t, deposit, 'opened', 20_000)
  expect(await take(player.visitor, quote.id)).toMatchObject({ error: 'exchange-disputed' })
  expect(await ask(player.visitor, 42_000)).toMatchObject({ error: 'exchange-disputed' })
  expect(await cashOf(player, 'USD')).toBe(0n)
  await disputeDeposit(t, deposit, 'won', 20_000)
  expect((await take(player.visitor, quote.id)).success).toBe(true)
})

test('while payouts are frozen nothing is converted', async () => {
  const player = await holder()
  const { data: quote } = await ask(player.visitor, 42_000)
  await sql`insert into kernel.marks (name, value) values ('money/wallet.payouts-frozen', 'a test')`.execute(t.house.db)
  expect(await take(player.visitor, quote.id)).toMatchObject({ error: 'exchange-frozen' })
  await sql`delete from kernel.marks where name = 'money/wallet.payouts-frozen'`.execute(t.house.db)
  expect((await take(player.visitor, quote.id)).success).toBe(true)
})

test('WA-034: the explained balance and the statement know wallets and conversions', async () => {
  const { visitor } = await holder()
  await take(visitor, (await ask(visitor, 210_000)).data.id)
  const { purses, totals } = (await visitor.call(explainBalance)).body.data
  const dollars = purses.find(({ asset }) => asset === 'USD')
  expect(dollars).toMatchObject({ title: 'Гаманець USD', amount: 4_950, link: '/profile/?tab=wallets' })
  expect(dollars?.origins).toMatchObject([{ title: 'Обмін валюти', amount: 4_950 }])
  expect(totals.map(({ asset, all }) => [asset, all])).toEqual(
    expect.arrayContaining([
      ['UAH', 210_000],
      ['USD', 4_950],
    ]),
  )
  const now = t.clock.now()
  const query = { from: new Date(now.getTime() - 3_600_000).toISOString(), to: new Date(now.getTime() + 1).toISOString() }
  t.clock.advance(1)
  const stated = (await visitor.call(getStatement, { query })).body.data.purses
  expect(stated.map(({ title, asset, closing }) => [title, asset, closing])).toEqual([
    ['Основний рахунок', 'UAH', 210_000],
    ['Гаманець USD', 'USD', 4_950],
  ])
  expect(stated[1]?.lines).toMatchObject([{ title: 'Обмін валюти', came: 4_950, went: 0 }])
})

test('WA-022: money that was converted and does not go back to a card is looked at by a person', async () => {
  const { visitor } = await payee(t, { won: 900_000n })
  await take(visitor, (await ask(visitor, 420_000)).data.id)
  await visitor.call(updateProfileEndpoint, { body: { currency_id: 1 } })
  const { body } = await askToAccount(visitor, 5_000, accounts.success)
  expect(body.data).toMatchObject({ status: 'review', holder: 'house' })
})

test('CN-067: where a licence wants the number, an exempt currency exempts only whoever never had money of another', async () => {
  const licensed = { jurisdiction: { ...t.house.jurisdiction, tax_number_before_play: true } }
  const asked = ({ player_id }: RegisteredPlayer, currency: 'UAH' | 'USD' = 'USD') => taxNumberOf(licensed, t.house.db, player_id, currency)
  const fresh = await registerPlayer(t)
  expect([await asked(fresh), await asked(fresh, 'UAH')]).toEqual(['not-asked', 'missing'])
  await completeDeposit(t, fresh.visitor, 20_000)
  expect(await asked(fresh)).toBe('missing')

  const won = await holder()
  expect(await asked(won)).toBe('not-asked')
  await take(won.visitor, (await ask(won.visitor, 42_000)).data.id)
  expect(await asked(won)).toBe('missing')
  expect(await taxNumberOf(t.house, t.house.db, won.player_id, 'UAH')).toBe('not-asked')
  await won.visitor.call(storeInnEndpoint, { body: { inn: '3184710691' } })
  expect([await asked(won), await asked(won, 'UAH')]).toEqual(['given', 'given'])
})
