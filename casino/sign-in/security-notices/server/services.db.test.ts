import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letTick } from '#apps/testing/ticking-clock.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerEndpoint } from '#casino/players/accounts/contract.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { formOf } from '#casino/players/accounts/testing/form.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { restrictionOf } from '#casino/players/responsible-play/server/api.ts'
import { unlinkSocial } from '#casino/sign-in/social/contract.ts'
import { turnOn } from '#casino/sign-in/second-factor/testing/app-with-codes.ts'
import { openSocialHouse, type SocialHouse } from '#casino/sign-in/social/testing/social-house.ts'
import { enter, goThere, registerThere } from '#casino/sign-in/social/testing/social-visit.ts'
import { checkConfirmation } from '#casino/sign-in/one-time-codes/contract.ts'
import { codeFor, postOf } from '#casino/sign-in/one-time-codes/testing/post.ts'
import { takeBackEndpoint } from '../contract.ts'
import { acrossThePress } from '../testing/across-the-press.ts'

let social: SocialHouse
let t: SocialHouse['t']
beforeAll(async () => {
  social = await openSocialHouse()
  t = social.t
})
afterAll(() => social.close())

let email = ''
beforeEach(() => {
  email = social.nextPerson()
})

const joined = async (language = 'uk'): Promise<TestVisitor> => {
  const visitor = t.visitor()
  await visitor.call(registerEndpoint, { body: formOf(email), headers: { 'x-language': language } })
  await visitor.call(checkConfirmation, { params: { type: 'email' }, body: { code: await codeFor(t, email) } })
  return visitor
}
const link = async (visitor: TestVisitor): Promise<void> => {
  await goThere(visitor)
  expect((await enter(visitor)).data.outcome).toBe('linked')
}
const unlink = (visitor: TestVisitor) => visitor.call(unlinkSocial, { params: { provider: 'local' } })
const letters = async () => (await postOf(t, email)).filter(({ body }) => body.includes('not-me='))

test('an account of another service that was linked, and unlinked, is told by letters that name the service', async () => {
  const visitor = await joined()
  await link(visitor)
  expect(await letters()).toMatchObject([{ subject: expect.stringMatching(/^Новий спосіб входу .*: Local$/) }])
  expect((await letters())[0]?.body).toContain('обліковий запис Local')
  expect((await unlink(visitor)).body.success).toBe(true)
  expect(await letters()).toMatchObject([{ subject: expect.stringMatching(/^Local від’єднано від акаунта/) }, {}])
})

test.each([
  ['ru', 'Новый способ входа', 'Local отключён'],
  ['en', 'A new way into', 'Local was unlinked'],
] as const)('the letters speak the player’s language: %s', async (language, linked, unlinked) => {
  const visitor = await joined(language)
  await link(visitor)
  await unlink(visitor)
  const subjects = (await letters()).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringContaining(unlinked), expect.stringContaining(linked)])
})

test('the letter of a stranger’s link takes it away again, however fast the clock ticks', async () => {
  const visitor = await joined()
  const stop = letTick(t)
  await link(visitor).finally(stop)
  const token = /not-me=([\w-]+)/.exec((await letters())[0]?.body ?? '')?.[1] ?? ''
  expect((await (await t.arrive()).call(takeBackEndpoint, { body: { token } })).body.success).toBe(true)
  const thief = await t.arrive()
  await goThere(thief)
  expect((await enter(thief)).error).toBe('social-email-has-account')
})

test('a service that a stranger was linking while the press ended their session is not linked', async () => {
  const visitor = await joined()
  await goThere(visitor)
  const { login } = (await visitor.raw('GET', '/rest/init/')).json().data
  const answer = await acrossThePress(t, login, async () => ({ body: await enter(visitor) }))
  expect(answer).toMatchObject({ success: false, error: 'not-authorized' })
})

test('a service that a stranger had linked, and that was letting them in while the press took it away, leads to no second step either', async () => {
  const visitor = await joined()
  await link(visitor)
  await turnOn(t, visitor)
  await sql`update sign_in_second_factor.authenticators set confirmed_at = confirmed_at - interval '1 day'`.execute(t.house.db)
  const { login } = (await visitor.raw('GET', '/rest/init/')).json().data
  const thief = await t.arrive()
  await goThere(thief)
  expect(await acrossThePress(t, login, async () => ({ body: await enter(thief) }))).toMatchObject({ error: 'social-expired' })
})

test('RP-003, decision 0029: a self-excluded player who disowns a service is known by it when they register with it again', async () => {
  const visitor = await joined()
  await link(visitor)
  await visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  const token = /not-me=([\w-]+)/.exec((await letters())[0]?.body ?? '')?.[1] ?? ''
  expect((await (await t.arrive()).call(takeBackEndpoint, { body: { token } })).body.success).toBe(true)
  const { sub } = social.provider.state.person ?? { sub: '' }
  social.provider.state.person = { sub }
  const back = await playerByLogin(t.house.db, await registerThere(await t.arrive()))
  expect(await restrictionOf(t.house.db, back?.id ?? 0n, t.clock.now())).toMatchObject({ kind: 'self-excluded' })
})

test('the service that an account was made by is no news to its owner', async () => {
  await registerThere(await t.arrive())
  expect(await letters()).toEqual([])
})
