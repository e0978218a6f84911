import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getAllGames } from '#casino/games/lobby/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { completeDeposit } from '#casino/money/cash-desk/testing/sandbox.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { setDesk } from '#casino/money/cash-desk/testing/closed-desk.ts'
import { setStakeControls } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { OperatorMistake, operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { fundedPlayer } from '../testing/funded-player.ts'
import { getGameEndpoint, playRoundEndpoint, recordPlayStartEndpoint, startGameEndpoint, type Command } from '../contract.ts'
import { demoVisitsByAddress, demoVisitsByPrefix } from '../rules.ts'

let t: TestHouse
/** Under a licence that wants the taxpayer's number. */
let licensed: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
  licensed = await createTestHouse({ seed: true, env: { JURISDICTION: 'ua' } })
})
afterAll(async () => {
  await t.close()
  await licensed.close()
})
// What a test used up of a network's demo visits is forgotten before the next one.
beforeEach(() => t.clock.advance(60 * 60 * 1000))

const params = { slug: 'golden-orchard' }
/** A taxpayer's number with its check digit, of somebody born in 1987. */
const inn = '3184710691'

test('API-016, EN-043a, OP-007: a game says how this visitor may play it, and starts nothing', async () => {
  const { visitor } = await registerPlayer(t)
  const known = {
    slug: 'golden-orchard',
    finOperations: { isAvailable: true },
    requestInn: false,
    autoVerificationData: { isAvailable: true },
  }
  const info = { betsAmount: 0, needBetsAmount: 0 }
  expect((await visitor.call(getGameEndpoint, { params })).body.data).toMatchObject({ ...known, isMoney: true, playerInfo: info })
  expect((await visitor.call(getGameEndpoint, { params, query: { isMoney: false } })).body.data).toMatchObject({ ...known, isMoney: false })
  expect((await t.visitor().call(getGameEndpoint, { params, query: { isMoney: true } })).body.data.isMoney).toBe(false)
})

test('GA-004: a licence that wants the number opens no money game before it, whatever a page sends; the demo stays open', async () => {
  const { visitor } = await registerPlayer(licensed)
  const start = async (isMoney: boolean) => (await visitor.call(startGameEndpoint, { params, query: { isMoney } })).body.data
  expect(await start(true)).toMatchObject({ requestInn: true, autoVerificationData: { isAvailable: false }, session: '' })
  const spin = await visitor.call(playRoundEndpoint, { params, body: { session: '', command: { stake_minor: 100 } } })
  expect(spin.status).toBe(422)
  expect(await start(false)).toMatchObject({ requestInn: false, session: expect.stringMatching(/.+/) })
  expect(await visitor.raw('POST', '/rest/player/inn/', JSON.stringify({ inn }))).toMatchObject({ statusCode: 200 })
  expect(await start(true)).toMatchObject({ requestInn: false, session: expect.stringMatching(/.+/) })
})

test('GA-003, WA-033, EN-043b: while the desk is closed no game begins for money, whatever a page sends, and each says so; the demo and what has begun go on', async () => {
  const { visitor } = await fundedPlayer(t, 10_000n)
  const start = async (isMoney: boolean) => (await visitor.call(startGameEndpoint, { params, query: { isMoney } })).body.data
  const round = async (session: string) =>
    (await visitor.call(playRoundEndpoint, { params, body: { session, command: { stake_minor: 100 } } })).status
  const before = await start(true)
  expect(before.finOperations).toEqual({ isAvailable: true })

  await setDesk(t, false)
  expect((await visitor.call(getGameEndpoint, { params })).body.data.finOperations).toEqual({ isAvailable: false })
  expect(await start(true)).toMatchObject({ finOperations: { isAvailable: false }, session: '' })
  expect([await round(''), await round(before.session)]).toEqual([422, 200])
  expect(await round((await start(false)).session)).toBe(200)

  await setDesk(t, true)
  expect(await round((await start(true)).session)).toBe(200)
})

test('GA-005: RUB and USD need no number', async () => {
  const { visitor } = await registerPlayer(licensed, { currency: 'USD' })
  expect((await visitor.call(startGameEndpoint, { params, query: { isMoney: true } })).body.data.requestInn).toBe(false)
})

test('CN-067, GA-004: a deposit in hryvnias asks for the number, and a change to dollars does not take the demand away', async () => {
  const { visitor } = await registerPlayer(licensed)
  await completeDeposit(licensed, visitor, 20_000)
  expect((await visitor.call(updateProfileEndpoint, { body: { currency_id: 1 } })).body.success).toBe(true)
  const { data } = (await visitor.call(startGameEndpoint, { params, query: { isMoney: true } })).body
  expect(data).toMatchObject({ currency: 'USD', requestInn: true, session: '' })
})

test('GA-007, RP-003: who may not stake is let into no game, for money or for fun: 444 with the date, until that very moment', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const till = new Date(t.clock.now().getTime() + 3_600_000)
  const block = (blocked_until: Date | 'for-ever') =>
    inTransaction(t.house.db, (tx) => setStakeControls(tx, t.house, player_id, { blocked_until, session_until: null, caps: null }))
  const answers = async () => [
    await visitor.call(getGameEndpoint, { params }),
    await visitor.call(startGameEndpoint, { params, query: { isMoney: true } }),
    await visitor.call(startGameEndpoint, { params, query: { isMoney: false } }),
  ]
  const refused = (date: string) => ({ status: 444, body: { success: false, error: 'stakes-blocked', till: date } })
  await block(till)
  expect(await answers()).toMatchObject([till, till, till].map((date) => refused(date.toISOString())))
  await block('for-ever')
  expect(await answers()).toMatchObject(Array(3).fill(refused('9999-12-31T00:00:00.000Z')))
  await block(till)
  t.clock.advance(3_600_000)
  expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a page that tells of starts without end is told to wait: each is a fact for ever', async () => {
  const { visitor } = await registerPlayer(t)
  const statuses = []
  for (let count = 0; count < 61; count++)
    statuses.push((await visitor.call(recordPlayStartEndpoint, { body: { slug: params.slug, type: 'demo_play' } })).status)
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
})

test('GA-002: play money is filled up when it is nearly gone, and not before', async () => {
  const guest = t.visitor()
  const start = async () => (await guest.call(startGameEndpoint, { params })).body.data
  const first = await start()
  expect(first.balance_minor).toBeGreaterThan(0)
  expect((await start()).balance_minor).toBe(first.balance_minor)
})

test.each([demoVisitsByAddress, demoVisitsByPrefix])('GA-002: new demo visits are counted, $name', async ({ name, count }) => {
  const start = () => t.visitor().call(startGameEndpoint, { params })
  expect((await start()).status).toBe(200)
  await sql`update kernel.rate_windows set count = ${count - 1} where key like ${`${name}:%`}`.execute(t.house.db)
  expect([(await start()).status, (await start()).status]).toEqual([200, 429])
})

test('GA-002: one network’s new demo visits have an end; a guest who plays already, and a player, do not notice it', async () => {
  const visits = async () =>
    (await sql<{ count: number }>`select count(*)::integer as count from games_play.demo_visits`.execute(t.house.db)).rows[0]?.count ?? 0
  const before = await visits()
  const guest = t.visitor()
  const start = (visitor = t.visitor(), language = 'en') => visitor.call(startGameEndpoint, { params, headers: { 'x-language': language } })
  expect((await start(guest)).status).toBe(200)
  await sql`update kernel.rate_windows set count = ${demoVisitsByAddress.count} where key like ${`${demoVisitsByAddress.name}:%`}`.execute(
    t.house.db,
  )
  const words = ['Забагато спроб', 'Слишком много попыток', 'Too many attempts']
  for (const [index, language] of ['uk', 'ru', 'en'].entries()) {
    const refused = await start(t.visitor(), language)
    expect([refused.status, refused.body.success, refused.response.body]).toEqual([429, false, expect.stringContaining(words[index]!)])
  }
  expect(await visits()).toBe(before + 1)
  expect((await start(guest)).status).toBe(200)
  expect((await start((await registerPlayer(t)).visitor)).status).toBe(200)
  t.clock.advance(60 * 60 * 1000)
  expect((await start()).status).toBe(200)
})

test('a player’s files are counted together, whichever list they are of; the pages of the lists are not', async () => {
  const { visitor } = await registerPlayer(t)
  const get = async (path: string, language = 'en') => visitor.raw('GET', `/rest/player/${path}`, undefined, { 'x-language': language })
  const statuses = []
  for (let taken = 0; taken < 20; taken += 2)
    for (const list of ['rounds', 'transactions']) statuses.push((await get(`${list}/?format=csv`)).statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const [language, words] of [
    ['uk', 'Спробуйте ще раз через'],
    ['ru', 'Попробуйте ещё раз через'],
    ['en', 'Try again in 10 minutes'],
  ] as const)
    for (const list of ['rounds', 'transactions']) {
      const refused = await get(`${list}/?format=csv`, language)
      expect([refused.statusCode, refused.headers['content-type'], refused.body]).toEqual([
        429,
        expect.stringContaining('application/json'),
        expect.stringContaining(words),
      ])
      expect((await get(`${list}/`)).statusCode).toBe(200)
    }
  expect((await (await registerPlayer(t)).visitor.raw('GET', '/rest/player/rounds/?format=csv')).statusCode).toBe(200)
})

test.each(['2016-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '2026-01-01T00:00:00+23:59'])(
  'reliability 19: %s is no moment to ask for, and no mistake of the house',
  async (moment) => {
    const { visitor } = await registerPlayer(t)
    const asked = ['rounds/?from', 'rounds/?to', 'transactions/?from', 'transactions/?to', 'net-result/?since']
    const answers = await Promise.all(asked.map((query) => visitor.raw('GET', `/rest/player/${query}=${encodeURIComponent(moment)}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 422))
  },
)

test('RTM-059: a game that a person closed is in no list and takes no new stake, its words are told, and what was played or begun before comes to its end', async () => {
  const { visitor } = await fundedPlayer(t, 50_000n)
  const slug = 'honey-hives'
  const play = (command: Command, key?: string) =>
    visitor.call(playRoundEndpoint, { params: { slug }, body: { session, command }, ...(key && { key }) })
  const { session } = (await visitor.call(startGameEndpoint, { params: { slug } })).body.data
  const begun = await play({ stake_minor: 1_000, choice: '3' }, 'before')
  const words = ['--uk', 'Лагодимо вулики', '--ru', 'Чиним ульи', '--en', 'The hives are being mended']
  const operate = (...line: string[]) =>
    readCommand(contributionsTo(t.house.slices, operatorCommands), ['games', ...line, '--actor', 'anna', '--reason', 'a fault'])(t.house)
  expect(() => operate('close', slug, '--uk', 'Лише українською')).toThrow(OperatorMistake)
  await expect(operate('close', 'no-such-game')).rejects.toThrow('no game')
  t.published.length = 0
  expect(await operate('close', slug, ...words)).toContain('closed')
  await t.drain()
  const data = { slug, message: { uk: 'Лагодимо вулики', ru: 'Чиним ульи', en: 'The hives are being mended' } }
  expect(t.published).toContainEqual({ channel: 'common', message: { type: 'game', event: 'closed', data } })

  expect((await visitor.call(startGameEndpoint, { params: { slug } })).body).toMatchObject({
    error: 'game-closed',
    message: 'Лагодимо вулики',
  })
  expect((await play({ stake_minor: 1_000, choice: '3' }, 'after')).body.error).toBe('game-closed')
  const listed = (await visitor.call(getAllGames)).body.data.map((game) => game.slug)
  expect(listed).not.toContain(slug)
  // The answer that was lost, and the steps of a round that is open.
  expect((await play({ stake_minor: 1_000, choice: '3' }, 'before')).body.data).toEqual(begun.body.data)
  expect((await play({ round: begun.body.data.round.id, number: 1, step: 'open:0' })).body.success).toBe(true)

  expect(await operate('open', slug)).toContain('open')
  await t.drain()
  expect(t.published).toContainEqual({ channel: 'common', message: { type: 'game', event: 'opened', data: { slug } } })
  expect((await visitor.call(startGameEndpoint, { params: { slug } })).body.success).toBe(true)
})

test('EN-043e: a game that is played on a page of its own says where that is, to guests and players, and opens no session here', async () => {
  const { visitor } = await registerPlayer(t)
  for (const who of [visitor, t.visitor()])
    for (const call of [getGameEndpoint, startGameEndpoint]) {
      const answer = await who.call(call, { params: { slug: 'live-roulette' } })
      expect(answer.status).toBe(301)
      expect(answer.body).toMatchObject({ success: false, redirectUrl: '/games/live/live-roulette/' })
    }
})
