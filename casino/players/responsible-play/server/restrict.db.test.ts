import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { makeDeposit } from '#casino/money/cash-desk/contract.ts'
import { getBalance } from '#casino/money/wallet/contract.ts'
import { settleMany, takeStake } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { coolOff, getPlayInfo, ludomanCheck, selfExclude } from '../contract.ts'
import { closeBalanced, gamblerWith, playRound, type Gambler } from '../testing/play-house.ts'
import { restrictionOf, withinAudience } from './api.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', seed: true })
})
afterAll(() => closeBalanced(t))

const exclude = ({ visitor }: Gambler, months: 6 | 12 | 24 | 36 = 6) => visitor.call(selfExclude, { body: { months, isConfirmed: true } })
const mainOf = async (visitor: Gambler['visitor']) => (await visitor.raw('GET', '/rest/init/')).json().data

test('RP-003: an exclusion ends every session and cuts the sockets; stakes are refused at once', async () => {
  const player = await gamblerWith(t, 1_000n)
  const elsewhere = await enterAs(t, player.player_id)
  expect((await elsewhere.call(getBalance)).status).toBe(200)
  const { body } = await exclude(player)
  expect(body).toMatchObject({ success: true, data: { status: 'self-excluded', till: '2027-06-01T12:00:00.000Z' } })
  const blocked = { code: 'stakes-blocked', details: { till: '2027-06-01T12:00:00.000Z' } }
  await expect(playRound(t, player.player_id, 1)).rejects.toMatchObject(blocked)
  expect([(await player.visitor.call(getBalance)).status, (await elsewhere.call(getBalance)).status]).toEqual([401, 401])
  await t.drain()
  expect(t.disconnected).toContainEqual({ player_id: player.player_id, reason: 'self-excluded' })
  const told = t.published.filter(({ channel, message }) => channel === `player:#${player.player_id}` && message.type === 'player')
  // Once before the sockets are cut, and once more by the log.
  const message = { status: 'self-excluded', till: '2027-06-01T12:00:00.000Z' }
  expect(told.map(({ message: { data } }) => data)).toEqual([message, message])
})

test('RP-003, RP-005a, GA-007, WA-017, CN-064, EN-028, API-278: whoever is excluded signs in again for their money, and gets 444 from games and deposits', async () => {
  const player = await gamblerWith(t, 1_000n)
  await exclude(player, 12)
  const visitor = await enterAs(t, player.player_id)
  const till = '2027-12-01T12:00:00.000Z'
  expect((await visitor.call(getBalance)).body.balance).toBe(1_000)
  expect(await mainOf(visitor)).toMatchObject({ isGuest: false, ludomanRequestStatus: 'self-excluded', ludomanTill: till })
  const game = await visitor.raw('GET', '/rest/game/golden-orchard/')
  expect([game.statusCode, game.json()]).toMatchObject([444, { success: false, till }])
  const deposit = await visitor.call(makeDeposit, { body: { method_id: 1, currency_id: 2, amount: 20_000 } })
  expect([deposit.status, deposit.body]).toMatchObject([444, { success: false, error: 'deposits-blocked', till }])
  expect((await visitor.call(ludomanCheck)).body.data).toEqual({ status: 'self-excluded', till })
  expect((await visitor.call(getPlayInfo)).body.data.restriction).toEqual({ status: 'self-excluded', till })
})

test('RP-003: nothing withdraws or shortens it: no call, no shorter one after it, no statement of the site', async () => {
  const player = await gamblerWith(t, 1_000n)
  await exclude(player, 36)
  const visitor = await enterAs(t, player.player_id)
  const { body } = await visitor.call(coolOff, { body: { days: 1 } })
  expect(body.data).toEqual({ status: 'self-excluded', till: '2029-12-01T12:00:00.000Z' })
  await expect(playRound(t, player.player_id, 1)).rejects.toMatchObject({ details: { till: '2029-12-01T12:00:00.000Z' } })
  for (const statement of [
    sql`delete from players_responsible_play.restrictions where player_id = ${player.player_id}`,
    sql`update players_responsible_play.restrictions set till = now() where player_id = ${player.player_id}`,
  ])
    await expect(statement.execute(t.house.db)).rejects.toThrow('append-only')
  await asOwner(t, async (client) => {
    await expect(client.query('truncate players_responsible_play.restrictions')).rejects.toThrow('append-only')
  })
})

test('RP-003: a break holds for its days and then everything is as before', async () => {
  t.clock.set('2026-12-01T12:00:00Z')
  const player = await gamblerWith(t, 1_000n)
  expect((await player.visitor.call(coolOff, { body: { days: 7 } })).body.data).toEqual({
    status: 'cooling-off',
    till: '2026-12-08T12:00:00.000Z',
  })
  await expect(playRound(t, player.player_id, 1)).rejects.toMatchObject({ code: 'stakes-blocked' })
  t.clock.set('2026-12-08T12:00:00Z')
  await playRound(t, player.player_id, 1)
  const visitor = await enterAs(t, player.player_id)
  expect(await mainOf(visitor)).toMatchObject({ ludomanRequestStatus: null, ludomanTill: null })
  expect((await visitor.raw('GET', '/rest/game/golden-orchard/')).statusCode).toBe(200)
})

test('reliability 13: what an accepted stake brings is paid after the exclusion', async () => {
  const player = await gamblerWith(t, 1_000n)
  const bet = { owner_id: player.player_id, purse: 'main', asset: 'UAH', game: 'football', amount_minor: 400n }
  await inTransaction(t.house.db, (tx) => takeStake(tx, t.house, { ...bet, key: 'stake', reference: `bet:${player.player_id}` }))
  await exclude(player)
  await inTransaction(t.house.db, (tx) =>
    settleMany(tx, t.house, [
      { ...bet, key: 'win', reference: `bet:${player.player_id}:win`, outcome: 'win', stake_minor: bet.amount_minor },
    ]),
  )
  const visitor = await enterAs(t, player.player_id)
  expect((await visitor.call(getBalance)).body.balance).toBe(1_000)
})

test('RP-003: other slices learn who is excluded and who takes a break', async () => {
  const [excluded, resting, free] = [await gamblerWith(t, 0n), await gamblerWith(t, 0n), await gamblerWith(t, 0n)]
  await exclude(excluded)
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  const ids = [excluded, resting, free].map(({ player_id }) => player_id)
  const now = t.clock.now()
  const within = (purpose: 'reward' | 'invitation') => withinAudience(t.house.db, t.house, purpose, ids, (id) => id)
  expect(await within('reward')).toEqual(ids.filter((id) => id !== excluded.player_id))
  expect(await within('invitation')).toEqual(ids.filter((id) => id !== excluded.player_id && id !== resting.player_id))
  expect(await restrictionOf(t.house.db, free.player_id, now)).toBeNull()
})

test('RP-003: an exclusion has to be confirmed, and lasts as long as the house offers', async () => {
  const { visitor } = await gamblerWith(t, 0n)
  const bodies = [{ months: 6 }, { months: 6, isConfirmed: false }, { months: 5, isConfirmed: true }, { months: 1_000, isConfirmed: true }]
  for (const body of bodies) expect((await visitor.raw('POST', '/rest/responsible-play/self-exclude/', body)).statusCode).toBe(422)
  expect((await visitor.raw('POST', '/rest/responsible-play/cool-off/', { days: 0 })).statusCode).toBe(422)
  expect((await visitor.call(ludomanCheck)).body.data).toEqual({ status: null, till: null })
})

test('API-278: the check says what closes play and until when, for as long as it does; a guest gets 401', async () => {
  t.clock.set('2026-12-01T12:00:00Z')
  const { player_id, visitor } = await gamblerWith(t, 0n)
  const standing = async () => (await (await enterAs(t, player_id)).call(ludomanCheck)).body
  expect((await visitor.call(ludomanCheck)).body).toEqual({ success: true, data: { status: null, till: null } })
  await visitor.call(coolOff, { body: { days: 1 } })
  expect((await standing()).data).toEqual({ status: 'cooling-off', till: '2026-12-02T12:00:00.000Z' })
  t.clock.set('2026-12-02T12:00:00Z')
  expect((await standing()).data).toEqual({ status: null, till: null })
  expect((await t.visitor().call(ludomanCheck)).status).toBe(401)
})
