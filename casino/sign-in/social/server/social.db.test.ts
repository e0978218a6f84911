import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { blockPlayer } from '#casino/sign-in/sessions/server/api.ts'
import { registerWith } from '#casino/players/accounts/testing/form.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { makeTheirs } from '#casino/sign-in/one-time-codes/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { registerSocial, startSocial } from '../contract.ts'
import { openSocialHouse, type SocialHouse } from '../testing/social-house.ts'
import { agree, begin, comeBack, enter, goThere, registerBySocial, registerThere } from '../testing/social-visit.ts'

let social: SocialHouse
let provider: SocialHouse['provider']
let t: SocialHouse['t']
beforeAll(async () => {
  social = await openSocialHouse()
  ;({ provider, t } = social)
})
afterAll(() => social.close())

/** Each test has a person of its own at the other service. */
beforeEach(() => void social.nextPerson())

const mainOf = async (visitor: TestVisitor): Promise<Record<string, unknown>> =>
  ((await visitor.raw('GET', '/rest/init/')).json() as { data: Record<string, unknown> }).data

const playerId = async (visitor: TestVisitor): Promise<bigint> => {
  const { login } = await mainOf(visitor)
  const { rows } = await sql<{ id: bigint }>`select id from players_accounts.players where login = ${login}`.execute(t.house.db)
  return rows[0]?.id ?? 0n
}

test('somebody new registers with both confirmations, and the next time is signed in', async () => {
  const visitor = await t.arrive()
  const there = await begin(visitor)
  const asked = Object.fromEntries(there.searchParams)
  expect(asked).toMatchObject({
    client_id: 'openhouse',
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: 'http://localhost:3000/social/local/callback/',
    code_challenge_method: 'S256',
  })
  expect(await comeBack(visitor, await agree(there))).toBe('/games/?social=back')
  const email = provider.state.person?.email
  expect(await enter(visitor)).toEqual({ success: true, data: { outcome: 'registration', provider: 'local', email } })
  expect((await mainOf(visitor))['isGuest']).toBe(true)

  const unconfirmed = { isAgeConfirmed: false, isAgreementsConfirmed: false }
  const { body } = await visitor.call(registerSocial, { body: unconfirmed })
  expect(Object.keys(body.errors ?? {})).toEqual(['isAgeConfirmed', 'isAgreementsConfirmed'])
  const registered = await registerBySocial(visitor)
  expect(registered).toMatchObject({ success: true, data: { login: expect.stringMatching(/^[a-z]+-[a-z]+-\d{4}$/) } })
  expect(await mainOf(visitor)).toMatchObject({ isGuest: false, login: registered.data.login, email, emailConfirmed: true })

  const elsewhere = await t.arrive()
  await goThere(elsewhere)
  expect(await enter(elsewhere)).toMatchObject({ success: true, data: { outcome: 'entered', provider: 'local', email: null } })
  expect((await mainOf(elsewhere))['login']).toBe(registered.data.login)
})

test('EN-013: the main data name the services by which a player can sign in', async () => {
  const visitor = await t.arrive()
  expect((await mainOf(visitor))['activeSocialAccounts']).toEqual([])
  await registerThere(visitor)
  expect((await mainOf(visitor))['activeSocialAccounts']).toEqual(['local'])
})

test('API-001: the start-up call names the configured services, and nothing of their secrets', async () => {
  const answer = (await t.visitor().raw('GET', '/rest/app/init/')).json() as { data: { config: Record<string, unknown> } }
  expect(answer.data.config['socialProviders']).toEqual([{ name: 'local', title: 'Local', icon: 'key' }])
  expect(JSON.stringify(answer)).not.toContain('secret of the test')
})

test('a blocked account is told so, and stays closed', async () => {
  const owner = await t.arrive()
  await registerThere(owner)
  const decision = { player_id: await playerId(owner), actor: 'test', reason: 'fraud' }
  await inTransaction(t.house.db, (tx) => blockPlayer(tx, t.house, decision))
  const visitor = await t.arrive()
  await goThere(visitor)
  expect((await enter(visitor)).error).toBe('account-blocked')
  expect([visitor.cookies.has('session'), visitor.cookies.get('inactive-status')]).toEqual([false, '1'])
})

test('an account that asks for a second factor asks for it here too', async () => {
  const owner = await t.arrive()
  await registerThere(owner)
  await sql`update sign_in_sessions.accounts set asks_second_factor = true where player_id = ${await playerId(owner)}`.execute(t.house.db)
  const visitor = await t.arrive()
  await goThere(visitor)
  expect(await enter(visitor)).toMatchObject({ success: false, error: 'second-factor-needed', ticket: expect.any(String) })
  expect(visitor.cookies.has('session')).toBe(false)
})

test('whoever says no there comes back to the page, and nothing has happened', async () => {
  provider.state.person = null
  const visitor = await t.arrive()
  expect(await goThere(visitor)).toBe('/games/?social=cancelled')
  expect((await enter(visitor)).error).toBe('social-expired')
})

test('a verified e-mail that another account has confirmed opens nothing and is not taken; its owner links from inside', async () => {
  const email = provider.state.person?.email ?? ''
  const owner = await t.arrive()
  await registerWith(owner, email)
  const player_id = await playerId(owner)
  await inTransaction(t.house.db, (tx) => makeTheirs(tx, t.house, player_id, { kind: 'email', contact: email }))

  const visitor = await t.arrive()
  await goThere(visitor)
  expect((await enter(visitor)).error).toBe('social-email-has-account')
  expect((await registerBySocial(visitor)).error).toBe('social-email-has-account')
  expect((await mainOf(visitor))['isGuest']).toBe(true)

  await goThere(owner)
  expect((await enter(owner)).data).toMatchObject({ outcome: 'linked' })
  await goThere(visitor)
  expect((await enter(visitor)).data.outcome).toBe('entered')
  expect(await playerId(visitor)).toBe(player_id)
})

test('decision 0020: an unverified e-mail of an existing player is a claim, and takes nothing over', async () => {
  const email = provider.state.person?.email ?? ''
  const owner = await t.arrive()
  await registerWith(owner, email)
  const player_id = await playerId(owner)
  await inTransaction(t.house.db, (tx) => makeTheirs(tx, t.house, player_id, { kind: 'email', contact: email }))
  for (const email_verified of [false, 'true', undefined]) {
    provider.state.person = { sub: `thief-${String(email_verified)}`, email, email_verified: email_verified as boolean }
    const thief = await t.arrive()
    await registerThere(thief)
    expect(await mainOf(thief)).toMatchObject({ isGuest: false, emailConfirmed: false })
    expect(await playerId(thief)).not.toBe(player_id)
  }
  expect(await mainOf(owner)).toMatchObject({ email, emailConfirmed: true })
})

test('decision 0020: a verified e-mail that was only claimed goes to whoever is shown to have it', async () => {
  const email = provider.state.person?.email ?? ''
  const claimer = await t.arrive()
  await registerWith(claimer, email)
  const visitor = await t.arrive()
  await registerThere(visitor)
  expect(await mainOf(visitor)).toMatchObject({ email, emailConfirmed: true })
  expect(await mainOf(claimer)).toMatchObject({ email: null, emailConfirmed: false })
})

test('linking what opens somebody else’s account changes nothing', async () => {
  const other = await t.arrive()
  const login = await registerThere(other)
  const { visitor } = await registerPlayer(t)
  await goThere(visitor)
  expect((await enter(visitor)).error).toBe('social-linked-elsewhere')
  expect((await mainOf(visitor))['activeSocialAccounts']).toEqual([])
  const again = await t.arrive()
  await goThere(again)
  await enter(again)
  expect((await mainOf(again))['login']).toBe(login)
})

test('a player has one account of each service', async () => {
  const { visitor } = await registerPlayer(t)
  await goThere(visitor)
  expect((await enter(visitor)).data.outcome).toBe('linked')
  const { body } = await visitor.call(startSocial, { params: { provider: 'local' }, body: {} })
  expect(body.error).toBe('social-already-linked')
})

test('a service that is not configured is none', async () => {
  const visitor = await t.arrive()
  for (const name of ['google', 'telegram', '__proto__', '%2e%2e']) {
    const { body } = await visitor.call(startSocial, { params: { provider: name }, body: {} })
    expect(body.error).toBe('social-unknown')
  }
  const back = await visitor.raw('GET', '/social/google/callback/?code=x&state=y')
  expect([back.statusCode, back.headers.location]).toEqual([303, '/?social=expired'])
})

test('decision 0027: nonce, verifier and state are nowhere in the database, and what was said goes after its time', async () => {
  const visitor = await t.arrive()
  const there = await begin(visitor)
  const state = there.searchParams.get('state') ?? ''
  await comeBack(visitor, await agree(there))
  const rows = async (): Promise<string> => {
    const found = await sql<{
      text: string
    }>`select coalesce(json_agg(a), '[]')::text as text from sign_in_social.attempts a`.execute(t.house.db)
    return found.rows[0]?.text ?? ''
  }
  const text = await rows()
  for (const secret of [state, there.searchParams.get('nonce') ?? '', visitor.cookies.get('visit') ?? '']) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(Buffer.from(secret).toString('hex'))
  }
  t.clock.advance(15 * 60_000)
  expect((await enter(visitor)).error).toBe('social-expired')
  await deleteOldRows(t.house)
  expect(await rows()).toBe('[]')
})
