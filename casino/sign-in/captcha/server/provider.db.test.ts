import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint, logOutEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { readConfig } from '#kernel/config/config.ts'
import { openCaptchaProvider, type TestProvider } from '../testing/provider.ts'
import { passFor } from '../testing/solve.ts'

let provider: TestProvider
/** With the house's own check behind the provider, and without. */
let t: TestHouse
let alone: TestHouse
const settings = () => ({
  RECAPTCHA_KEY: 'site-key',
  RECAPTCHA_URL: 'https://captcha.example/api.js',
  RECAPTCHA_SECRET: 'secret',
  RECAPTCHA_VERIFY_URL: `${provider.url}/verify`,
  RECAPTCHA_ORIGINS: 'https://static.captcha.example',
})
beforeAll(async () => {
  provider = await openCaptchaProvider()
  t = await createTestHouse({ env: { ...settings(), CAPTCHA_INTERNAL: 'yes' } })
  alone = await createTestHouse({ env: { ...settings(), CAPTCHA_INTERNAL: 'no' } })
})
afterAll(async () => {
  await t.close()
  await alone.close()
  await provider.close()
})
beforeEach(() => {
  for (const { clock } of [t, alone]) clock.advance(3_600_000)
  provider.status = 200
  provider.asked.length = 0
})

const logIn = async (visitor: TestVisitor, captcha?: string) => {
  const { body } = await visitor.call(logInEndpoint, { body: { login: 'nobody', password: 'wrong', ...(captcha ? { captcha } : {}) } })
  return body as typeof body & { way: string; internalKey: string | null }
}

const suspicious = async (house: TestHouse): Promise<TestVisitor> => {
  const visitor = house.visitor()
  await visitor.call(logOutEndpoint)
  for (let tried = 0; tried < 3; tried++) await logIn(visitor)
  return visitor
}

const good = { success: true, hostname: 'localhost', action: 'login', score: 0.9 }

test('CA-002: the configured provider is asked for, and its word opens the call', async () => {
  const visitor = await suspicious(t)
  expect(await logIn(visitor)).toMatchObject({ error: 'captcha-needed', way: 'provider', internalKey: expect.any(String) })
  provider.answers.set('person', good)
  expect((await logIn(visitor, 'person')).error).toBe('wrong-login-or-password')
  expect(Object.fromEntries(provider.asked[0] ?? [])).toEqual({ secret: 'secret', response: 'person' })
  expect((await logIn(visitor, 'person')).error).toBe('captcha-needed')
})

test.each([
  ['of another site', { ...good, hostname: 'evil.example' }],
  ['of another call', { ...good, action: 'register' }],
  ['of a likely program', { ...good, score: 0.1 }],
  ['with a score that is none', { ...good, score: 'NaN' }],
  ['that failed', { success: false }],
  ['that did not quite succeed', { success: 'true' }],
])('a token %s opens nothing; the house checks by itself instead', async (_what, answer) => {
  const visitor = await suspicious(t)
  provider.answers.set('token', answer)
  const refused = await logIn(visitor, 'token')
  expect(refused).toMatchObject({ error: 'captcha-needed', way: 'internal' })
  expect((await logIn(visitor, await passFor(visitor, refused.internalKey ?? ''))).error).toBe('wrong-login-or-password')
})

test('CA-003: where the provider is down the house checks by itself', async () => {
  const visitor = await suspicious(t)
  provider.status = 500
  const refused = await logIn(visitor, 'person')
  expect(refused).toMatchObject({ error: 'captcha-needed', way: 'internal' })
  expect((await logIn(visitor, await passFor(visitor, refused.internalKey ?? ''))).error).toBe('wrong-login-or-password')
})

test('without a check of the house a provider that is down is told as what it is', async () => {
  const visitor = await suspicious(alone)
  expect(await logIn(visitor)).toMatchObject({ error: 'captcha-needed', way: 'provider', internalKey: null })
  provider.status = 500
  expect((await logIn(visitor, 'person')).error).toBe('captcha-unavailable')
  provider.status = 200
  provider.answers.set('program', { ...good, score: 0 })
  expect(await logIn(visitor, 'program')).toMatchObject({ error: 'captcha-needed', way: 'provider' })
})

const configOf = async (house: TestHouse): Promise<Record<string, unknown>> =>
  ((await house.visitor().raw('GET', '/rest/app/init/')).json() as { data: { config: Record<string, unknown> } }).data.config

test('EN-059, API-001: the start-up call says whether the service is enabled, its key and its script', async () => {
  expect((await configOf(t))['captcha']).toEqual({
    isEnabled: true,
    isInternalFallback: true,
    key: 'site-key',
    url: 'https://captcha.example/api.js',
  })
})

test('A-060: by default there is no service, and the house checks by itself', () => {
  expect(readConfig({}, { key_id: '1', hex: '00'.repeat(32) }).captcha).toEqual({ provider: null, internal: true })
})

test('half a configuration is refused at start with its mistakes named', () => {
  const read = () => readConfig({ RECAPTCHA_KEY: 'x', RECAPTCHA_URL: 'ftp://x', CAPTCHA_INTERNAL: 'maybe' }, { key_id: '1', hex: '' })
  expect(read).toThrow(/go together[\s\S]*must start with http[\s\S]*CAPTCHA_INTERNAL|CAPTCHA_INTERNAL[\s\S]*go together/)
})
