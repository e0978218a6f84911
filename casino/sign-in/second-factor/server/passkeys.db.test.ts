import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { listSessionsEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { blockPlayer } from '#casino/sign-in/sessions/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  beginPasskeyProof,
  logInByPasskey,
  proveByPasskey,
  readSecondFactor,
  removePasskey,
  renamePasskey,
} from '../contract.ts'
import { createAuthenticator, type Said, type SoftwareAuthenticator } from '../testing/software-authenticator.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(3_600_000))

const refused = { success: false, error: 'passkey-refused' }
const add = async (visitor: TestVisitor, authenticator: SoftwareAuthenticator, said: Said = {}, name = 'My phone') => {
  const options = (await visitor.call(beginPasskey)).body.data
  return (await visitor.call(addPasskey, { body: { name, passkey: authenticator.make(options, said) } })).body
}
const withPasskey = async () => {
  const player = await registerPlayer(t)
  const authenticator = createAuthenticator()
  const { data } = await add(player.visitor, authenticator)
  return { ...player, authenticator, id: data.id }
}
const logIn = async (authenticator: SoftwareAuthenticator, said: Said = {}) => {
  const browser = t.visitor()
  const options = (await browser.call(beginPasskeyLogIn)).body.data
  return { browser, options, body: (await browser.call(logInByPasskey, { body: authenticator.sign(options, said) })).body }
}
const listed = async (visitor: TestVisitor) => (await visitor.call(readSecondFactor)).body.data.passkeys
const isIn = async (visitor: TestVisitor): Promise<boolean> => !(await visitor.raw('GET', '/rest/init/')).json().data.isGuest

test('a passkey is for the site of the configuration, whatever host a request names, and always asks for its owner', async () => {
  const { visitor } = await registerPlayer(t)
  const made = (await visitor.call(beginPasskey, { headers: { host: 'evil.example', origin: 'https://evil.example' } })).body.data
  expect(made).toMatchObject({
    rp: { id: 'localhost' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const asked = (await t.visitor().call(beginPasskeyLogIn, { headers: { host: 'evil.example' } })).body.data
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
})

test('a player signs in by a passkey alone; it counts as both factors, and the session says so', async () => {
  const { authenticator } = await withPasskey()
  const { browser, body } = await logIn(authenticator)
  expect([body, await isIn(browser)]).toEqual([{ success: true, data: {} }, true])
  const [session] = (await browser.call(listSessionsEndpoint)).body.data
  expect(session?.way).toBe('passkey')
})

test.each<[string, Said]>([
  ['another site’s origin', { origin: 'https://evil.example' }],
  ['the same host on another port', { origin: 'http://localhost:4000' }],
  ['another relying party', { rp_id: 'evil.example' }],
  ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['without its owner’s finger', { is_verified: false }],
  ['another player’s handle', { handle: Buffer.alloc(32, 1).toString('base64url') }],
  ['a credential that nobody has', { id: Buffer.alloc(32, 2).toString('base64url') }],
])('a signature with %s opens nothing', async (_, said) => {
  const { authenticator } = await withPasskey()
  const { browser, body } = await logIn(authenticator, said)
  expect(body).toMatchObject(refused)
  expect([Object.keys(body), browser.cookies.has('session')]).toEqual([['success', 'error', 'message'], false])
})

test.each<[string, Said]>([
  ['another site', { origin: 'https://evil.example' }],
  ['another relying party', { rp_id: 'evil.example' }],
  ['a challenge of its own', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['no check of its owner', { is_verified: false }],
])('a passkey made with %s is not taken', async (_, said) => {
  const { visitor } = await registerPlayer(t)
  expect(await add(visitor, createAuthenticator(), said)).toMatchObject(refused)
  expect(await listed(visitor)).toEqual([])
})

test('a challenge is used up by the first answer, is its visit’s own, and ends', async () => {
  const { authenticator } = await withPasskey()
  const { browser, options } = await logIn(authenticator, { origin: 'https://evil.example' })
  expect((await browser.call(logInByPasskey, { body: authenticator.sign(options) })).body).toMatchObject(refused)
  const mine = t.visitor()
  const stolen = (await mine.call(beginPasskeyLogIn)).body.data
  const thief = t.visitor()
  await thief.call(beginPasskeyLogIn)
  expect((await thief.call(logInByPasskey, { body: authenticator.sign(stolen) })).body).toMatchObject(refused)
  const late = (await mine.call(beginPasskeyLogIn)).body.data
  t.clock.advance(15 * 60_000)
  expect((await mine.call(logInByPasskey, { body: authenticator.sign(late) })).body).toMatchObject(refused)
})

test('what was signed for a proof opens no account, and the other way round', async () => {
  const { visitor, authenticator } = await withPasskey()
  const proof = (await visitor.call(beginPasskeyProof)).body.data
  const browser = t.visitor()
  await browser.call(beginPasskeyLogIn)
  expect((await browser.call(logInByPasskey, { body: authenticator.sign(proof) })).body).toMatchObject(refused)
  const entering = (await t.visitor().call(beginPasskeyLogIn)).body.data
  expect((await visitor.call(proveByPasskey, { body: authenticator.sign(entering) })).body).toMatchObject(refused)
})

test('a changed signature is refused', async () => {
  const { authenticator } = await withPasskey()
  const browser = t.visitor()
  const signed = authenticator.sign((await browser.call(beginPasskeyLogIn)).body.data)
  const signature = Buffer.from(signed.response.signature, 'base64url')
  signature[signature.length - 1]! ^= 1
  const body = { ...signed, response: { ...signed.response, signature: signature.toString('base64url') } }
  expect((await browser.call(logInByPasskey, { body })).body).toMatchObject(refused)
})

test('a copy of a passkey, known by its counter, is refused and kept in the log; one that does not count is not', async () => {
  const { authenticator, player_id, id } = await withPasskey()
  expect((await logIn(authenticator, { counter: 7 })).body.success).toBe(true)
  expect((await logIn(authenticator, { counter: 7 })).body).toMatchObject(refused)
  expect((await logIn(authenticator, { counter: 3 })).body).toMatchObject(refused)
  const { rows } = await sql<{ data: object }>`
    select data from kernel.facts where kind = 'sign-in/second-factor.passkey-refused'`.execute(t.house.db)
  expect(rows.map(({ data }) => data)).toEqual([
    { player_id: String(player_id), passkey_id: id },
    { player_id: String(player_id), passkey_id: id },
  ])
  const other = await withPasskey()
  expect((await logIn(other.authenticator, { counter: 0 })).body.success).toBe(true)
  expect((await logIn(other.authenticator, { counter: 0 })).body.success).toBe(true)
})

test('somebody who cannot sign raises no alarm about a copy', async () => {
  const { authenticator, player_id } = await withPasskey()
  await logIn(authenticator, { counter: 9 })
  const stranger = createAuthenticator()
  expect((await logIn(stranger, { id: authenticator.id, counter: 1 })).body).toMatchObject(refused)
  const { rows } = await sql`
    select from kernel.facts where kind = 'sign-in/second-factor.passkey-refused' and player_id = ${player_id}`.execute(t.house.db)
  expect(rows).toEqual([])
})

test('another player’s credential is not taken a second time, and is no proof for this one', async () => {
  const first = await withPasskey()
  const second = await withPasskey()
  expect(await add(second.visitor, first.authenticator)).toMatchObject(refused)
  const options = (await second.visitor.call(beginPasskeyProof)).body.data
  expect(options.allowCredentials?.map(({ id }) => id)).toEqual([second.authenticator.id])
  const body = first.authenticator.sign(options, { handle: '' })
  expect((await second.visitor.call(proveByPasskey, { body })).body).toMatchObject(refused)
})

test('passkeys are named, renamed and removed by their player alone; a removed one opens nothing', async () => {
  const { visitor, authenticator, id } = await withPasskey()
  const other = await registerPlayer(t)
  const params = { id }
  for (const [language, message] of [
    ['uk', 'Такого ключа доступу вже немає. Оновіть сторінку.'],
    ['ru', 'Такого ключа доступа уже нет. Обновите страницу.'],
    ['en', 'This passkey no longer exists. Refresh the page.'],
  ] as const) {
    const unknown = { status: 404, body: { success: false, error: 'passkey-unknown', message } }
    const headers = { 'x-language': language }
    expect(await other.visitor.call(renamePasskey, { params, headers, body: { name: 'Mine' } })).toMatchObject(unknown)
    expect(await other.visitor.call(removePasskey, { params, headers })).toMatchObject(unknown)
  }
  expect((await visitor.call(renamePasskey, { params, body: { name: ' ' } })).body.error).toBe('check-the-form')
  await visitor.call(renamePasskey, { params, body: { name: ' Old   phone ' } })
  expect(await listed(visitor)).toMatchObject([{ id, name: 'Old phone', is_synced: false, used_at: null }])
  expect((await visitor.call(removePasskey, { params })).body).toEqual({ success: true })
  expect([await listed(visitor), (await logIn(authenticator)).body.error]).toEqual([[], 'passkey-refused'])
})

test('a player has ten passkeys at most, and the browser hears which ones it has', async () => {
  const { visitor } = await registerPlayer(t)
  for (let count = 0; count < 10; count++) expect((await add(visitor, createAuthenticator())).success).toBe(true)
  expect((await visitor.call(beginPasskey)).body.error).toBe('passkeys-too-many')
  const [one] = await listed(visitor)
  await visitor.call(removePasskey, { params: { id: one?.id ?? '' } })
  expect((await visitor.call(beginPasskey)).body.data.excludeCredentials).toHaveLength(9)
})

test('a player has ten passkeys at most, however many were begun before and are added at once', async () => {
  const { visitor } = await registerPlayer(t)
  for (let count = 0; count < 9; count++) await add(visitor, createAuthenticator())
  const begun = []
  for (let count = 0; count < 4; count++) begun.push((await visitor.call(beginPasskey)).body.data)
  const bodies = begun.map((options) => ({ name: 'One more', passkey: createAuthenticator().make(options) }))
  const answers = await Promise.all(bodies.map((body) => visitor.call(addPasskey, { body })))
  expect(answers.map(({ body }) => body.error ?? 'added').toSorted()).toEqual(['added', ...Array(3).fill('passkeys-too-many')])
  expect(await listed(visitor)).toHaveLength(10)
})

test('AU-027: a passkey of a blocked account opens nothing', async () => {
  const { authenticator, player_id } = await withPasskey()
  await inTransaction(t.house.db, async (tx) => void (await blockPlayer(tx, t.house, { player_id, actor: 'test', reason: 'fraud' })))
  const { browser, body } = await logIn(authenticator)
  expect([body.error, browser.cookies.has('session')]).toEqual(['account-blocked', false])
})

test('reliability 18: one address asks for 60 challenges in ten minutes and no more', async () => {
  const browser = t.visitor()
  const statuses = []
  for (let count = 0; count < 61; count++) statuses.push((await browser.call(beginPasskeyLogIn)).status)
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
})

test('reliability 18: one player asks for 60 challenges of a proof in ten minutes and no more, wherever from', async () => {
  const { visitor } = await withPasskey()
  const statuses = []
  for (let count = 0; count < 61; count++) statuses.push((await visitor.call(beginPasskeyProof)).status)
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
})

test('reliability 19: an answer of another shape is refused, not read', async () => {
  const { visitor } = await registerPlayer(t)
  const options = (await visitor.call(beginPasskey)).body.data
  const made = createAuthenticator().make(options)
  const passkey = { ...made, response: { ...made.response, more: 'x' } }
  const { status } = await visitor.call(addPasskey, { body: { name: 'x', passkey } })
  expect(status).toBe(422)
})

test('reliability 25: while the database does not answer, a passkey is not refused but asked for again later', async () => {
  const { visitor, authenticator } = await withPasskey()
  const made = createAuthenticator().make((await visitor.call(beginPasskey)).body.data)
  const browser = t.visitor()
  const signed = authenticator.sign((await browser.call(beginPasskeyLogIn)).body.data)
  const owner = new pg.Client({ connectionString: t.owner_url })
  await owner.connect()
  await owner.query(`
    create function public.break_off() returns trigger language plpgsql as
      $$ begin raise exception 'terminating connection due to administrator command' using errcode = '57P01'; end $$;
    create trigger break_off before delete on sign_in_second_factor.challenges for each statement execute function public.break_off()`)
  const unavailable = { status: 503, body: { success: false, error: 'temporarily-unavailable' } }
  expect(await browser.call(logInByPasskey, { body: signed })).toMatchObject(unavailable)
  expect(await visitor.call(addPasskey, { body: { name: 'Later', passkey: made } })).toMatchObject(unavailable)
  await owner.query(`drop trigger break_off on sign_in_second_factor.challenges`)
  await owner.end()
  // Nothing was used up: the same answers are good now.
  expect((await browser.call(logInByPasskey, { body: signed })).body.success).toBe(true)
  expect((await visitor.call(addPasskey, { body: { name: 'Later', passkey: made } })).body.success).toBe(true)
})
