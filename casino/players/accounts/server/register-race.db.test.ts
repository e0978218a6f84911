import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { formOf, goodPassword } from '../testing/form.ts'
import { registerOrLogIn, keysOf } from './register-or-log-in.ts'
import { makeHandle } from './make-handle.ts'
import type { RegistrationCall } from './new-player.ts'
import type { NewPlayer } from './store.ts'

const at_once = 50
/** 200 in the long form. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 10)

/** Fifty browsers send the same e-mail and password at the same moment. How many players are there, and how many handles were answered? */
const race = async (t: TestHouse, email: string, login?: string): Promise<{ players: number; handles: number }> => {
  const request = { headers: {}, ip: '127.0.0.1', cookies: {} } as unknown as FastifyRequest
  const call = { house: t.house, request, reply: {} as FastifyReply, body: formOf(email) } as unknown as RegistrationCall
  const player: NewPlayer = { login: login ?? '', email, currency: 'UAH', country: 'UA', language: 'uk' }
  // The hashes are made beforehand, so that the transactions really meet.
  const keys = await keysOf(t.house, player, goodPassword)
  const runs = Array.from({ length: at_once }, async (_, index) => {
    const named = { ...player, login: login ?? `${makeHandle(t.house.random).slice(0, 12)}${index}` }
    const handle = { ...keys.handle, key: login ? keys.handle.key : Buffer.from(t.house.random.bytes(32)) }
    return registerOrLogIn(call, named, { contacts: keys.contacts, handle })
  })
  const entered = await Promise.all(runs)
  const { rows } = await sql`select id from players_accounts.players where email = ${email}`.execute(t.house.db)
  return { players: rows.length, handles: new Set(entered.map((one) => one?.login)).size }
}

test('reliability, races: the same registration 50 times at once makes exactly one player', async () => {
  const t = await createTestHouse({ pool_size: 25 })
  for (let round = 0; round < rounds; round++) {
    expect(await race(t, `race${round}@example.com`)).toEqual({ players: 1, handles: 1 })
    expect(await race(t, `named${round}@example.com`, `named${round}`)).toEqual({ players: 1, handles: 1 })
  }
  await t.close()
})

test('mutant: without the unique key the same race makes several players within 20 rounds', async () => {
  const t = await createTestHouse({ pool_size: 25 })
  const owner = new pg.Client({ connectionString: t.owner_url })
  await owner.connect()
  await owner.query('alter table sign_in_sessions.keys drop constraint keys_pkey')
  await owner.end()
  const several = async (): Promise<boolean> => {
    for (let round = 0; round < 20; round++) {
      const { players } = await race(t, `mutant${round}@example.com`)
      if (players > 1) return true
    }
    return false
  }
  expect(await several()).toBe(true)
  await t.close()
})
