import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { logInEndpoint, logOutEndpoint } from '../contract.ts'
import { openAccount, ownNames, signInKeyOf } from './api.ts'

const password = 'correct horse battery'
const minute_ms = 60_000

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { TRUST_PROXY: 'yes' } })
  for (const [index, name] of ['olena', 'taras'].entries()) {
    const keys = [
      await signInKeyOf(t.house, { kind: 'handle', name }, password),
      await signInKeyOf(t.house, { kind: 'email', name: `${name}@example.com` }, password),
    ]
    await inTransaction(t.house.db, async (tx) => {
      await openAccount(tx, BigInt(index + 1), keys)
      await ownNames(tx, BigInt(index + 1), ['email'])
    })
  }
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(24 * 60 * minute_ms))

const tryFrom = async (ip: string, login: string, pass: string, visitor?: TestVisitor) => {
  const { status, body, response } = await (visitor ?? (await t.arrive())).call(logInEndpoint, {
    body: { login, password: pass },
    headers: { 'x-forwarded-for': ip },
  })
  return { status, error: body.error, retry_after_s: Number(response.headers['retry-after']) }
}

const failFrom = async (ips: readonly string[], login: (index: number) => string): Promise<number[]> => {
  const statuses = []
  for (const [index, ip] of ips.entries()) statuses.push((await tryFrom(ip, login(index), 'wrong password')).status)
  return statuses
}

const apart = (count: number): string[] => Array.from({ length: count }, (_, index) => `10.${index}.0.1`)
const same = (count: number, ip = '203.0.113.7'): string[] => Array.from({ length: count }, () => ip)

test.each(['olena', 'nobody@example.com'])(
  'reliability 18: the sixth try at %j in 15 minutes is refused, wherever it comes from',
  async (login) => {
    expect(await failFrom(apart(6), () => login)).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await tryFrom('10.9.0.1', login, password)
    expect(refused).toMatchObject({ status: 429, error: 'too-many-requests', retry_after_s: 900 })
    t.clock.advance(15 * minute_ms - 1000)
    expect(await tryFrom('10.9.0.1', login, password)).toMatchObject({ status: 429, retry_after_s: 1 })
    t.clock.advance(1000)
    expect((await tryFrom('10.9.0.1', login, password)).status).toBe(200)
  },
)

test('reliability 18: the sixth try from one address is refused, whoever it is for', async () => {
  expect(await failFrom(same(6), (index) => `nobody${index}`)).toEqual([200, 200, 200, 200, 200, 429])
  expect((await tryFrom('203.0.113.8', 'olena', password)).error).toBeUndefined()
})

test('reliability 18: an IPv6 customer is one address, however many they use of it', async () => {
  const ips = Array.from({ length: 6 }, (_, index) => `2001:db8:1:2::${index + 1}`)
  expect((await failFrom(ips, (index) => `nobody${index}`)).at(-1)).toBe(429)
})

test('reliability 18: a network of many addresses is counted as a whole too', async () => {
  const ips = Array.from({ length: 51 }, (_, index) => `198.51.100.${index}`)
  const statuses = await failFrom(ips, (index) => `nobody${index}`)
  expect([statuses.slice(0, 50).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
})

test('honest log-ins never fill a window', async () => {
  for (let again = 0; again < 12; again++) expect((await tryFrom('203.0.113.7', 'olena', password)).status).toBe(200)
})

test('an attacker’s own log-in gives back its own try and no more', async () => {
  await failFrom(same(4), (index) => `nobody${index}`)
  expect((await tryFrom('203.0.113.7', 'taras', password)).error).toBeUndefined()
  expect(await failFrom(same(2), (index) => `nobody1${index}`)).toEqual([200, 429])
})

test('reliability 18: locking is no weapon: a device that got in before still gets in, by handle and by e-mail', async () => {
  const owner = await t.arrive()
  await tryFrom('203.0.113.7', 'olena', password, owner)
  await owner.call(logOutEndpoint)
  await failFrom(apart(6), () => 'olena')
  await failFrom(same(6), () => 'olena@example.com')
  expect((await tryFrom('203.0.113.7', 'olena', password)).status).toBe(429)
  for (const login of ['olena', 'olena@example.com']) {
    expect(await tryFrom('203.0.113.7', login, password, owner)).toMatchObject({ status: 200, error: undefined })
    await owner.call(logOutEndpoint)
  }
})

test('a trusted device has five tries of its own, at its own account alone', async () => {
  const owner = await t.arrive()
  await tryFrom('203.0.113.7', 'olena', password, owner)
  await owner.call(logOutEndpoint)
  const statuses = []
  for (let guess = 0; guess < 6; guess++) statuses.push((await tryFrom('203.0.113.7', 'olena', `guess ${guess}`, owner)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await failFrom(apart(6), () => 'taras')
  expect((await tryFrom('10.9.0.1', 'taras', password, owner)).status).toBe(429)
})

test('reliability 18, decision 0020: whoever claims somebody’s e-mail guesses at its owner’s password as any stranger', async () => {
  const own = 'a password of my own'
  const claim = await signInKeyOf(t.house, { kind: 'email', name: 'olena@example.com' }, own)
  await inTransaction(t.house.db, (tx) => openAccount(tx, 3n, [claim]))
  const claimer = await t.arrive()
  const getIn = async (ip: string) => {
    const answer = await tryFrom(ip, 'olena@example.com', own, claimer)
    await claimer.call(logOutEndpoint)
    return answer
  }
  expect((await getIn('203.0.113.7')).error).toBeUndefined()
  const statuses = []
  for (const [guess, ip] of apart(6).entries()) {
    statuses.push((await tryFrom(ip, 'olena@example.com', `guess ${guess}`, claimer)).status)
    // Their own password opens their own account, and gives no guess back.
    await getIn(`10.${guess}.1.1`)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('trust in a device wears off after 90 days', async () => {
  const owner = await t.arrive()
  await tryFrom('203.0.113.7', 'olena', password, owner)
  await owner.call(logOutEndpoint)
  t.clock.advance(91 * 24 * 60 * minute_ms)
  await failFrom(apart(6), () => 'olena')
  expect((await tryFrom('203.0.113.7', 'olena', password, owner)).status).toBe(429)
})

test('a refused try costs no password hash', async () => {
  const done = async () => (await t.house.metrics.registry.getSingleMetric('openhouse_password_hashes_total')?.get())?.values[0]?.value
  await failFrom(apart(6), () => 'olena')
  const before = await done()
  expect((await tryFrom('10.9.0.1', 'olena', password)).status).toBe(429)
  expect(await done()).toBe(before)
})
