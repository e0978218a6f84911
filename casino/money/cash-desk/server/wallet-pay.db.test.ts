import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getPayment, makeDeposit, openCashDesk } from '../contract.ts'
import { mainBalanceOf } from '../testing/balance.ts'
import { listen } from '../testing/sandbox.ts'
import { getWalletOrder, openAppleSheet, payByWallet } from '../wallet-contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  await listen(t)
})
afterAll(() => closeBalanced(t))

const google = 4
const apple = 5
const begin = async (visitor: TestVisitor, method_id = google, amount = 20_050) =>
  (await visitor.call(makeDeposit, { body: { method_id, currency_id: 2, amount, bonus_id: 0, sport_betting_bonus_id: 0 } })).body
const pay = async (visitor: TestVisitor, id: string, token: string) =>
  (await visitor.call(payByWallet, { params: { id }, body: { token } })).body
const order = (visitor: TestVisitor, id: string) => visitor.call(getWalletOrder, { params: { id } })
const begun = async (method_id = google) => {
  const player = await registerPlayer(t)
  return { ...player, id: (await begin(player.visitor, method_id)).data.payment?.id ?? '' }
}

test('WA-028: a wallet’s deposit answers with what its sheet needs, and with no page to go to', async () => {
  const { visitor } = await registerPlayer(t)
  const { success, authPayload, redirectUrl, data } = await begin(visitor)
  expect([success, redirectUrl, data.form?.gatewayMerchantId, data.method.wallet]).toEqual([true, undefined, 'openhouse-ua', 'google-pay'])
  expect([authPayload, data.form?.paymentId, data.payment?.id].every((one) => typeof one === 'string' && one !== '')).toBe(true)
  const desk = (await visitor.call(openCashDesk, { body: { version: 'v3' } })).body.data
  expect(desk.methods.flatMap(({ wallet }) => wallet ?? [])).toEqual(['google-pay', 'apple-pay'])
})

test('WA-025, RT-075: the sheet’s amount is the order’s; another player’s order is not there', async () => {
  const { visitor, id } = await begun()
  expect((await order(visitor, id)).body.data).toEqual({
    id,
    wallet: 'google-pay',
    amount: 20_050,
    currency: 'UAH',
    exponent: 2,
    countryCode: 'UA',
    gateway: 'example',
    gatewayMerchantId: 'openhouse-ua',
    isTest: true,
  })
  const other = await registerPlayer(t)
  expect((await order(other.visitor, id)).status).toBe(404)
  expect(await pay(other.visitor, id, 'sandbox-success')).toMatchObject({ success: false, error: 'payment-unknown' })
})

test('WA-025: what the wallet gives pays once, and only the provider’s own word credits', async () => {
  const { visitor, id } = await begun()
  expect((await pay(visitor, id, '{"signature":"sealed by a real wallet"}')).success).toBe(true)
  expect((await pay(visitor, id, 'sandbox-success')).success).toBe(true)
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(visitor)).toBe(20_050)
  expect(await pay(visitor, id, 'sandbox-success')).toMatchObject({ error: 'payment-over' })
  expect((await order(visitor, id)).body).toMatchObject({ error: 'payment-over' })
  expect(await mainBalanceOf(visitor)).toBe(20_050)
})

test('WA-025: a card that the bank declines fails the payment', async () => {
  const { visitor, id } = await begun()
  await pay(visitor, id, 'sandbox-decline')
  await t.jobs.runDue(t.house)
  expect((await visitor.call(getPayment, { params: { id } })).body.data).toMatchObject({ status: 'failed', reason: 'declined' })
  expect(await mainBalanceOf(visitor)).toBe(0)
})

test('WA-026, API-098: a session of Apple Pay is asked of Apple’s hosts alone, and for its own deposits', async () => {
  const { visitor, id } = await begun(apple)
  const session = async (validationUrl: string, of = id) =>
    (await visitor.call(openAppleSheet, { params: { id: of }, body: { validationUrl } })).body
  expect(JSON.parse((await session('https://apple-pay-gateway.apple.com/paymentservices/startSession')).data.session)).toMatchObject({
    merchantIdentifier: 'openhouse-ua',
  })
  for (const wrong of [
    'https://apple.com.example/',
    'http://x.apple.com/',
    'https://x.apple.com:8443/',
    'https://x.y.apple.com/',
    'file:///etc',
  ])
    expect(await session(wrong)).toMatchObject({ success: false, error: 'wallet-address-wrong' })
  const { data } = await begin(visitor, google)
  expect(await session('https://x.apple.com/', data.payment?.id)).toMatchObject({ error: 'payment-unknown' })
})

test('WA-017, reliability 12: whom play was closed for since pays nothing by a wallet', async () => {
  const { visitor, player_id, id } = await begun()
  await visitor.call(coolOff, { body: { days: 7 } })
  const back = await enterAs(t, player_id)
  const answer = await back.call(payByWallet, { params: { id }, body: { token: 'sandbox-success' } })
  expect([answer.status, answer.body.error]).toEqual([444, 'deposits-blocked'])
  await t.jobs.runDue(t.house)
  expect(await mainBalanceOf(back)).toBe(0)
})

test('a guest has no order', async () => {
  expect((await order(t.visitor(), '1')).status).toBe(401)
})
