import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/account/registration/testing/register-player.ts'
import { ludomanCheck } from '#casino/account/responsible-play/contract.ts'
import { readSecondFactor } from '#casino/account/second-factor/contract.ts'
import { turnOn } from '#casino/account/second-factor/testing/app-with-codes.ts'
import { verifyAudit } from '#casino/money/wallet/server/api.ts'
import { decideBlock, decideRestriction, dropFactor, listRestrictions } from './players.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const anna = { actor: 'operator:anna', reason: 'Лист від батьків' }

const audited = async (player_id: bigint) => {
  const { rows } = await sql<{ actor: string; action: string; reason: string }>`
    select actor, action, reason from money_wallet.audit where subject = ${`player:${player_id}`} order by id`.execute(t.house.db)
  return rows
}

test('RP-008, reliability 22: a restriction is set, listed and lifted by name, and the audit log has who and why', async () => {
  const { visitor, player_id, login } = await registerPlayer(t)
  const decision = { player: login, kind: 'youngster', ...anna } as const
  expect(await decideRestriction(t.house, { what: 'set-restriction', ...decision })).toContain('is set')
  expect((await visitor.call(ludomanCheck)).body.data).toEqual({ status: 'youngster', till: null })
  expect(await listRestrictions(t.house, null)).toEqual([expect.stringContaining(`${login}\tyoungster\t`)])
  await expect(decideRestriction(t.house, { what: 'set-restriction', ...decision })).rejects.toThrow('restriction-stands')
  await decideRestriction(t.house, { what: 'lift-restriction', ...decision, reason: 'Документ показано' })
  expect(await listRestrictions(t.house, login)).toEqual(['No restriction of the house stands.'])
  expect(await audited(player_id)).toEqual([
    { ...anna, action: 'account/responsible-play.restriction-set' },
    { ...anna, action: 'account/responsible-play.restriction-lifted', reason: 'Документ показано' },
  ])
  expect(await verifyAudit(t.house.db)).toBeNull()
})

test('AU-027, reliability 22: a blocked player is out within the same commit; unblocked they come in again; both are audited', async () => {
  const { visitor, player_id, login } = await registerPlayer(t)
  expect(await decideBlock(t.house, { what: 'block', player: login, ...anna })).toBe(`${login} is blocked.`)
  expect((await visitor.call(ludomanCheck)).status).toBe(401)
  await expect(decideBlock(t.house, { what: 'block', player: login, ...anna })).rejects.toThrow('blocked already')
  expect(await decideBlock(t.house, { what: 'unblock', player: login, ...anna })).toBe(`${login} is unblocked.`)
  await expect(decideBlock(t.house, { what: 'unblock', player: login, ...anna })).rejects.toThrow('is not blocked')
  expect((await audited(player_id)).map(({ action }) => action)).toEqual(['account/login.player-blocked', 'account/login.player-unblocked'])
  await t.drain()
  expect(t.disconnected).toContainEqual(expect.objectContaining({ player_id, reason: 'blocked' }))
})

test('reliability 22: who has lost the app and the codes gets in by password again; it is audited, and refused where there is nothing to drop', async () => {
  const { visitor, player_id, login } = await registerPlayer(t)
  await turnOn(t, visitor)
  const asked = { what: 'drop-second-factor', player: login, ...anna } as const
  expect(await dropFactor(t.house, asked)).toBe(`${login} logs in by password alone.`)
  expect((await visitor.call(readSecondFactor)).body.data).toMatchObject({ authenticator_since: null, recovery_codes_left: 0 })
  expect((await audited(player_id)).at(-1)).toEqual({ ...anna, action: 'account/second-factor.dropped' })
  await expect(dropFactor(t.house, asked)).rejects.toThrow('has no second factor')
})

test('a name that nobody has is said to be nobody’s', async () => {
  await expect(decideBlock(t.house, { what: 'block', player: 'Nobody.Here', ...anna })).rejects.toThrow('There is no player "Nobody.Here".')
})
