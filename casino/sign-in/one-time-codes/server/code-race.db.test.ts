import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { proveAccount } from '#casino/players/accounts/testing/prove-account.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { changePassword, changePhoneEndpoint, confirmRestoreByToken, requestRestore, restorePassword } from '../contract.ts'
import { linkTokenFor } from '../testing/post.ts'
import { tryCode } from './check-code.ts'
import { makeTheirs } from './confirm-contact.ts'
import { codeHashOf, isSame } from './secrets.ts'
import { armChallenge, type CodeTry, insertChallenges, proveContact, type TriedChallenge } from './store.ts'

const at_once = 50
/** 200 in the long form. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 10)
const code = '012345'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 25 })
})
afterAll(() => t.close())

type Try = (query: CodeTry) => Promise<unknown>

/** One code, fifty who type it at the same moment. How many are let in? */
const race = async (contact: string, tryOnce: Try): Promise<number> => {
  const { house } = t
  const { player_id } = await registerPlayer(t)
  const [id, now] = [house.random.uuid(), house.clock.now()]
  const code_until = new Date(now.getTime() + 60_000)
  const query = { purpose: 'restore', kind: 'email', contact, player_id: null, by_call: null, device_hash: null, is_owners: false } as const
  await insertChallenges(house.db, [{ ...query, id, method: 'email', language: 'uk', created_at: now, code_until }])
  await armChallenge(house.db, id, {
    player_id,
    code_hash: codeHashOf(house, id, code),
    link_hash: null,
    link_until: null,
    device_hash: null,
  })
  const outcomes = await Promise.all(Array.from({ length: at_once }, () => tryOnce(query)))
  return outcomes.filter((outcome) => outcome !== null).length
}

const asBuilt: Try = (query) => tryCode(t.house, query, code, async () => 'in')

/** The same without holding the row between reading and writing. */
const careless: Try = (query) => {
  const { house } = t
  return inTransaction(house.db, async (tx) => {
    const { rows } = await sql<TriedChallenge>`
      select id, player_id, code_hash from sign_in_one_time_codes.challenges where contact = ${query.contact} and proved_at is null`.execute(
      tx,
    )
    const right = rows.find(({ id, code_hash }) => code_hash !== null && isSame(code_hash, codeHashOf(house, id, code)))
    if (!right) return null
    await proveContact(tx, right.id, query, house.clock.now())
    return 'in'
  })
}

test('AU-033, reliability, races: one code typed 50 times at once lets exactly one in', async () => {
  for (let round = 0; round < rounds; round++) expect(await race(`race${round}@example.com`, asBuilt)).toBe(1)
})

test('mutant: without holding the code the same race lets several in within 20 rounds', async () => {
  const several = async (): Promise<boolean> => {
    for (let round = 0; round < 20; round++) if ((await race(`mutant${round}@example.com`, careless)) > 1) return true
    return false
  }
  expect(await several()).toBe(true)
})

test('AU-033: five wrong tries at once are all that a code has, and not one more', async () => {
  const wrong: Try = (query) => tryCode(t.house, query, '999999', async () => 'in')
  expect(await race('guess@example.com', wrong)).toBe(0)
  const { rows } = await sql<{ tries: number }>`
    select tries from sign_in_one_time_codes.challenges where contact = 'guess@example.com'`.execute(t.house.db)
  expect(rows).toEqual([{ tries: 5 }])
})

test('AU-033: one ticket sent ten times at once sets one password', async () => {
  const owner = t.visitor()
  await registerWith(owner, 'ticket@example.com', { login: 'ticket' })
  await proveAccount(t, owner)
  await (await t.arrive()).call(requestRestore, { body: { contact: 'ticket@example.com' } })
  const link = await linkTokenFor(t, 'ticket@example.com')
  const { token } = (await (await t.arrive()).call(confirmRestoreByToken, { body: { token: link } })).body
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) =>
      (await t.arrive()).call(restorePassword, { body: { token, password: `a long password ${index}` } }),
    ),
  )
  // On a machine that is busy with other work a hash may wait so long that nobody waits for it any more: that one is told to come again.
  const told = answers.map(({ body }) => body.error ?? 'set')
  expect(told.filter((answer) => answer === 'set')).toHaveLength(1)
  expect(told.filter((answer) => !['set', 'restore-spent', 'temporarily-unavailable'].includes(answer))).toEqual([])
  const opening = { login: 'ticket', password: `a long password ${told.indexOf('set')}` }
  expect((await (await t.arrive()).raw('POST', '/login/', opening)).json().success).toBe(true)
})

test('decision 0020: a number that somebody else confirms while a new password is made is no name to log in by with it', async () => {
  const phone = '+380501115501'
  const loser = t.visitor()
  await registerWith(loser, 'loser@example.com', { login: 'loser' })
  await loser.call(changePhoneEndpoint, { body: { phone, password: goodPassword } })
  const { player_id: owner } = await registerPlayer(t, { phone })
  const password = 'вишня цвіте навесні'
  let changed: ReturnType<typeof loser.call<typeof changePassword>> | undefined
  await inTransaction(t.house.db, async (tx) => {
    expect(await makeTheirs(tx, t.house, owner, { kind: 'phone', contact: phone })).toBe(true)
    changed = loser.call(changePassword, { body: { old_password: goodPassword, new_password: password } })
    // The hashes are made; now it waits for what the other confirmed, as pg_locks shows.
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(t.house.db)
      waiting = rows[0]?.count ?? 0
    }
  })
  expect((await changed)?.body).toEqual({ success: true })
  const opens = async (login: string) => (await (await t.arrive()).call(logInEndpoint, { body: { login, password } })).body.success
  expect([await opens(phone), await opens('loser')]).toEqual([false, true])
})
