import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerEndpoint } from '#casino/players/accounts/contract.ts'
import { formOf } from '#casino/players/accounts/testing/form.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { logInEndpoint } from '../contract.ts'

const house = vi.hoisted(() => ({ has_time: true }))

vi.mock('./password-work.ts', async (original) => {
  const work = await original<typeof import('./password-work.ts')>()
  const passwordWork: typeof work.passwordWork = (...asked) =>
    house.has_time ? work.passwordWork(...asked) : Promise.reject(new Refusal('temporarily-unavailable', { retry_after_s: 10 }, 503))
  return { ...work, passwordWork }
})

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { CAPTCHA_INTERNAL: 'yes' } })
})
afterAll(() => t.close())
beforeEach(() => {
  house.has_time = true
})

const form = (name: string) => ({ body: formOf(`${name}@example.com`) })

test('reliability 18: whom the house has no time to look at has guessed nothing: neither a log-in nor a registration brings a check or a wait nearer', async () => {
  expect((await (await t.arrive()).call(registerEndpoint, form('regular'))).body.success).toBe(true)
  const { email, password = '' } = form('regular').body
  const logIn = async (with_password = password) =>
    (await t.arrive()).call(logInEndpoint, { body: { login: email ?? '', password: with_password } })
  house.has_time = false
  for (let tried = 0; tried < 7; tried += 1) {
    expect((await logIn()).status).toBe(503)
    if (tried < 3) expect((await (await t.arrive()).call(registerEndpoint, form('newcomer'))).status).toBe(503)
  }
  house.has_time = true
  expect((await logIn('not the password')).body.error).toBe('wrong-login-or-password')
  expect((await logIn()).body.success).toBe(true)
  expect((await (await t.arrive()).call(registerEndpoint, form('newcomer'))).body.success).toBe(true)
})
