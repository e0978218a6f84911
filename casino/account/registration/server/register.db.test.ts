import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { logInEndpoint } from '#casino/account/login/contract.ts'
import { arrive, formOf, goodPassword, registerWith } from '../testing/form.ts'
import { registerEndpoint } from '../contract.ts'
import { playerById, playerByLogin } from './store.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
// Limits have tests of their own; here each test begins in a new hour.
beforeEach(() => t.clock.advance(3_600_000))

const countPlayers = async (email: string): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`select count(*) from account_registration.players where email = ${email}`.execute(
    t.house.db,
  )
  return Number(rows[0]?.count)
}

test('API-019: registering makes a player, signs them in and answers with the handle', async () => {
  const visitor = t.visitor()
  const { status, body } = await registerWith(visitor, ' Olena@Example.com ', {
    login: 'Olena_K',
    gift_id: 'ua-welcome',
    invited_by: 'friend-7',
  })
  expect([status, body]).toEqual([200, { success: true, data: { login: 'Olena_K' } }])
  const player = await playerByLogin(t.house.db, 'OLENA_k')
  expect(player).toMatchObject({ login: 'Olena_K', currency: 'UAH', country: 'UA' })
  expect(visitor.cookies.has('session')).toBe(true)
  expect(visitor.cookies.has('token')).toBe(true)
  const facts = await sql<{ data: object }>`
    select data from kernel.facts where kind = 'account/registration.player-registered' and player_id = ${player?.id}`.execute(t.house.db)
  expect(facts.rows).toEqual([{ data: expect.objectContaining({ login: 'Olena_K', gift_id: 'ua-welcome', invited_by: 'friend-7' }) }])
})

test('A-035: without a handle the house makes one that says nothing of the e-mail', async () => {
  const { body } = await registerWith(t.visitor(), 'taras.private@example.com')
  expect(body.data.login).toMatch(/^[a-z]+-[a-z]+-\d{4}$/)
})
