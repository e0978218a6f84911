import { afterEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/account/registration/testing/register-player.ts'
import { getGameEndpoint, playRoundEndpoint, startGameEndpoint } from '../contract.ts'

let t: TestHouse
afterEach(() => t.close())

const params = { slug: 'golden-orchard' }
/** A taxpayer's number with its check digit, of somebody born in 1987. */
const inn = '3184710691'

test('API-016, EN-043: a game says how this visitor may play it, and starts nothing', async () => {
  t = await createTestHouse({ seed: true })
  const { visitor } = await registerPlayer(t)
  const known = {
    slug: 'golden-orchard',
    finOperations: { isAvailable: true },
    requestInn: false,
    autoVerificationData: { isAvailable: true },
  }
  const info = { betsAmount: 0, needBetsAmount: 0, race: { isAutoSubscription: true } }
  expect((await visitor.call(getGameEndpoint, { params })).body.data).toMatchObject({ ...known, isMoney: true, playerInfo: info })
  expect((await visitor.call(getGameEndpoint, { params, query: { isMoney: false } })).body.data).toMatchObject({ ...known, isMoney: false })
  expect((await t.visitor().call(getGameEndpoint, { params, query: { isMoney: true } })).body.data.isMoney).toBe(false)
})

test('GA-004: a licence that wants the number opens no money game before it, whatever a page sends; the demo stays open', async () => {
  t = await createTestHouse({ seed: true, env: { JURISDICTION: 'ua' } })
  const { visitor } = await registerPlayer(t)
  const start = async (isMoney: boolean) => (await visitor.call(startGameEndpoint, { params, query: { isMoney } })).body.data
  expect(await start(true)).toMatchObject({ requestInn: true, autoVerificationData: { isAvailable: false }, session: '' })
  const spin = await visitor.call(playRoundEndpoint, { params, body: { session: '', command: { stake_minor: 100 } } })
  expect(spin.status).toBe(422)
  expect(await start(false)).toMatchObject({ requestInn: false, session: expect.stringMatching(/.+/) })
  expect(await visitor.raw('POST', '/rest/player/inn/', JSON.stringify({ inn }))).toMatchObject({ statusCode: 200 })
  expect(await start(true)).toMatchObject({ requestInn: false, session: expect.stringMatching(/.+/) })
})

test('GA-005: RUB and USD need no number', async () => {
  t = await createTestHouse({ seed: true, env: { JURISDICTION: 'ua' } })
  const { visitor } = await registerPlayer(t, { currency: 'USD' })
  expect((await visitor.call(startGameEndpoint, { params, query: { isMoney: true } })).body.data.requestInn).toBe(false)
})
