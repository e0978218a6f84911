import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { formOf } from '#casino/players/accounts/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { registerByCode } from '../contract.ts'
import type { Contact } from './contact.ts'
import { enterByToken } from './register-by-code.ts'
import { tokenHashOf } from './secrets.ts'
import { giveTicket, insertChallenges } from './store.ts'

const at_once = 30
/** 200 in the long form. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 10)

/** A proved contact, as a right code leaves it. */
const provedToken = async ({ house }: TestHouse, contact: Contact): Promise<string> => {
  const [id, token, now] = [house.random.uuid(), house.random.token(), house.clock.now()]
  const until = new Date(now.getTime() + 60_000)
  const challenge = {
    ...contact,
    id,
    purpose: 'enter',
    method: 'email',
    language: 'uk',
    player_id: null,
    created_at: now,
    code_until: until,
    device_hash: null,
  } as const
  await insertChallenges(house.db, [challenge])
  await house.db.transaction().execute((tx) => giveTicket(tx, id, tokenHashOf('entry', token), until))
  return token
}

/** How many of these tokens are let in at the same moment, and how many players have the contact then? */
const race = async (
  t: TestHouse,
  email: string,
  tokensOf: (contact: Contact) => Promise<readonly string[]>,
): Promise<{ entered: number; players: number }> => {
  const contact = { kind: 'email', contact: email } as const
  const request = { headers: {}, ip: '127.0.0.1', cookies: {} } as unknown as FastifyRequest
  const call = { house: t.house, request, reply: {} as FastifyReply } as unknown as Call<typeof registerByCode>
  const filled = {
    login: '',
    email,
    has_auto_password: formOf('otp').password !== 'typed',
    currency: 'UAH',
    country: 'UA',
    language: 'uk',
  } as const
  const tokens = await tokensOf(contact)
  const outcomes = await Promise.allSettled(tokens.map((token) => enterByToken(call, token, filled, contact)))
  const { rows } = await sql`select from players_accounts.players where email = ${email}`.execute(t.house.db)
  return { entered: outcomes.filter(({ status }) => status === 'fulfilled').length, players: rows.length }
}

const sameToken = (t: TestHouse) => async (contact: Contact) => {
  const token = await provedToken(t, contact)
  return Array.from({ length: at_once }, () => token)
}

const manyTokens = (t: TestHouse) => (contact: Contact) => Promise.all(Array.from({ length: at_once }, () => provedToken(t, contact)))

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 25 })
})
afterAll(() => t.close())

test('API-020, reliability, races: one proof sent 30 times at once lets exactly one in', async () => {
  for (let round = 0; round < rounds; round++)
    expect(await race(t, `same${round}@example.com`, sameToken(t))).toEqual({ entered: 1, players: 1 })
})

test('API-020, reliability, races: 30 proofs of one contact at once make one player, whom all of them enter', async () => {
  for (let round = 0; round < rounds; round++)
    expect(await race(t, `many${round}@example.com`, manyTokens(t))).toEqual({ entered: at_once, players: 1 })
})

/** A house of its own with one of the guards taken away: what the race leaves there would not let the guard come back. */
const withoutGuard = async (statement: string): Promise<TestHouse> => {
  const house = await createTestHouse({ pool_size: 25 })
  const owner = new pg.Client({ connectionString: house.owner_url })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
  return house
}

test('whoever confirms a contact holds it: the same race makes one player also without the unique index, 10 times in a row', async () => {
  const spoilt = await withoutGuard('drop index players_accounts.players_confirmed_email')
  for (let round = 0; round < 10; round++)
    expect(await race(spoilt, `held${round}@example.com`, manyTokens(spoilt))).toEqual({ entered: at_once, players: 1 })
  await spoilt.close()
})

test('mutant: where a spent proof is not marked, the same race lets several in within 20 rounds', async () => {
  const spoilt = await withoutGuard(`
    create function sign_in_one_time_codes.forget_spending() returns trigger language plpgsql as
      $$ begin new.spent_at := null; return new; end $$;
    create trigger forget_spending before update on sign_in_one_time_codes.challenges
      for each row execute function sign_in_one_time_codes.forget_spending();`)
  const several = async (): Promise<boolean> => {
    for (let round = 0; round < 20; round++)
      if ((await race(spoilt, `forgets${round}@example.com`, sameToken(spoilt))).entered > 1) return true
    return false
  }
  expect(await several()).toBe(true)
  await spoilt.close()
})
