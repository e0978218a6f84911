import { connect } from 'node:net'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { handle } from '#kernel/http/handle.ts'
import { Moved } from '#kernel/http/answers.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { xsrfTokenOf } from '#kernel/http/xsrf.ts'
import { defineServerSlice } from '#kernel/slice.ts'

const read = endpoint({
  route: 'GET /rest/testing/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
  reply: Type.Object({ data: Type.Unknown() }),
})
const readPlayer = endpoint({
  route: 'GET /rest/testing-player/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.String() }),
})
const guestOnly = endpoint({ route: 'POST /rest/testing-guest/', who: 'guest', effect: 'changes', reply: Type.Object({}) })

const changeByGet = endpoint({ route: 'GET /rest/testing-toggle/', who: 'player', effect: 'changes', reply: Type.Object({}) })
const pay = endpoint({
  route: 'POST /rest/testing-pay/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object({
    amount_minor: Type.Integer({ minimum: 1 }),
    card: Type.Optional(Type.Object({ month: Type.Integer(), year: Type.Integer() })),
    parts: Type.Optional(Type.Array(Type.Integer())),
  }),
  reply: Type.Object({ count: Type.Integer() }),
})
const limited = endpoint({ route: 'GET /rest/testing-limited/', who: 'anyone', effect: 'reads', reply: Type.Object({}) })
const limitedByAddress = endpoint({
  route: 'GET /rest/testing-limited-by-address/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({}),
})
const moved = endpoint({ route: 'GET /rest/testing-moved/', who: 'anyone', effect: 'reads', reply: Type.Object({}) })
const broken = endpoint({ route: 'GET /rest/testing-broken/', who: 'anyone', effect: 'reads', reply: Type.Object({}) })

let paid = 0

const slice = defineServerSlice({
  name: 'testing/calls',
  identify: identifyByHeader,
  routes: [
    handle(read, async ({ params, query }) => ({ data: { id: params.id, limit: query.limit ?? null } })),
    handle(readPlayer, async ({ player_id }) => ({ data: String(player_id) })),
    handle(guestOnly, async () => ({})),
    handle(changeByGet, async () => ({})),
    handle(pay, async () => {
      paid += 1
      return { count: paid }
    }),
    handle(limited, async ({ house }) => {
      await countTry(house, { name: 'testing', count: 2, window_s: 60 }, 'me')
      return {}
    }),
    handle(limitedByAddress, async ({ house, request }) => {
      await countTry(house, { name: 'testing-by-address', count: 2, window_s: 60 }, addressOf(request.ip))
      return {}
    }),
    handle(moved, async () => {
      throw new Moved('/elsewhere/')
    }),
    handle(broken, async () => {
      throw new Error('secret detail')
    }),
  ],
})

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ slices: [slice] })
})
afterAll(() => t.close())
beforeEach(() => {
  paid = 0
})

const asPlayer = (player: string, key?: string): Record<string, string> => ({
  'x-player': player,
  'x-requested-with': 'XMLHttpRequest',
  'x-xsrf-token': xsrfTokenOf(t.house, `session-${player}`),
  ...(key ? { 'idempotency-key': key } : {}),
})
const post = (url: string, payload: unknown, headers: Record<string, string>) =>
  t.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(payload) })

describe('the envelope', () => {
  test('API-294, API-298, ER-003: success is there, and both slash forms answer without a redirect', async () => {
    for (const url of ['/rest/testing/7/', '/rest/testing/7']) {
      const response = await t.app.inject({ url })
      expect([response.statusCode, response.json()]).toEqual([200, { success: true, data: { id: 7, limit: null } }])
    }
  })

  test('API-299: a bad parameter is refused, not clamped', async () => {
    for (const url of [
      '/rest/testing/x/',
      '/rest/testing/7/?limit=-1',
      '/rest/testing/7/?limit=NaN',
      '/rest/testing/7/?limit=101',
      '/rest/testing/7/?limit=1.5',
      '/rest/testing/7/?limit=1e1',
    ])
      expect((await t.app.inject({ url })).statusCode).toBe(422)
  })

  test('API-300: an unknown path is 404 JSON with success false, in the language asked for', async () => {
    const response = await t.app.inject({ url: '/rest/nothing/', headers: { 'x-language': 'en' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ success: false, error: 'not-found', message: expect.stringContaining('home page') })
  })

  test('ER-018, reliability 19: an address that cannot be read is 400, in the envelope and the language asked for', async () => {
    for (const url of ['/rest/testing/%c0%ae/', '/%']) {
      const answer = await t.app.inject({ url, headers: { 'x-language': 'en' } })
      expect(answer.statusCode, url).toBe(400)
      expect(answer.json(), url).toEqual({
        success: false,
        error: 'malformed-request',
        message: 'The request is malformed. Refresh the page and try again.',
      })
    }
  })

  test('a request that names the whole address is answered as its path, whatever host it names', async () => {
    const { port } = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }))
    const ask = (target: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
        )
        let heard = ''
        socket.on('data', (bytes) => (heard += bytes.toString())).on('error', reject)
        socket.on('end', () => resolve(`${heard.slice(9, 12)} ${heard.split('\r\n\r\n')[1]?.match(/\{.*\}/s)?.[0] ?? ''}`))
      })
    for (const host of ['http://localhost', 'HTTP://evil.example:99', 'https://a@evil.example', 'ftp://evil.example'])
      expect(await ask(`${host}/rest/testing/7/?limit=5`), host).toBe('200 {"success":true,"data":{"id":7,"limit":5}}')
    for (const target of ['http://evil.example', 'http://evil.example?limit=5', '*']) expect(await ask(target), target).toMatch(/^404 /)
  })

  test('A-008, ER-002: a move is 301 with the address in the body, no Location, never cached', async () => {
    const response = await t.app.inject({ url: '/rest/testing-moved/' })
    expect(response.statusCode).toBe(301)
    expect(response.json()).toEqual({ success: false, redirectUrl: '/elsewhere/' })
    expect(response.headers.location).toBeUndefined()
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('what a call answers is kept by nobody between the house and its visitor, whoever they are', async () => {
    for (const headers of [{}, { 'x-player': '7' }])
      for (const url of ['/rest/testing/7/', '/rest/testing-player/', '/rest/testing/x/'])
        expect((await t.app.inject({ url, headers })).headers['cache-control'], url).toBe('no-store')
  })

  test('a failure of ours says nothing of its inside', async () => {
    const response = await t.app.inject({ url: '/rest/testing-broken/' })
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('secret detail')
  })
})

describe('the guards', () => {
  test('A-095, RO-013: a guest at a player call gets 401; a player at a guest call is refused', async () => {
    expect((await t.app.inject({ url: '/rest/testing-player/' })).statusCode).toBe(401)
    expect((await post('/rest/testing-guest/', {}, asPlayer('7'))).json()).toMatchObject({ success: false, error: 'already-signed-in' })
  })

  test('API-296: a changing call without X-Requested-With is refused, also a GET', async () => {
    const { 'x-requested-with': _, ...without } = asPlayer('7', 'k')
    expect((await post('/rest/testing-pay/', { amount_minor: 1 }, without)).statusCode).toBe(400)
    expect((await t.app.inject({ url: '/rest/testing-toggle/', headers: without })).statusCode).toBe(400)
    expect((await t.app.inject({ url: '/rest/testing-toggle/', headers: asPlayer('7') })).statusCode).toBe(200)
  })

  test.each([
    ['cross-site', 400],
    ['same-site', 400],
    ['same-origin', 200],
    ['none', 200],
  ])(
    'a changing call whose Sec-Fetch-Site is %s is answered with %i: another host of the same domain is another site',
    async (site, status) => {
      const headers = { ...asPlayer('7'), 'sec-fetch-site': site }
      expect((await t.app.inject({ url: '/rest/testing-toggle/', headers })).statusCode).toBe(status)
    },
  )

  test("SE-008, API-297: a POST needs this session's XSRF token, and another session's does not do", async () => {
    const stolen = { ...asPlayer('7', 'k'), 'x-xsrf-token': xsrfTokenOf(t.house, 'session-8') }
    expect((await post('/rest/testing-pay/', { amount_minor: 1 }, stolen)).statusCode).toBe(403)
    const { 'x-xsrf-token': _, ...without } = asPlayer('7', 'k')
    expect((await post('/rest/testing-pay/', { amount_minor: 1 }, without)).statusCode).toBe(403)
    expect(paid).toBe(0)
  })

  test('unknown and ill-typed fields of a body are 422, too much is 413, broken JSON 400, another type 415', async () => {
    const headers = asPlayer('7', 'k')
    for (const body of [{ amount_minor: 1, extra: true }, { amount_minor: '1' }, { amount_minor: 1.5 }, { amount_minor: -1 }, {}])
      expect((await post('/rest/testing-pay/', body, headers)).statusCode).toBe(422)
    const raw = (payload: string, type = 'application/json') =>
      t.app.inject({ method: 'POST', url: '/rest/testing-pay/', headers: { ...headers, 'content-type': type }, payload })
    expect((await raw('x'.repeat(70_000))).statusCode).toBe(413)
    for (const malformed of [
      '{',
      '{"amount_minor":1,"amount_minor":1}',
      '{"amount_minor":1,"amount_minor" :9}',
      '{"amount_minor":1,"amount\\u005fminor":9}',
      '{"amount_minor":1,"card":{"month":1,"year":30,"month":2}}',
      '{"amount_minor":1,"__proto__":{}}',
    ])
      expect((await raw(malformed)).statusCode, malformed).toBe(400)
    expect((await raw('a=1', 'application/xml')).statusCode).toBe(415)
    expect(paid).toBe(0)
  })
})

test('a rate limit answers 429 with Retry-After and opens again by the clock', async () => {
  const ask = () => t.app.inject({ url: '/rest/testing-limited/' })
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200])
  const third = await ask()
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '60'])
  t.clock.advance(60_000)
  expect((await ask()).statusCode).toBe(200)
})

test('reliability 18: behind a proxy neither a port nor a long text makes a new address of whoever asks', async () => {
  const house = await createTestHouse({ slices: [slice], env: { TRUST_PROXY: 'yes' } })
  const ask = async (told: string) =>
    (await house.app.inject({ url: '/rest/testing-limited-by-address/', headers: { 'x-forwarded-for': told } })).statusCode
  for (const told of [(n: number) => `203.0.113.7:${n}`, (n: number) => `[2001:db8::7]:${n}`, (n: number) => `${'x'.repeat(5_000)}${n}`])
    expect([await ask(told(1)), await ask(told(2)), await ask(told(3))]).toEqual([200, 200, 429])
  await house.close()
})
