import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getAvailable } from '#casino/bonuses/bonuses/contract.ts'
import { endOffer, gift, publish as publishTerms } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { endCampaign, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount } from '#casino/money/wallet/server/api.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { medalAsset } from '../rules.ts'
import { actsIn, decider } from '../testing/status-house.ts'
import { exchangeMedals } from './exchange-medals.ts'
import { shelfOf } from './status.ts'

let t: TestHouse
let campaign_id = 0n
const { publish, earn, medals, status, exchange } = actsIn(() => t)

const bonus = (amount_minor: number) => {
  const promised = (currency: string) => ({ kind: 'bonus', content: { currency, terms: 'gift', amount_minor } })
  return { UAH: promised('UAH'), USD: promised('USD'), EUR: promised('EUR'), USDT: promised('USDT') }
}
/** Two bronze medals for twenty hryvnias; a silver one for fifty, three in all and two for each. */
const exchanges = [
  { id: 1, cost: 2, stock: 100, by_currency: bonus(2_000) },
  { id: 2, cost: 1, stock: 3, most_each: 2, by_currency: bonus(5_000) },
  { id: 3, cost: 1, stock: 1, by_currency: bonus(9_000) },
]
const small = ({ settings }: CampaignDocument) => ({ settings: { ...settings, exchanges } })

beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
  await publishTerms(t, gift)
  const made = await publish('levels-of-the-house', small)
  expect(made.faults).toEqual([])
  campaign_id = made.id
})
afterAll(() => closeBalanced(t))

const playerWith = async (bronze: number, silver = 0): Promise<FundedPlayer> => {
  const own = await fundedPlayer(t, 0n + 1n)
  if (bronze > 0) await earn(own, bronze, medalAsset(1))
  if (silver > 0) await earn(own, silver, medalAsset(2))
  return own
}
const prizes = async ({ visitor }: FundedPlayer) => (await visitor.call(getPrizes)).body.data.filter(({ type }) => type === 'bonus')
const fund = (): Promise<number> => balanceOf(t.house.db, fundAccount(shelfOf(campaign_id), 'UAH')).then(Number)

test('API-057, BO-016, CN-070, VP-021: medals become the bonus that they stand for, out of what was set aside; the answer says ‘Обмін успішний!’ with the way to the page of bonuses, where it can be taken', async () => {
  const own = await playerWith(3)
  const before = await fund()
  const { body, response } = await exchange(own, 1)
  expect(body).toMatchObject({
    success: true,
    text: 'Обмін успішний!',
    hint: 'Активуйте бонус на сторінці бонусів.',
    link: '/bonuses/',
    data: { prize: { type: 'bonus', text: expect.stringMatching(/20\s?₴/) } },
  })
  expect(body.data.medals.map(({ id, count }) => [id, count])).toEqual([
    [1, 1],
    [2, 0],
    [3, 0],
  ])
  expect(response.headers['cache-control']).toBe('no-store')
  expect([await medals(own), before - (await fund())]).toEqual([[1, 0, 0], 2_000])
  const [prize] = await prizes(own)
  expect(prize).toMatchObject({ state: 'fulfilled', title: '«Статус гравця»: обмін медалей', amount: 2_000 })
  // It waits among the bonuses, to be activated; the answer was the notice of it.
  expect((await own.visitor.call(getAvailable, {})).body.data).toMatchObject([{ terms: 'gift', status: 'assigned' }])
  await t.drain()
  const toasts = t.published.filter(({ channel, message }) => channel === `player:#${own.id}` && message.type === 'assignedBonus')
  expect(toasts).toEqual([])
  for (const [language, text] of [
    ['ru', 'Обмен успешный!'],
    ['en', 'Exchanged!'],
  ] as const) {
    const other = await playerWith(2)
    const said = await other.visitor.raw('GET', '/rest/player/classification/exchangeMedals/1/', undefined, { 'x-language': language })
    expect(said.json()).toMatchObject({ success: true, text })
  }
})

test('API-057: too few medals, an unknown medal and a guest are refused in words, and nothing is taken', async () => {
  const own = await playerWith(1)
  const few = await exchange(own, 1)
  expect([few.status, few.body]).toMatchObject([
    200,
    { success: false, error: 'classification-few-medals', message: 'Для обміну не вистачає медалей. Нічого не списано.' },
  ])
  expect((await exchange(own, 2)).body).toMatchObject({ success: false, error: 'classification-few-medals' })
  expect([(await exchange(own, 4)).status, (await exchange(own, 4)).body.error]).toEqual([404, 'classification-medal-unknown'])
  const guest = await t.visitor().raw('GET', '/rest/player/classification/exchangeMedals/1/')
  expect(guest.statusCode).toBe(401)
  expect([await medals(own), await prizes(own)]).toEqual([[1, 0, 0], []])
})

test('A-011, API-057: the exchange is a GET that acts for the site’s own pages alone, and is never cached', async () => {
  const own = await playerWith(2)
  const foreign = await own.visitor.raw('GET', '/rest/player/classification/exchangeMedals/1/', undefined, { 'x-requested-with': '' })
  expect([foreign.statusCode, foreign.json().error]).toEqual([400, 'header-missing'])
  const elsewhere = await own.visitor.raw('GET', '/rest/player/classification/exchangeMedals/1/', undefined, {
    'sec-fetch-site': 'cross-site',
  })
  expect([elsewhere.statusCode, elsewhere.json().error]).toEqual([400, 'header-missing'])
  expect(await medals(own)).toEqual([2, 0, 0])
  const done = await own.visitor.raw('GET', '/rest/player/classification/exchangeMedals/1/')
  expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await medals(own)).toEqual([0, 0, 0])
})

test('VP-021: one request exchanges once, at once or later, however many medals there are; of two at once with medals for one, one is refused', async () => {
  const own = await playerWith(6)
  const answers = await Promise.all([1, 2, 3].map(() => exchange(own, 1, 'one-tap')))
  const later = await exchange(own, 1, 'one-tap')
  expect(later.body).toMatchObject({ success: true, text: 'Обмін успішний!' })
  expect(answers.filter(({ body }) => body.success).length).toBeGreaterThan(0)
  expect([await medals(own), (await prizes(own)).length]).toEqual([[4, 0, 0], 1])
  // Also where the answer that was kept is gone: the command itself is known.
  await exchangeMedals(t.house, { player_id: own.id, id: 1, key: 'one-tap' })
  expect([await medals(own), (await prizes(own)).length]).toEqual([[4, 0, 0], 1])
  const poor = await playerWith(2)
  const raced = await Promise.all([exchange(poor, 1, 'first'), exchange(poor, 1, 'second'), exchange(poor, 1)])
  expect(raced.filter(({ body }) => body.success)).toHaveLength(1)
  expect(raced.flatMap(({ body }) => (body.success ? [] : [body.error]))).toEqual([
    'classification-few-medals',
    'classification-few-medals',
  ])
  expect([await medals(poor), (await prizes(poor)).length]).toEqual([[0, 0, 0], 1])
})

test('VP-021: no more is given than was set aside, and no more to one than the document says; what was not given keeps its medals', async () => {
  const own = await playerWith(0, 4)
  expect((await status(own)).medals[1]?.exchange).toMatchObject({ takes: 1, left: 3, stock: 3, leftForYou: 2 })
  await exchange(own, 2)
  await exchange(own, 2)
  expect((await exchange(own, 2)).body.error).toBe('classification-had')
  expect((await status(own)).medals[1]).toMatchObject({ count: 2, exchange: { left: 1, leftForYou: 0 } })
  const [one, other] = [await playerWith(0, 1), await playerWith(0, 1)]
  const raced = await Promise.all([exchange(one, 2), exchange(other, 2)])
  expect(raced.map(({ body }) => (body.success ? 'given' : body.error)).toSorted()).toEqual(['classification-given-out', 'given'])
  expect([await medals(one), await medals(other)].map(([, silver]) => silver).toSorted()).toEqual([0, 1])
})

test('VP-021: whom the house restricted, and who excluded themselves, exchanges nothing, is told why and keeps the medals, also at the same moment', async () => {
  const restricted = await playerWith(2)
  await restrictByHouse(t.house, { player_id: restricted.id, kind: 'undesirable', is_set: true }, async () => undefined)
  const answer = (await exchange(restricted, 1)).body
  expect(answer).toMatchObject({ success: false, error: 'classification-play-closed', message: expect.stringContaining('Гра для вас') })
  expect([await medals(restricted), await prizes(restricted)]).toEqual([[2, 0, 0], []])
  const excluded = await playerWith(2)
  const raced = await Promise.all([
    excluded.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } }),
    exchange(excluded, 1),
    exchange(excluded, 1),
  ])
  const given = raced.slice(1).filter(({ body }) => body.success).length
  // Before the exclusion or not at all: medals go where a bonus comes, and nowhere else.
  expect((await medals(excluded))[0]).toBe(2 - 2 * given)
  expect((await exchange(excluded, 1)).body).toMatchObject({ success: false })
  expect((await medals(excluded))[0]).toBe(2 - 2 * given)
})

test('VP-021: a bonus that nobody could activate any more is not given for medals: they stay until its terms are published again', async () => {
  const own = await playerWith(2)
  await endOffer(t, 'gift')
  expect((await exchange(own, 1)).body).toMatchObject({ success: false, error: 'classification-closed' })
  expect(await medals(own)).toEqual([2, 0, 0])
  await publishTerms(t, gift)
  expect((await exchange(own, 1)).body).toMatchObject({ success: true })
  expect(await medals(own)).toEqual([0, 0, 0])
})

test('VP-021: an operator ends the levels: what was not exchanged goes back, points and medals stay, and the next document takes them', async () => {
  const own = await playerWith(4)
  await earn(own, 60)
  await endCampaign(t.house, 'levels-of-the-house', decider)
  await t.drain()
  expect(await fund()).toBe(0)
  expect((await exchange(own, 1)).body).toMatchObject({ success: false, error: 'classification-closed' })
  expect(await status(own)).toMatchObject({
    current: { totalCp: 60, level: { id: 'bronze' } },
    isOpen: false,
    tasks: [],
    medals: [{ id: 1, count: 5, exchange: { left: 0 } }, { id: 2 }, { id: 3 }],
  })
  const next = await publish('next-levels', small)
  expect(next.faults).toEqual([])
  expect((await exchange(own, 1)).body).toMatchObject({ success: true })
  expect(await medals(own)).toEqual([3, 0, 0])
})

test('VP-021: what could not be kept is not published: unordered levels, medals for nothing, what is no bonus, points that are bought or unbounded, and prizes beyond the budget', async () => {
  type Settings = Record<string, unknown> & { levels: { id: string; from_points: number }[] }
  const faults = async (change: (document: CampaignDocument) => Partial<CampaignDocument>) =>
    (await publish('bad-levels', (document) => ({ ...small(document), ...change({ ...document, ...small(document) }) }))).faults
  const withSettings = (change: (settings: Settings) => object) => (document: CampaignDocument) => {
    const settings = document.settings as Settings
    return { settings: { ...settings, ...change(settings) } }
  }
  const withStep =
    (step: object, spec: object = {}) =>
    (document: CampaignDocument) => ({
      tracks: (document.tracks ?? []).slice(0, 1).map((track) => ({
        ...track,
        spec: { ...track.spec, ...spec, steps: track.spec.steps.slice(0, 1).map((one) => ({ ...one, ...step })) },
      })),
    })
  expect(await faults(withSettings(({ levels }) => ({ levels: levels.toReversed() })))).toHaveLength(6)
  expect(await faults(withSettings(({ levels }) => ({ levels: levels.map((one) => ({ ...one, id: 'same' })) })))).toEqual([
    'settings: two levels have the same id',
  ])
  expect(await faults(withSettings(() => ({ levels: [] })))).not.toEqual([])
  expect(await faults(withSettings(() => ({ exchanges: exchanges.slice(0, 2) })))).toEqual([
    'settings: medal 3 is given, and exchanged for nothing',
  ])
  expect(
    await faults(withSettings(() => ({ exchanges: [...exchanges.slice(0, 2), { id: 3, cost: 1, stock: 1, money: amounts(100) }] }))),
  ).toEqual(['settings: medal 3 is exchanged for a bonus'])
  expect(await faults(withStep({ goal: { kind: 'deposits', count: 1, least: amounts(100) } }))).toEqual([
    'tracks: points come from playing, and deposits is no play',
  ])
  expect(await faults(withStep({ reward: { stock: 1, money: amounts(100) } }))).toEqual([
    'tracks: a step brings points of the status, and nothing else',
  ])
  expect(await faults(withStep({}, { repeat: 'once' }))).toEqual(['tracks: games repeats each day'])
  expect(await faults(withStep({}, { claim: 'by-hand' }))).toEqual([
    'tracks: what ten of games brings is taken by hand, for which classification has no call',
  ])
  expect(await faults(() => ({ tracks: [] }))).toEqual(['tracks: nothing brings points'])
  expect(await faults(() => ({ budget: amounts(223_999) }))).toHaveLength(4)
})

const amounts = (minor: number) => ({ UAH: minor, USD: minor, EUR: minor, USDT: minor })
