import { sql } from 'kysely'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import { getAppInit, getInit, getRegions } from '../contract.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse({ env: { OPERATOR_KEY: 'operators-only' } })
})
afterAll(() => house.close())

test('API-001, A-005, CN-049, CN-050, EN-012, EN-061, ST-001, ST-004, TH-017, WA-027: the start-up call gives configuration and main data to a guest', async () => {
  const { status, body } = await house.visitor().call(getAppInit)
  expect(status).toBe(200)
  expect(body.data.config).toMatchObject({
    brand: { name: 'ua' },
    settings: { defaultCountryId: 2, country: 'UA', currency: 'UAH' },
    captcha: { isEnabled: false },
    languages: [
      { code: 'uk', url: '/' },
      { code: 'ru', url: '/ru/' },
      { code: 'en', url: '/en/' },
    ],
  })
  expect(Object.keys((body.data.config['settings'] as { deeplinkSchemas: object }).deeplinkSchemas)).toHaveLength(2)
  expect(body.data.main).toMatchObject({
    isGuest: true,
    isMobile: false,
    websocket: { url: expect.stringMatching(/^ws:/), token: expect.any(String) },
  })
})

test('EN-114, RTM-001: the start-up call names the channels that the visitor reads, with a token for each', async () => {
  const { visitor, player_id } = await registerPlayer(house)
  const channelsOf = async (who: typeof visitor) => {
    const { websocket } = (await who.call(getInit)).body.data
    return websocket?.channels ?? []
  }
  const [of_guest, of_player] = [await channelsOf(house.visitor()), await channelsOf(visitor)]
  expect(of_player.map(({ name }) => name)).toContain(`player:#${player_id}`)
  expect(of_guest.some(({ name }) => name.startsWith('player:'))).toBe(false)
  const read = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { channel: string }
  for (const { name, token } of [...of_guest, ...of_player]) expect(read(token).channel).toBe(name)
})

test('RTM-015: what happens while the positions of the channels are read is in the data of the same answer, so nothing falls between', async () => {
  const { visitor, player_id } = await registerPlayer(house)
  const since = { offset: 3, epoch: 'e' }
  vi.spyOn(house.house.realtime, 'positions').mockImplementationOnce(async (channels) => {
    const deposit = { from: houseAccount('test', 'UAH'), to: purseOf(player_id, 'main', 'UAH'), amount_minor: 700n }
    await inTransaction(house.house.db, (tx) =>
      post(tx, house.house, { key: `between:${player_id}`, reason: 'deposit', postings: [deposit] }),
    )
    return channels.map(() => since)
  })
  const { data } = (await visitor.call(getInit)).body
  expect(data.websocket?.channels.map((channel) => channel.since)).toEqual([since, since])
  expect(data.playerInfo?.playerBalance?.balance).toBe(700)
})

test('API-002: the init call gives the main data alone, and is never kept', async () => {
  const { body, response } = await house.visitor().call(getInit)
  expect(body.data).toMatchObject({ isGuest: true, header: { menu: expect.any(Array) } })
  expect(body.data).not.toHaveProperty('config')
  expect(response.headers['cache-control']).toContain('no-store')
})

test('A-005, EN-014: each part of the main data is what its slice declares, for a guest and for a player; a named part comes alone', async () => {
  const { visitor } = await registerPlayer(house)
  const parts = house.house.slices.flatMap(({ mainData }) => mainData ?? [])
  expect(parts.length).toBeGreaterThan(8)
  for (const who of [house.visitor(), visitor]) {
    const { data } = (await who.call(getInit)).body
    for (const { name, schema } of parts) expect([name, Value.Check(schema, data)]).toEqual([name, true])
  }
  const alone = await visitor.raw('GET', '/rest/init/?only=likes,funnel')
  expect(alone.json()).toEqual({ success: true, data: { isGuest: false, favoriteGames: [], isFunnelPopupShowed: false } })
  expect((await visitor.raw('GET', '/rest/init/?only=%27')).statusCode).toBe(422)
})

test('start-up asks the database once for a player, however many slices have something to say', async () => {
  const { visitor } = await registerPlayer(house)
  await visitor.call(getInit)
  const asked: string[] = []
  const query = vi.spyOn(house.house.pool, 'connect')
  const { body } = await visitor.call(getInit)
  asked.push(...query.mock.calls.map(String))
  query.mockRestore()
  expect(body.data).toMatchObject({ isGuest: false, login: expect.any(String), playerInfo: { playerBalance: expect.anything() } })
  expect(asked.length).toBe(1)
})

test('EN-015: the menu holds only items whose page is there, in the language of the page', async () => {
  const { body } = await house.visitor().call(getInit, { headers: { 'x-language': 'en' } })
  const { menu } = (body.data as { header: { menu: { name: string; title: string; url: string; counter: number | null }[] } }).header
  expect(menu.map((item) => item.name)).toContain('responsible-play')
  expect(menu.find((item) => item.name === 'responsible-play')?.title).toBe('Responsible play')
  // guests get no counters.
  expect(menu.every((item) => item.counter === null)).toBe(true)
  for (const item of menu) expect((await house.visitor().raw('GET', `/rest/page${item.url}`)).statusCode, item.url).toBe(200)
})

test('API-011, ST-003: the texts come compiled and compressed, for ever under their version', async () => {
  const version = house.house.messages.version('en')
  const kept = await house.visitor().raw('GET', `/i18n/messages/app/en/?v=${version}`, undefined, { 'accept-encoding': 'br' })
  expect(kept.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
  const { success, data } = JSON.parse(brotliDecompressSync(kept.rawPayload).toString())
  expect([success, data['shell.home']]).toEqual([true, 'Home page'])
  const plain = await house.visitor().raw('GET', '/i18n/messages/app/uk/?v=old')
  expect([plain.headers['cache-control'], plain.json().data['shell.home']]).toEqual(['no-cache', 'На головну'])
  const known = await house.visitor().raw('GET', '/i18n/messages/app/uk/', undefined, { 'if-none-match': String(plain.headers['etag']) })
  expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
  expect((await house.visitor().raw('GET', '/i18n/messages/app/xx/')).statusCode).toBe(422)
  const of_two = (await house.visitor().raw('GET', '/i18n/messages/app/en/?of=site/onboarding,shell,not/there')).json().data
  expect([of_two['shell.home'], of_two['onboarding.heading'] !== undefined, of_two['wallet.balance']]).toEqual([
    'Home page',
    true,
    undefined,
  ])
  expect(Object.keys(data)).not.toContain('temporarily-unavailable')
})

test('API-012, API-013, A-074: texts are rebuilt by operators alone, by either method', async () => {
  for (const [method, url] of [
    ['POST', '/i18n/update-all/'],
    ['GET', '/i18n/update-all/'],
    ['POST', '/i18n/update/uk/'],
    ['GET', '/i18n/update/uk/'],
  ] as const) {
    const send = (headers: Record<string, string>) => house.app.inject({ method, url, headers })
    for (const [language, message] of [
      ['uk', 'Цю дію може виконати лише оператор із ключем X-Operator-Key.'],
      ['ru', 'Это действие может выполнить только оператор с ключом X-Operator-Key.'],
      ['en', 'Only an operator with the X-Operator-Key header can do this.'],
    ] as const)
      for (const given of [{}, { 'x-operator-key': 'wrong' }] as Record<string, string>[]) {
        const refused = await send({ ...given, 'x-language': language })
        expect([refused.statusCode, refused.json()]).toEqual([403, { success: false, error: 'operator-key-wrong', message }])
      }
    const done = await send({ 'x-operator-key': 'operators-only' })
    expect([done.statusCode, done.json().data.uk]).toEqual([200, house.house.messages.version('uk')])
    expect(done.json().note).toContain('після перезапуску')
  }
})

test('API-012: without a configured key nobody may', async () => {
  const closed = await createTestHouse()
  const refused = await closed.app.inject({ method: 'POST', url: '/i18n/update-all/', headers: { 'x-operator-key': '' } })
  expect([refused.statusCode, refused.json().error]).toEqual([403, 'operator-key-wrong'])
  await closed.close()
})

test('API-010, PR-007: regions of a country by its code; an unknown one has none', async () => {
  const visitor = house.visitor()
  const ua = await visitor.call(getRegions, { query: { countryISO: 'UA' }, headers: { 'x-language': 'uk' } })
  expect(ua.body.data).toHaveLength(27)
  expect(ua.body.data).toContainEqual({ code: 'UA-46', name: 'Львівська область' })
  expect((await visitor.call(getRegions, { query: { countryISO: 'pl' }, headers: { 'x-language': 'en' } })).body.data).toHaveLength(16)
  expect((await visitor.call(getRegions, { query: { countryISO: 'ZZ' } })).body.data).toEqual([])
  expect((await visitor.call(getRegions)).body.data).toEqual([])
})

test('PP-006: start-up says which components the page store uses nowhere, so that links to them are absent', async () => {
  const offNow = async () => ((await house.visitor().call(getAppInit)).body.data.config as { componentsOff: string[] }).componentsOff
  expect(await offNow()).toEqual([])
  const off = JSON.stringify([{ type: 'public-profile', settings: { isUse: false } }])
  await sql`update site_pages.pages set components = ${off}::jsonb, is_edited = true where name = 'profile'`.execute(house.house.db)
  house.clock.advance(5_000)
  expect(await offNow()).toEqual(['public-profile'])
})
