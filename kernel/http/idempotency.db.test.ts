import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { canonicalJson } from '#kernel/http/canonical-json.ts'
import { handle } from '#kernel/http/handle.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { Identify } from '#kernel/http/visitor.ts'
import { xsrfTokenOf } from '#kernel/http/xsrf.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { slice as httpSlice } from '#kernel/http/server-slice.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'

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
/** A command whose declaration has no word about keys, that signs somebody in. */
const enter = endpoint({
  route: 'POST /rest/testing-enter/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ password: Type.String() }),
  reply: Type.Object({ count: Type.Integer() }),
})

let paid = 0
let answer: () => Promise<void> = async () => undefined

/** The header X-Ended names a player whose session has ended in this browser. */
const identify: Identify = async (request, ...house) => {
  const ended = request.headers['x-ended']
  if (typeof ended !== 'string') return identifyByHeader(request, ...house)
  return { player_id: null, session_id: 'visit', ended_session_id: `session-${ended}` }
}

const slice = defineServerSlice({
  name: 'testing/commands',
  identify,
  routes: [
    handle(pay, async () => {
      await answer()
      paid += 1
      return { count: paid }
    }),
    handle(enter, async ({ reply }) => {
      await answer()
      paid += 1
      reply.setCookie('session', `token-${paid}`, { path: '/', httpOnly: true })
      reply.clearCookie('visit')
      return { count: paid }
    }),
  ],
})

let t: TestHouse
/** Keys are a player's own: each test has a player, and one beside. */
let number = 0
let player = ''
let other_player = ''
beforeAll(async () => {
  t = await createTestHouse({ slices: [slice] })
})
afterAll(() => t.close())
beforeEach(() => {
  paid = 0
  answer = async () => undefined
  player = String((number += 2))
  other_player = String(number + 1)
})

const asPlayer = (who: string, key?: string): Record<string, string> => ({
  'x-player': who,
  'x-requested-with': 'XMLHttpRequest',
  'x-xsrf-token': xsrfTokenOf(t.house, `session-${who}`),
  ...(key ? { 'idempotency-key': key } : {}),
})
const post = (url: string, payload: unknown, headers: Record<string, string>) =>
  t.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(payload) })

test('the same key and body get the stored answer; another body is 409; another player has keys of their own', async () => {
  const first = await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'a'))
  const again = await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'a'))
  expect([first.json(), again.json()]).toEqual([
    { success: true, count: 1 },
    { success: true, count: 1 },
  ])
  expect((await post('/rest/testing-pay/', { amount_minor: 6 }, asPlayer(player, 'a'))).statusCode).toBe(409)
  expect((await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(other_player, 'a'))).json()).toEqual({ success: true, count: 2 })
  expect((await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player))).statusCode).toBe(400)
})

test('a replayed answer is the first one to the byte', async () => {
  const [first, again] = [
    await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'bytes')),
    await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'bytes')),
  ]
  expect(first.body).toBe('{"success":true,"count":1}')
  expect([again.body, again.headers['content-type']]).toEqual([first.body, first.headers['content-type']])
})

test('a key has up to 255 characters', async () => {
  const pays = (length: number) => post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'k'.repeat(length)))
  expect((await pays(255)).json()).toEqual({ success: true, count: 1 })
  const longer = await pays(256)
  expect([longer.statusCode, longer.json().error]).toEqual([400, 'idempotency-key-missing'])
  expect(paid).toBe(1)
})

test('the order of fields is not content, at any depth: values and the order of a list are', async () => {
  const pays = (body: unknown) => post('/rest/testing-pay/', body, asPlayer(player, 'o'))
  const first = { amount_minor: 5, card: { month: 2, year: 30 }, parts: [1, 2] }
  expect((await pays(first)).json()).toEqual({ success: true, count: 1 })
  expect((await pays({ parts: [1, 2], card: { year: 30, month: 2 }, amount_minor: 5 })).json()).toEqual({ success: true, count: 1 })
  const others = [
    { ...first, amount_minor: 6 },
    { ...first, card: { month: 30, year: 2 } },
    { ...first, parts: [2, 1] },
    { amount_minor: 5, card: first.card },
  ]
  for (const other of others) expect((await pays(other)).statusCode).toBe(409)
  expect(paid).toBe(1)
})

test('50 at once run once', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'b'))))
  expect(paid).toBe(1)
  for (const response of all) expect([200, 409]).toContain(response.statusCode)
})

test('a refusal is an answer; a failure frees the key', async () => {
  answer = async () => {
    throw new Refusal('check-the-form')
  }
  expect((await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'c'))).json().error).toBe('check-the-form')
  answer = async () => {
    throw new Error('down')
  }
  expect((await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'c'))).json().error).toBe('check-the-form')
  expect((await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'd'))).statusCode).toBe(500)
  answer = async () => undefined
  expect((await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'd'))).json().count).toBe(1)
})

test('a key whose process died is free when the refusal says so, and for the same command alone', async () => {
  const pays = (amount_minor: number) => post('/rest/testing-pay/', { amount_minor }, asPlayer(player, 'd'))
  await pays(5)
  await t.house.pool.query(`update kernel.idempotent_answers set sealed = null, status = null`)
  t.clock.advance(4_000)
  const waits = await pays(5)
  expect([waits.statusCode, waits.json().error, waits.headers['retry-after']]).toEqual([409, 'request-in-progress', '6'])
  t.clock.advance(5_999)
  expect((await pays(5)).headers['retry-after']).toBe('1')
  t.clock.advance(1)
  // What it did before it died may be in the ledger under this key.
  expect((await pays(6)).json().error).toBe('idempotency-key-reused')
  expect((await pays(5)).json().count).toBe(2)
})

test('a command that takes long keeps its key as long as its process lives', async () => {
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  answer = async () => {
    begun.resolve()
    await finished.promise
  }
  const first = post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'l'))
  await begun.promise
  t.clock.advance(31_000)
  const second = await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'l'))
  expect([second.statusCode, second.json().error, second.headers['retry-after']]).toEqual([409, 'request-in-progress', '2'])
  expect((await post('/rest/testing-pay/', { amount_minor: 6 }, asPlayer(player, 'l'))).json().error).toBe('idempotency-key-reused')
  // Another process goes by what this one tells the database.
  const held_for_ms = async (): Promise<number> => {
    const { rows } = await t.house.pool.query<{ held_until: Date }>(`select held_until from kernel.idempotent_answers where key = 'l'`)
    return Number(rows[0]?.held_until) - t.clock.now().getTime()
  }
  await expect.poll(held_for_ms, { timeout: 10_000 }).toBe(10_000)
  finished.resolve()
  expect((await first).json().count).toBe(1)
})

test('reliability 4: every command takes a key, also one whose contract says nothing of keys; a replay brings its cookies', async () => {
  const enters = (password: string, key?: string) => post('/rest/testing-enter/', { password }, asPlayer(player, key))
  const [first, again] = [await enters('secret', 'e'), await enters('secret', 'e')]
  expect([first.json(), again.json()]).toEqual([
    { success: true, count: 1 },
    { success: true, count: 1 },
  ])
  expect(again.cookies).toEqual(first.cookies)
  expect(again.cookies).toContainEqual(expect.objectContaining({ name: 'session', value: 'token-1', httpOnly: true }))
  expect((await enters('other', 'e')).json().error).toBe('idempotency-key-reused')
  expect((await enters('secret', 'k'.repeat(256))).statusCode).toBe(400)
  expect([(await enters('secret')).json().count, (await enters('secret', 'f')).json().count]).toEqual([2, 3])
})

const asEnded = (who: string, key: string, xsrf_of = who): Record<string, string> => {
  const { 'x-player': _, ...headers } = asPlayer(xsrf_of, key)
  return { ...headers, 'x-ended': who }
}

test('decision 0017: a command that ended its own session is answered the same to that session, with the next one, and to no other', async () => {
  const body = { password: 'secret' }
  const first = await post('/rest/testing-enter/', body, asPlayer(player, 'ended'))
  const again = await post('/rest/testing-enter/', body, asEnded(player, 'ended'))
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  expect(again.cookies).toEqual(first.cookies.filter(({ name }) => name !== 'XSRF-TOKEN'))
  expect((await post('/rest/testing-enter/', { password: 'other' }, asEnded(player, 'ended'))).json().error).toBe('idempotency-key-reused')
  for (const headers of [
    asEnded(other_player, 'ended'),
    asEnded(player, 'another key'),
    asEnded(player, 'ended', other_player),
    { ...asEnded(player, 'ended'), 'sec-fetch-site': 'cross-site' },
  ]) {
    const refused = await post('/rest/testing-enter/', body, headers)
    expect([refused.statusCode >= 400, refused.cookies.filter(({ name }) => name === 'session')]).toEqual([true, []])
  }
  expect((await post('/rest/testing-pay/', { amount_minor: 5 }, asEnded(player, 'ended'))).statusCode).toBe(403)
  expect(paid).toBe(1)
})

test('reliability 14: what is kept of a command tells neither its password nor the session that it opened', async () => {
  const body = { password: 'secret' }
  await post('/rest/testing-enter/', body, asPlayer(player, 'enter-once'))
  const kept = () => t.house.pool.query<{ request_hash: Buffer }>(`select * from kernel.idempotent_answers where key = 'enter-once'`)
  const { rows } = await kept()
  expect(rows).toHaveLength(1)
  expect(
    JSON.stringify(rows.map((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value)))),
  ).not.toMatch(/token-1|secret/)
  // Whoever has the table alone can try no guesses.
  const guess = createHash('sha256')
    .update(canonicalJson([{}, body]))
    .digest()
  expect(rows[0]?.request_hash.equals(guess)).toBe(false)
  t.clock.advance(10 * 60_000)
  await deleteOldRows({ ...t.house, slices: [httpSlice] })
  expect((await kept()).rowCount).toBe(0)
})

test('decision 0029: an answer is kept for thirty days and not longer', async () => {
  const keys = async () =>
    (await t.house.pool.query<{ key: string }>(`select key from kernel.idempotent_answers where key = 'thirty-days'`)).rows
  await post('/rest/testing-pay/', { amount_minor: 5 }, asPlayer(player, 'thirty-days'))
  t.clock.advance(30 * 24 * 3_600_000 - 1)
  await deleteOldRows({ ...t.house, slices: [httpSlice] })
  expect(await keys()).toEqual([{ key: 'thirty-days' }])
  t.clock.advance(1)
  await deleteOldRows({ ...t.house, slices: [httpSlice] })
  expect(await keys()).toEqual([])
})
