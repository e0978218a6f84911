import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { readConfig } from '#kernel/config/config.ts'
import { proveTelegram, startSocial } from '../contract.ts'
import { registrationsByAddress, startsByAddress } from '../rules.ts'
import { begin, enter, registerBySocial } from '../testing/social-visit.ts'
import { telegramAnswer } from '../testing/telegram-answer.ts'

const token = '123456789:AAexample-token-of-a-test-bot'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { TELEGRAM_BOT_TOKEN: token } })
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(24 * 3_600_000))

const answerOf = (id: number, bot_token = token): string =>
  telegramAnswer({ id, first_name: 'Олена', auth_date: t.clock.now().getTime() / 1000 }, bot_token)

const prove = async (visitor: TestVisitor, result: string) => (await visitor.call(proveTelegram, { body: { result } })).body

test('somebody new registers by Telegram, and the next time is signed in', async () => {
  const visitor = await t.arrive()
  const there = await begin(visitor, 'telegram', '/en/games/')
  expect([there.origin, there.searchParams.get('bot_id'), there.searchParams.get('origin'), there.searchParams.get('return_to')]).toEqual([
    'https://oauth.telegram.org',
    '123456789',
    'http://localhost:3000',
    'http://localhost:3000/en/games/?social=telegram',
  ])
  expect(await prove(visitor, answerOf(1))).toEqual({ success: true })
  expect((await enter(visitor)).data).toEqual({ outcome: 'registration', provider: 'telegram', email: null })
  expect((await registerBySocial(visitor)).success).toBe(true)

  const elsewhere = await t.arrive()
  await begin(elsewhere, 'telegram')
  t.clock.advance(1000)
  await prove(elsewhere, answerOf(1))
  expect((await enter(elsewhere)).data.outcome).toBe('entered')
})

test('a player links Telegram', async () => {
  const { visitor } = await registerPlayer(t)
  await begin(visitor, 'telegram')
  await prove(visitor, answerOf(2))
  expect((await enter(visitor)).data.outcome).toBe('linked')
  const main = (await visitor.raw('GET', '/rest/init/')).json() as { data: Record<string, unknown> }
  expect(main.data['activeSocialAccounts']).toEqual(['telegram'])
})

test('a way that was begun a quarter of an hour ago is over, however fresh the answer', async () => {
  const visitor = await t.arrive()
  await begin(visitor, 'telegram')
  t.clock.advance(15 * 60_000)
  expect((await prove(visitor, answerOf(9))).error).toBe('social-expired')
})

test.each([startsByAddress, registrationsByAddress])('reliability 18: one address has an end of its tries, $name', async (limit) => {
  const come = async (id: number) => {
    const visitor = await t.arrive()
    const { body, status } = await visitor.call(startSocial, { params: { provider: 'telegram' }, body: { returnTo: '/' } })
    if (!body.success) return status
    await prove(visitor, answerOf(id))
    return (await registerBySocial(visitor)).error ?? status
  }
  expect(await come(10 + limit.count)).toBe(200)
  await sql`update kernel.rate_windows set count = ${limit.count} where key like ${`${limit.name}:%`}`.execute(t.house.db)
  expect(await come(11 + limit.count)).toBe(limit === startsByAddress ? 429 : 'too-many-requests')
})

test('a forged answer is refused, and the way stays open for the true one', async () => {
  const visitor = await t.arrive()
  await begin(visitor, 'telegram')
  expect((await prove(visitor, answerOf(3, '987654321:BBanother-bot-of-somebody'))).error).toBe('social-failed')
  expect((await enter(visitor)).error).toBe('social-expired')
  expect((await prove(visitor, answerOf(3))).success).toBe(true)
})

test('an answer is taken once, by whomever', async () => {
  const [owner, thief] = [await t.arrive(), await t.arrive()]
  await begin(owner, 'telegram')
  await begin(thief, 'telegram')
  const answer = answerOf(4)
  expect((await prove(owner, answer)).success).toBe(true)
  expect((await prove(thief, answer)).error).toBe('social-expired')
  await begin(owner, 'telegram')
  expect((await prove(owner, answer)).error).toBe('social-expired')
})

test('of twelve who bring one answer at once one is taken', async () => {
  const visitors = await Promise.all(Array.from({ length: 12 }, () => t.arrive()))
  for (const visitor of visitors) await begin(visitor, 'telegram')
  const answer = answerOf(5)
  const proved = await Promise.all(visitors.map((visitor) => prove(visitor, answer)))
  expect(proved.filter(({ success }) => success)).toHaveLength(1)
})

test('an answer that nobody in this browser asked for is refused: no link leads into a stranger’s account', async () => {
  expect((await prove(await t.arrive(), answerOf(6))).error).toBe('social-expired')
})

test('an answer of more than five minutes is refused', async () => {
  const visitor = await t.arrive()
  await begin(visitor, 'telegram')
  const answer = answerOf(7)
  t.clock.advance(5 * 60_000)
  expect((await prove(visitor, answer)).error).toBe('social-failed')
})

test('without a bot there is no such way in', async () => {
  const plain = await createTestHouse()
  try {
    const visitor = plain.visitor()
    expect((await prove(visitor, answerOf(8))).error).toBe('social-unknown')
    await expect(begin(visitor, 'telegram')).rejects.toThrow('social-unknown')
  } finally {
    await plain.close()
  }
})

test('a configuration of services names every mistake at once', () => {
  const providers = [
    { name: 'G', title: '', issuer: 'http://accounts.example', client_id: '', client_secret: '' },
    { name: 'telegram', title: 'x', issuer: 'https://x.example', client_id: 'x', client_secret: 'x', scope: 'email' },
  ]
  const read =
    (value: string, bot = '') =>
    () =>
      readConfig({ SOCIAL_PROVIDERS: value, TELEGRAM_BOT_TOKEN: bot }, { key_id: '1', hex: '00'.repeat(32) })
  expect(read(JSON.stringify(providers), 'x')).toThrow(
    /name must be[\s\S]*title[\s\S]*issuer[\s\S]*client_id[\s\S]*not telegram[\s\S]*openid[\s\S]*BotFather/,
  )
  expect(read('{')).toThrow(/must be a JSON array/)
  expect(read('{}')).toThrow(/must be a JSON array/)
})
