import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountOperations } from '#apps/server/operations.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'

let t: TestHouse
const stopping = new AbortController()
beforeAll(async () => {
  t = await createTestHouse()
  await mountOperations(t.app, t.house, stopping.signal)
})
afterAll(() => t.close())

test('reliability 15: the document of the calls runs nobody else’s scripts, and stands in no frame', async () => {
  for (const url of ['/docs/', '/docs/static/swagger-initializer.js']) {
    const { statusCode, headers } = await t.app.inject({ url })
    expect(statusCode, url).toBe(200)
    expect(headers['content-security-policy'], url).toMatch(/default-src 'none'; script-src 'self';.*frame-ancestors 'none'/)
  }
})

test('reliability 25: a site that stops is alive and no longer ready', async () => {
  const ask = async (url: string) => (await t.app.inject({ url })).statusCode
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 200])
  stopping.abort()
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 503])
})

test('reliability 25: whoever asks whether the site is ready hears no within two seconds where the database says nothing', async () => {
  const house = await createTestHouse({ only: [] })
  const pool = Object.assign(Object.create(house.house.pool), { query: () => new Promise(() => undefined) })
  await mountOperations(house.app, { ...house.house, pool }, new AbortController().signal)
  const answer = await house.app.inject({ url: '/health/ready' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  await house.close()
})

test.each([
  ['development', {}, {}, 200],
  ['development', {}, { remoteAddress: '192.168.1.9' }, 404],
  ['development', {}, { headers: { 'x-forwarded-for': '127.0.0.1' } }, 404],
  ['development', {}, { headers: { host: 'evil.example' } }, 404],
  ['development', { METRICS_KEY: 'figures' }, {}, 404],
  ['production', {}, {}, 404],
  ['production', { METRICS_KEY: 'figures' }, {}, 404],
  ['production', { METRICS_KEY: 'figures' }, { headers: { authorization: 'Bearer figure' } }, 404],
  ['production', { METRICS_KEY: 'figures' }, { headers: { authorization: 'Bearer figures' }, remoteAddress: '192.168.1.9' }, 200],
])('reliability 25: in %s with %j the figures asked for by %j are answered %i', async (mode, env, asked, status) => {
  const house = await createTestHouse({ only: [], env })
  const config = { ...house.house.config, production: mode === 'production' }
  await mountOperations(house.app, { ...house.house, config }, new AbortController().signal)
  const answer = await house.app.inject({ url: '/metrics', ...asked })
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('openhouse_')).toBe(status === 200)
  await house.close()
})
