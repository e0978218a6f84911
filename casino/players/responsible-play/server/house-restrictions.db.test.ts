import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { PlayerVerified } from '#casino/players/profile/events.ts'
import { makeDeposit } from '#casino/money/cash-desk/contract.ts'
import { getBalance } from '#casino/money/wallet/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { coolOff, getPlayInfo, ludomanCheck } from '../contract.ts'
import { houseRestrictionKinds, type HouseRestrictionKind } from '../rules.ts'
import { closeBalanced, gamblerWith, playRound, type Gambler } from '../testing/play-house.ts'
import { restrictByHouse, withinAudience } from './api.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', seed: true })
})
afterAll(() => closeBalanced(t))

const decide = ({ player_id }: Gambler, kind: HouseRestrictionKind, is_set: boolean) =>
  restrictByHouse(t.house, { player_id, kind, is_set }, async () => undefined)
const mainOf = async ({ visitor }: Gambler) => (await visitor.raw('GET', '/rest/init/')).json().data
const deposit = ({ visitor }: Gambler) => visitor.call(makeDeposit, { body: { method_id: 1, currency_id: 2, amount: 20_000 } })

test.each(houseRestrictionKinds)(
  'RP-008, A-025, API-278: %s closes stakes, games and deposits at once, and leaves the way to the money',
  async (kind) => {
    const player = await gamblerWith(t, 1_000n)
    await decide(player, kind, true)
    await expect(playRound(t, player.player_id, 1)).rejects.toMatchObject({ code: 'stakes-blocked', details: { till: null } })
    const game = await player.visitor.raw('GET', '/rest/game/golden-orchard/')
    expect([game.statusCode, game.json()]).toMatchObject([444, { success: false, error: 'stakes-blocked' }])
    const { status, body } = await deposit(player)
    expect([status, body]).toMatchObject([444, { success: false, error: 'deposits-blocked', till: null }])
    // Signed in all the while: the balance is theirs to see and to fetch.
    expect((await player.visitor.call(getBalance)).body.balance).toBe(1_000)
    expect(await mainOf(player)).toMatchObject({ playRestriction: kind, ludomanRequestStatus: null, ludomanTill: null })
    expect((await player.visitor.call(ludomanCheck)).body.data).toEqual({ status: kind, till: null })
    expect((await player.visitor.call(getPlayInfo)).body.data.restriction).toEqual({ status: kind, till: null })
  },
)

test('RP-008, RTM-016: the player is told when it begins and when it is lifted, and then plays and deposits again', async () => {
  const player = await gamblerWith(t, 1_000n)
  await decide(player, 'undesirable', true)
  await decide(player, 'undesirable', false)
  await t.drain()
  const told = t.published.filter(({ channel, message }) => channel === `player:#${player.player_id}` && message.type === 'player')
  expect(told.map(({ message }) => message.data)).toEqual([
    { status: 'undesirable', till: null },
    { status: null, till: null },
  ])
  await playRound(t, player.player_id, 1)
  expect((await deposit(player)).body).toMatchObject({ success: true })
  expect(await mainOf(player)).toMatchObject({ playRestriction: null })
})

test('RP-008: lifting takes nothing of the player’s own decision back', async () => {
  const player = await gamblerWith(t, 1_000n)
  await decide(player, 'youngster', true)
  await player.visitor.call(coolOff, { body: { days: 7 } })
  await decide(player, 'youngster', false)
  await expect(playRound(t, player.player_id, 1)).rejects.toMatchObject({ details: { till: '2026-12-08T12:00:00.000Z' } })
})

test('RP-008: two restrictions are two: lifting one leaves the other, and neither is set or lifted twice', async () => {
  const player = await gamblerWith(t, 1_000n)
  await decide(player, 'youngster', true)
  await decide(player, 'unverified', true)
  await expect(decide(player, 'youngster', true)).rejects.toMatchObject({ code: 'restriction-stands' })
  await decide(player, 'youngster', false)
  await expect(decide(player, 'youngster', false)).rejects.toMatchObject({ code: 'restriction-absent' })
  await expect(playRound(t, player.player_id, 1)).rejects.toMatchObject({ code: 'stakes-blocked' })
  expect((await player.visitor.call(ludomanCheck)).body.data).toEqual({ status: 'unverified', till: null })
})

test('RP-008: who was not known well enough plays again once the documents are approved; a youngster does not', async () => {
  const [unknown, young] = [await gamblerWith(t, 1_000n), await gamblerWith(t, 1_000n)]
  await decide(unknown, 'unverified', true)
  await decide(young, 'youngster', true)
  await inTransaction(t.house.db, (tx) =>
    announce(
      tx,
      t.house,
      [unknown, young].map(({ player_id }) => PlayerVerified({ player_id: String(player_id) }, player_id)),
    ),
  )
  await t.drain()
  await playRound(t, unknown.player_id, 1)
  await expect(playRound(t, young.player_id, 1)).rejects.toMatchObject({ code: 'stakes-blocked' })
})

test('RP-008: a youngster gets neither prizes nor messages, and nobody restricted is invited to play', async () => {
  const [young, unwanted, free] = [await gamblerWith(t, 0n), await gamblerWith(t, 0n), await gamblerWith(t, 0n)]
  await decide(young, 'youngster', true)
  await decide(unwanted, 'undesirable', true)
  const ids = [young, unwanted, free].map(({ player_id }) => player_id)
  const within = (purpose: 'reward' | 'invitation') => withinAudience(t.house.db, t.house, purpose, ids, (id) => id)
  expect(await within('reward')).toEqual(ids.filter((id) => id !== young.player_id))
  expect(await within('invitation')).toEqual(ids.filter((id) => id !== young.player_id && id !== unwanted.player_id))
})

test('RP-008: a decision whose record fails is none', async () => {
  const player = await gamblerWith(t, 1_000n)
  const failing = restrictByHouse(t.house, { player_id: player.player_id, kind: 'undesirable', is_set: true }, () =>
    Promise.reject(new Error('the audit log is away')),
  )
  await expect(failing).rejects.toThrow('the audit log is away')
  await playRound(t, player.player_id, 1)
})

test('RP-008: no statement of the site rewrites what was decided', async () => {
  const player = await gamblerWith(t, 0n)
  await decide(player, 'undesirable', true)
  await decide(player, 'undesirable', false)
  for (const statement of [
    sql`delete from players_responsible_play.house_restrictions where player_id = ${player.player_id}`,
    sql`update players_responsible_play.house_restrictions set lifted_at = null where player_id = ${player.player_id}`,
    sql`update players_responsible_play.house_restrictions set kind = 'youngster' where player_id = ${player.player_id}`,
  ])
    await expect(statement.execute(t.house.db)).rejects.toThrow(/append-only|otherwise stays/)
})
