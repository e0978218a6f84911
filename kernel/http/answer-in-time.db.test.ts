import Fastify from 'fastify'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { createDatabase, createPool, inTransaction, type Executor } from '#kernel/database/database.ts'
import { answerInTime } from '#kernel/http/answer-in-time.ts'
import { createApp } from '#kernel/http/app.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'

const reads = { who: 'anyone', effect: 'reads', reply: Type.Object({}) } as const
const silent = endpoint({ route: 'GET /rest/testing-silent/', ...reads })
const quick = endpoint({ route: 'GET /rest/testing-quick/', ...reads })
const lost = endpoint({ route: 'GET /rest/testing-lost/', ...reads })
const sleeping = endpoint({ route: 'GET /rest/testing-sleeping/', ...reads, query: Type.Object({ held: Type.Optional(Type.Boolean()) }) })

const sleep = async (db: Executor): Promise<object> => {
  await sql`select pg_sleep(${3})`.execute(db)
  return {}
}

let go: () => void = () => undefined

const slice = defineServerSlice({
  name: 'testing/answers',
  identify: identifyByHeader,
  routes: [
    handle(silent, async () => {
      await new Promise<void>((resolve) => void (go = resolve))
      return {}
    }),
    handle(sleeping, ({ house, query }) => (query.held ? inTransaction(house.db, sleep) : sleep(house.db))),
    handle(quick, async () => ({})),
    handle(lost, ({ house }) =>
      inTransaction(house.db, async (tx) => {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
        return {}
      }),
    ),
  ],
})

let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse({ slices: [slice] })
})
afterEach(() => t.close())

test('a call that a route hands on to nobody is answered once, and those after it go on being answered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const app = Fastify()
  answerInTime(app, 15_000)
  app.get('/nowhere', (_request, reply) => reply.callNotFound())
  app.get('/here', (_request, reply) => reply.send('here'))
  expect((await app.inject('/nowhere')).statusCode).toBe(404)
  // Past the time by which it would be told to come again.
  vi.advanceTimersByTime(20_000)
  expect((await app.inject('/here')).body).toBe('here')
  await app.close()
  vi.useRealTimers()
})

test('reliability 25: who is not answered in time is told to come again; what was begun for them may end unheard', async () => {
  const app = await createApp(t.house, identifyByHeader, 50)
  const answer = await app.inject({ url: '/rest/testing-silent/', headers: { 'x-language': 'en' } })
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(answer.json()).toMatchObject({ success: false, error: 'temporarily-unavailable' })
  go()
  expect((await app.inject({ url: '/rest/testing-quick/' })).statusCode).toBe(200)
  await app.close()
})

test('reliability 25: of many who wait, those alone are told whose answer does not come, in whatever order the others are answered', async () => {
  const app = await createApp(t.house, identifyByHeader, 300)
  const goes: (() => void)[] = []
  const asked: PromiseLike<{ statusCode: number }>[] = []
  for (let place = 0; place < 5; place += 1) {
    const before = go
    asked.push(app.inject({ url: '/rest/testing-silent/' }).then((answer) => answer))
    while (go === before) await new Promise(setImmediate)
    goes.push(go)
  }
  for (const place of [0, 2, 3]) goes[place]?.()
  const answers = await Promise.all(asked)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200, 200, 503])
  for (const late of goes) late()
  await app.close()
})

test('reliability 25: a connection that is lost in the middle of a transaction is 503, and the next one works', async () => {
  const answer = await t.app.inject({ url: '/rest/testing-lost/' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect((await sql<{ one: number }>`select 1 as one`.execute(t.house.db)).rows).toEqual([{ one: 1 }])
})

test('reliability 25: a connection that says nothing is given up, and nobody waits for it after that', async () => {
  const pool = createPool(String(t.house.pool.options.connectionString), { max: 1, application_name: 'silent', give_up_ms: 200 })
  const db = createDatabase(pool)
  const app = await createApp({ ...t.house, pool, db }, identifyByHeader)
  for (const url of ['/rest/testing-sleeping/', '/rest/testing-sleeping/?held=true']) {
    expect((await app.inject({ url })).statusCode, url).toBe(503)
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  }
  await app.close()
  await db.destroy()
})
