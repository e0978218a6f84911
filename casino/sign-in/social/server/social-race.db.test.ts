import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSocialHouse, type SocialHouse } from '../testing/social-house.ts'
import { agree, begin, comeBack, enter, goThere, registerBySocial } from '../testing/social-visit.ts'
import { claimAttempt } from './attempt-store.ts'

let social: SocialHouse
let provider: SocialHouse['provider']
let t: SocialHouse['t']
beforeAll(async () => {
  social = await openSocialHouse({ pool_size: 20 })
  ;({ provider, t } = social)
})
afterAll(() => social.close())

const at_once = 12
const rounds = 8

const subjects = async (sub: string): Promise<number> =>
  (await sql`select from sign_in_social.links where subject = ${sub}`.execute(t.house.db)).rows.length
const players = async (): Promise<number> => (await sql`select from players_accounts.players`.execute(t.house.db)).rows.length

test('a browser that comes back twelve times at once is taken once', async () => {
  for (let round = 0; round < rounds; round++) {
    provider.codes.length = 0
    const visitor = await t.arrive()
    const back = await agree(await begin(visitor))
    const targets = await Promise.all(Array.from({ length: at_once }, () => comeBack(visitor, back)))
    expect(targets.filter((target) => target === '/games/?social=back')).toHaveLength(1)
    expect(provider.codes).toHaveLength(1)
  }
})

test('mutant: looking first and writing afterwards takes a state several times', async () => {
  const claimWithoutGuard: typeof claimAttempt = async (db, { state_hash }, now) => {
    const found = await sql<{ return_to: string }>`
      select return_to from sign_in_social.attempts where state_hash = ${state_hash} and claimed_at is null`.execute(db)
    if (!found.rows[0]) return undefined
    await sql`update sign_in_social.attempts set claimed_at = ${now} where state_hash = ${state_hash}`.execute(db)
    return found.rows[0]
  }
  const taken = async (claim: typeof claimAttempt): Promise<number> => {
    const state_hash = Buffer.from(t.house.random.bytes(32))
    const of = { state_hash, provider: 'local', visit_hash: state_hash }
    const now = t.clock.now()
    await sql`insert into sign_in_social.attempts (state_hash, provider, visit_hash, return_to, valid_until)
              values (${state_hash}, 'local', ${state_hash}, '/', ${new Date(now.getTime() + 60_000)})`.execute(t.house.db)
    const claims = await Promise.all(Array.from({ length: at_once }, () => claim(t.house.db, of, now)))
    return claims.filter(Boolean).length
  }
  const [guarded, unguarded]: [number[], number[]] = [[], []]
  for (let round = 0; round < 20; round++) {
    guarded.push(await taken(claimAttempt))
    unguarded.push(await taken(claimWithoutGuard))
  }
  expect(new Set(guarded)).toEqual(new Set([1]))
  expect(Math.max(...unguarded)).toBeGreaterThan(1)
})

test('what was said of a person signs in once, however often the page asks at once', async () => {
  provider.state.person = { sub: 'said-once', email: 'said-once@example.com', email_verified: true }
  const first = await t.arrive()
  await goThere(first)
  await registerBySocial(first)
  const visitor = await t.arrive()
  await goThere(visitor)
  const answers = await Promise.all(Array.from({ length: at_once }, () => enter(visitor)))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('somebody new who registers in twelve browsers at once is one player, signed in everywhere', async () => {
  for (let round = 0; round < rounds; round++) {
    t.clock.advance(3_600_000)
    const sub = `at-once-${round}`
    provider.state.person = { sub, email: `${sub}@example.com`, email_verified: true }
    const visitors = await Promise.all(Array.from({ length: at_once }, () => t.arrive()))
    for (const visitor of visitors) await goThere(visitor)
    const before = await players()
    const answers = await Promise.all(visitors.map(registerBySocial))
    expect(answers.filter(({ success }) => !success)).toEqual([])
    expect([await subjects(sub), (await players()) - before]).toEqual([1, 1])
  }
})
