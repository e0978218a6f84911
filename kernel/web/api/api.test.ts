import { Type } from 'typebox'
import { expect, test, vi } from 'vitest'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { createApi, urlOf, type ApiParts } from '#kernel/web/api/api.ts'
import { fetchTransport } from '#kernel/web/browser.ts'
import { NotAnswered, type Received, type Sent } from '#kernel/web/api/transport.ts'

const placeBet = endpoint({
  route: 'POST /rest/game/{slug}/round/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  params: Type.Object({ slug: Type.String() }),
  body: Type.Object({ stake: Type.Integer() }),
  reply: Type.Object({ win: Type.Integer() }),
})
const logIn = endpoint({ route: 'POST /login/', who: 'guest', effect: 'changes', body: Type.Object({}), reply: Type.Object({}) })
const search = endpoint({
  route: 'GET /rest/search/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ name: Type.Optional(Type.String()) }),
  reply: Type.Object({}),
})

type Step = Partial<Received> | NotAnswered

const apiOf = (steps: readonly Step[], parts: Partial<ApiParts> = {}) => {
  const sent: Sent[] = []
  const waits: number[] = []
  const api = createApi({
    transport: async (request) => {
      const step = steps[Math.min(sent.length, steps.length - 1)]
      sent.push(request)
      if (step instanceof NotAnswered) throw step
      return { status: 200, body: { success: true }, retry_after_s: undefined, ...step }
    },
    headers: () => ({ 'x-xsrf-token': 'token' }),
    messageOf: (status) => `message ${status}`,
    wait: async (delay_ms) => void waits.push(delay_ms),
    ...parts,
  })
  return { api, sent, waits }
}

test('SE-007, SE-008: every call carries X-Requested-With and the echoed token', async () => {
  const { api, sent } = apiOf([{}])
  await api.call<typeof search>('GET /rest/search/', { query: { name: 'козак' } })
  expect(sent[0]).toMatchObject({ method: 'GET', url: '/rest/search/?name=%D0%BA%D0%BE%D0%B7%D0%B0%D0%BA' })
  expect(sent[0]?.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'token' })
})

test('what a page says last is sent to its end also when the page is left', async () => {
  const { api, sent } = apiOf([{}])
  await api.call<typeof logIn>('POST /login/', { body: {}, outlives_page: true })
  await api.call<typeof logIn>('POST /login/', { body: {} })
  expect(sent.map(({ outlives_page }) => outlives_page)).toEqual([true, undefined])
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  for (const one of sent) await fetchTransport(one)
  expect(fetched.mock.calls.map(([, given]) => given?.keepalive)).toEqual([true, undefined])
  fetched.mockRestore()
})

test('A-002, ER-017, ER-018: success needs a 2xx status and the flag', async () => {
  const cases: [Partial<Received>, boolean][] = [
    [{ status: 200, body: { success: true } }, true],
    [{ status: 204, body: { success: true } }, true],
    [{ status: 200, body: { data: [] } }, false],
    [{ status: 200, body: null }, false],
    [{ status: 200, body: [1] }, false],
    [{ status: 500, body: { success: true } }, false],
    [{ status: 200, body: { success: false, error: 'x' } }, false],
  ]
  for (const [received, success] of cases) expect((await apiOf([received]).api.send('GET', '/rest/x/')).success).toBe(success)
})

test('ER-015: failures without an answer have the four names of the specification', async () => {
  const name = async (step: Step) => {
    const answer = await apiOf([step]).api.send('GET', '/rest/x/')
    return answer.success ? '' : answer.error
  }
  expect(await name(new NotAnswered('Network Error'))).toBe('Network Error')
  expect(await name(new NotAnswered('Request aborted'))).toBe('Request aborted')
  expect(await name(new NotAnswered('timeout exceeded'))).toBe('timeout exceeded')
  expect(await name({ status: 502, body: null })).toBe('Request failed with status code 502')
})

test('a refusal keeps its code, its words and the errors of its fields', async () => {
  const { api } = apiOf([
    { status: 422, body: { success: false, error: 'invalid-input', message: 'Перевірте', errors: { stake: 'Замало' } } },
  ])
  expect(await api.send('POST', '/rest/x/', { body: {} })).toMatchObject({
    success: false,
    status: 422,
    error: 'invalid-input',
    message: 'Перевірте',
    errors: { stake: 'Замало' },
  })
})

test('ER-001: a 301 moves the browser and is still passed on to the caller', async () => {
  const onMoved = vi.fn()
  const { api } = apiOf([{ status: 301, body: { success: false, redirectUrl: '/cash/' } }], { onMoved })
  expect(await api.send('GET', '/rest/x/')).toMatchObject({ success: false, status: 301 })
  expect(onMoved).toHaveBeenCalledWith('/cash/')
})

test('ER-009: a 444 is told with its date', async () => {
  const onSelfExcluded = vi.fn()
  const { api } = apiOf([{ status: 444, body: { success: false, till: '2027-01-01T00:00:00Z' } }], { onSelfExcluded })
  await api.send('GET', '/rest/game/x/play/')
  expect(onSelfExcluded).toHaveBeenCalledWith('/rest/game/x/play/', '2027-01-01T00:00:00Z')
})

test('a command of money whose outcome is unknown is repeated with the same key and body', async () => {
  const { api, sent, waits } = apiOf([
    new NotAnswered('Network Error'),
    { status: 503, body: null, retry_after_s: 2 },
    { body: { success: true, win: 5 } },
  ])
  const answer = await api.call<typeof placeBet>('POST /rest/game/{slug}/round/', {
    params: { slug: 'a b' },
    body: { stake: 100 },
    key: 'k1',
  })
  expect(answer).toEqual({ success: true, win: 5 })
  expect(sent.map((request) => [request.url, request.headers['idempotency-key'], request.body])).toEqual(
    Array.from({ length: 3 }, () => ['/rest/game/a%20b/round/', 'k1', '{"stake":100}']),
  )
  expect(waits).toEqual([400, 2000])
})

test('a refusal, an abort and a call without a key are never repeated', async () => {
  const refused = apiOf([{ status: 200, body: { success: false, error: 'insufficient-funds' } }])
  await refused.api.send('POST', '/rest/x/', { body: {}, key: 'k' })
  const aborted = apiOf([new NotAnswered('Request aborted')])
  await aborted.api.send('POST', '/rest/x/', { body: {}, key: 'k' })
  const keyless = apiOf([new NotAnswered('Network Error')])
  await keyless.api.send('POST', '/rest/x/', { body: {} })
  expect([refused.sent.length, aborted.sent.length, keyless.sent.length]).toEqual([1, 1, 1])
})

test('every command gets a key by itself, and is repeated with it only where its connection was lost', async () => {
  let made = 0
  const newKey = () => `made-${++made}`
  const lost = apiOf([new NotAnswered('Network Error'), { status: 409, body: null, retry_after_s: 2 }, {}], { newKey })
  expect((await lost.api.call<typeof logIn>('POST /login/', { body: {} })).success).toBe(true)
  expect(lost.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['made-1', 'made-1', 'made-1'])
  expect(lost.waits).toEqual([400, 2000])
  for (const step of [new NotAnswered('timeout exceeded'), { status: 503, body: null, retry_after_s: 5 }]) {
    const told = apiOf([step], { newKey })
    await told.api.call<typeof logIn>('POST /login/', { body: {} })
    expect(told.sent).toHaveLength(1)
  }
  const reads = apiOf([{}], { newKey })
  await reads.api.call<typeof search>('GET /rest/search/', {})
  expect(reads.sent[0]?.headers).not.toHaveProperty('idempotency-key')
})

test('AU-013: a call that gives up by itself is not repeated then, though its form gave it a key; a lost connection is tried again', async () => {
  const timesOut = (path: string): boolean => path === '/login/'
  const timed = apiOf([new NotAnswered('timeout exceeded'), {}], { timesOut })
  expect((await timed.api.call<typeof logIn>('POST /login/', { body: {}, key: 'of-the-form' })).success).toBe(false)
  expect(timed.sent).toHaveLength(1)
  const lost = apiOf([new NotAnswered('Network Error'), {}], { timesOut })
  expect((await lost.api.call<typeof logIn>('POST /login/', { body: {}, key: 'of-the-form' })).success).toBe(true)
  expect(lost.sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['of-the-form', 'of-the-form'])
})

test('what a refused command lacked makes another command of it, the same at each repetition', async () => {
  const { api, sent } = apiOf([{ body: { success: false, error: 'captcha-needed' } }, new NotAnswered('Network Error'), {}], {
    solve: async () => ({ captcha: 'pass' }),
  })
  await api.send('POST', '/rest/x/', { body: {}, key: 'k' })
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k-1', 'k-1'])
})

test('it gives up after three repetitions and says that nothing was answered', async () => {
  const { api, sent } = apiOf([new NotAnswered('Network Error')])
  expect(await api.send('POST', '/rest/x/', { body: {}, key: 'k' })).toMatchObject({
    success: false,
    status: null,
    message: 'message null',
  })
  expect(sent.length).toBe(4)
})

test('a command whose outcome nobody knows says so, whatever the last answer was; a refusal, and a key used for something else, do not', async () => {
  const knows = async (step: Step) => {
    const answer = await apiOf([step]).api.send('POST', '/rest/x/', { body: {}, key: 'k' })
    return answer.success || !answer.is_unknown
  }
  for (const reason of ['Network Error', 'Request aborted', 'timeout exceeded'] as const)
    expect(await knows(new NotAnswered(reason))).toBe(false)
  for (const status of [502, 503, 504]) expect(await knows({ status, body: null })).toBe(false)
  expect(await knows({ status: 409, body: null, retry_after_s: 1 })).toBe(false)
  for (const status of [200, 401, 409, 422, 429, 444]) expect(await knows({ status, body: { success: false } })).toBe(true)
  expect(await knows({ status: 429, body: null, retry_after_s: 60 })).toBe(true)
})

test('a path part is escaped and an empty query leaves no question mark', () => {
  expect(urlOf('/rest/a/{id}/', { id: '../x?y' }, { limit: undefined })).toBe('/rest/a/..%2Fx%3Fy/')
})

test('a refusal that the page can solve is solved, and the same call goes again with what it lacked', async () => {
  const solve = vi.fn(async () => ({ captcha: 'pass' }))
  const { api, sent } = apiOf([{ body: { success: false, error: 'captcha-needed' } }, {}], { solve })
  expect((await api.send('POST', '/login/', { body: { login: 'olena' } })).success).toBe(true)
  expect(sent.map(({ body }) => body)).toEqual(['{"login":"olena"}', '{"login":"olena","captcha":"pass"}'])
  expect(solve).toHaveBeenCalledTimes(1)
})

test('a refusal that stays is left after three solutions, and at once when there is none', async () => {
  const refused: Step = { body: { success: false, error: 'captcha-needed' } }
  const { api, sent } = apiOf([refused], { solve: async () => ({}) })
  expect((await api.send('POST', '/login/', { body: {} })).success).toBe(false)
  expect(sent).toHaveLength(4)
  const unsolved = apiOf([refused], { solve: async () => null })
  expect((await unsolved.api.send('POST', '/login/', { body: {} })).success).toBe(false)
  expect(unsolved.sent).toHaveLength(1)
})

test('SE-009: every call goes under the site’s own host, whatever its parameters hold', () => {
  const paths = ['//elsewhere.example', 'https://elsewhere.example/', '../..', '@elsewhere.example'].map((slug) =>
    urlOf('/rest/game/{slug}/round/', { params: { slug } }),
  )
  for (const path of paths) expect(new URL(path, 'https://openhouse.example').origin).toBe('https://openhouse.example')
})
