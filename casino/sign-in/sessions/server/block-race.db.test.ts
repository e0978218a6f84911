import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { blockPlayer } from './block-player.ts'
import { openAccount } from './store.ts'
import { insertSession } from './session-store.ts'
import { startSession } from './start-session.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const request = { headers: {}, ip: '127.0.0.1', cookies: {} } as unknown as FastifyRequest
type Start = (tx: Tx, player_id: bigint) => Promise<unknown>

const start: Start = (tx, player_id) => startSession(tx, t.house, request, { player_id, way: 'password' })

/** The same without holding the account: it only looks whether it is blocked. */
const startWithoutHolding: Start = async (tx, player_id) => {
  const { rows } = await sql<{ is_blocked: boolean }>`
    select blocked_at is not null as is_blocked from sign_in_sessions.accounts where player_id = ${player_id}`.execute(tx)
  if (rows[0]?.is_blocked) return
  const at = t.house.clock.now()
  const later = new Date(at.getTime() + 1000)
  const id_hash = Buffer.from(t.house.random.bytes(32))
  await insertSession(tx, {
    id_hash,
    player_id,
    way: 'password',
    device_label: '',
    address_prefix: '',
    at,
    idle_until: later,
    ends_at: later,
  })
}

/** A log-in stands before its commit while the block comes. How many sessions of the blocked player are left? */
const meet = async (player_id: bigint, begin: Start): Promise<number> => {
  await inTransaction(t.house.db, (tx) => openAccount(tx, player_id, []))
  let block: Promise<boolean> | undefined
  await inTransaction(t.house.db, async (tx) => {
    await begin(tx, player_id)
    block = inTransaction(t.house.db, (other) => blockPlayer(other, t.house, { player_id, actor: 'test', reason: 'fraud' }))
    // Long enough for a block that does not wait to be through.
    await Promise.race([block, new Promise((resolve) => setTimeout(resolve, 300))])
  })
  await block
  const { rows } = await sql`select from sign_in_sessions.sessions where player_id = ${player_id}`.execute(t.house.db)
  return rows.length
}

test('reliability 14: a block that meets a log-in leaves no session behind', async () => {
  expect(await meet(1n, start)).toBe(0)
})

test('mutant: without holding the account the log-in outlives the block', async () => {
  expect(await meet(2n, startWithoutHolding)).toBe(1)
})

test('once blocked, no way in starts a session', async () => {
  await expect(inTransaction(t.house.db, (tx) => start(tx, 1n))).rejects.toThrow('account-blocked')
})
