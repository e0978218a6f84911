import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getPublicProfileEndpoint } from '#casino/players/public-profile/contract.ts'
import { registerWith } from '#casino/players/accounts/testing/form.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { beginDeposit, completeDeposit } from '#casino/money/cash-desk/testing/sandbox.ts'
import { houseAccount, post, purseOf, readStakeControls, trialBalance } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { storedMessages } from '#kernel/outbox/stored-messages.ts'
import { askForDataFile, askForErasure } from '../contract.ts'
import { grace_ms } from '../rules.ts'
import { findText, knownPlayer, storeInn, told } from '../testing/whole-life.ts'
import { eraseDue } from './erase-players.ts'
import { prepareFiles } from './prepare-file.ts'

let t: TestHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-erasure-'))
  t = await createTestHouse({ env: { DATA_FOLDER: folder } })
})
afterAll(async () => {
  expect((await trialBalance(t.house)).drift).toEqual([])
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (visitor: TestVisitor) => (await visitor.call(askForErasure, { body: { isConfirmed: true } })).body
const lettersTo = async (email: string): Promise<string[]> => {
  await t.jobs.runDue(t.house)
  return (await storedMessages(t.house.db, 100)).filter(({ recipient }) => recipient === email).map(({ subject }) => subject ?? '')
}
const give = (player_id: bigint, amount_minor: bigint, purse = 'main'): Promise<unknown> =>
  inTransaction(t.house.db, (tx) =>
    post(tx, t.house, {
      key: `test:${player_id}:${purse}:${amount_minor}`,
      reason: 'prize',
      postings: [{ from: houseAccount('test', 'UAH'), to: purseOf(player_id, purse, 'UAH'), amount_minor }],
    }),
  )
const filesIn = (name: string): Promise<string[]> => readdir(join(folder, name)).catch(() => [])

test('whoever asks is out at once, and after 14 days nothing in the house names them any more', async () => {
  const player = await knownPlayer(t)
  await storeInn(player)
  await player.visitor.call(askForDataFile)
  await prepareFiles(t.house)
  const places = await findText(t, told.email)
  expect([places.length > 0, (await findText(t, told.last_name)).length, (await findText(t, told.inn)).length]).toEqual([true, 1, 1])

  expect(await ask(player.visitor)).toMatchObject({ success: true, data: { dueAt: '2026-12-15T12:00:00.000Z' } })
  expect((await player.visitor.raw('GET', '/rest/player/getProfile/')).statusCode).toBe(401)
  expect(await lettersTo(told.email)).toEqual(['Запит на видалення акаунта Openhouse'])

  t.clock.advance(grace_ms - 1)
  await eraseDue(t.house)
  expect((await findText(t, told.email)).length).toBe(places.length)
  t.clock.advance(1)
  await eraseDue(t.house)
  await t.drain()
  for (const word of [told.email, told.first_name, told.last_name, told.city, told.address, told.birth_date, told.inn])
    expect([word, await findText(t, word)]).toEqual([word, []])
  expect([await filesIn('documents'), await filesIn('personal-data')]).toEqual([[], []])
  expect(await lettersTo(told.email)).toContain('Ваш акаунт Openhouse видалено')

  const stranger = t.visitor()
  expect((await stranger.call(getPublicProfileEndpoint, { params: { playerId: player.login } })).status).toBe(404)
  const { rows } = await sql<{ login: string }>`
    select login from players_accounts.players where id = ${player.player_id}`.execute(t.house.db)
  expect(rows[0]?.login).toMatch(/^erased-[0-9a-f]{12}$/)
  expect((await stranger.call(getPublicProfileEndpoint, { params: { playerId: rows[0]?.login ?? '' } })).status).toBe(404)
})

test('the contacts are free again: the same e-mail registers, and is a new player’s', async () => {
  const email = 'free.again@example.com'
  const first = await registerWith(t.visitor(), email)
  expect(first.body.success).toBe(true)
  const visitor = t.visitor()
  await registerWith(visitor, email)
  expect((await ask(visitor)).success).toBe(true)
  t.clock.advance(grace_ms)
  await eraseDue(t.house)
  expect(await findText(t, email)).toEqual([])
  const again = await registerWith(t.visitor(), email)
  expect([again.body.success, again.body.data.login !== first.body.data.login]).toEqual([true, true])
})

test('signing in takes the wish back, and the player goes on', async () => {
  const { visitor, player_id } = await registerPlayer(t, { email: 'stays@example.com' })
  await ask(visitor)
  t.clock.advance(grace_ms - 1)
  const back = await enterAs(t, player_id)
  t.clock.advance(1)
  await eraseDue(t.house)
  await t.drain()
  expect((await back.raw('GET', '/rest/player/getProfile/')).json().data.email).toBe('stays@example.com')
  const heard = (await back.raw('GET', '/rest/notification-centre/messages/')).json().data
  expect(JSON.stringify(heard)).toContain('Запит на видалення скасовано')
})

test('nobody’s money is erased: refused while money stands there or is on its way, and what is held counts too', async () => {
  const rich = await registerPlayer(t)
  await completeDeposit(t, rich.visitor, 12_300)
  expect(await ask(rich.visitor)).toMatchObject({ success: false, error: 'erasure-money-left' })
  const held = await registerPlayer(t)
  await give(held.player_id, 5n, 'hold')
  expect((await ask(held.visitor)).error).toBe('erasure-money-left')
  const waiting = await registerPlayer(t)
  await beginDeposit(waiting.visitor, 12_300)
  expect((await ask(waiting.visitor)).error).toBe('erasure-deposit-waits')
  // A refusal changes nothing: they are still here.
  expect((await waiting.visitor.raw('GET', '/rest/player/getProfile/')).statusCode).toBe(200)
})

test('money that comes after the wish keeps the account; the player is told once', async () => {
  const email = 'lucky@example.com'
  const { visitor, player_id } = await registerPlayer(t, { email })
  await ask(visitor)
  await give(player_id, 100n)
  t.clock.advance(grace_ms)
  for (let day = 0; day < 3; day++) {
    await eraseDue(t.house)
    t.clock.advance(24 * 60 * 60 * 1000)
  }
  expect((await lettersTo(email)).filter((subject) => subject.includes('є гроші'))).toHaveLength(1)
  expect((await findText(t, email)).length).toBeGreaterThan(0)
})

test('nothing moves in an erased account: no stake is taken any more', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await ask(visitor)
  t.clock.advance(grace_ms)
  await eraseDue(t.house)
  expect((await readStakeControls(t.house.db, player_id))?.blocked_until).toBe('for-ever')
})

test('who has been signed in for long proves who they are first', async () => {
  const { visitor } = await registerPlayer(t)
  t.clock.advance(11 * 60 * 1000)
  expect((await ask(visitor)).error).toBe('proof-needed')
  expect((await visitor.raw('POST', '/rest/player/personal-data/erase/', { isConfirmed: false })).statusCode).toBe(422)
})

test('reliability 18: ten wishes to be erased in an hour are all', async () => {
  const { player_id } = await registerPlayer(t)
  const statuses = []
  for (let wish = 0; wish < 11; wish++) {
    const visitor = await enterAs(t, player_id)
    statuses.push((await visitor.call(askForErasure, { body: { isConfirmed: true } })).status)
  }
  expect([new Set(statuses.slice(0, 10)), statuses.at(-1)]).toEqual([new Set([200]), 429])
})
