import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { ludomanCheck } from '#casino/players/responsible-play/contract.ts'
import { decideBlock } from './operator-commands.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const anna = { actor: 'operator:anna', reason: 'Лист від батьків' }

const audited = async (player_id: bigint) => {
  const { rows } = await sql<{ actor: string; action: string; reason: string }>`
    select actor, action, reason from kernel.audit where subject = ${`player:${player_id}`} order by id`.execute(t.house.db)
  return rows
}

test('AU-027, reliability 22: a blocked player is out within the same commit; unblocked they come in again; both are audited', async () => {
  const { visitor, player_id, login } = await registerPlayer(t)
  expect(await decideBlock('block', login, anna)(t.house)).toBe(`${login} is blocked.`)
  expect((await visitor.call(ludomanCheck)).status).toBe(401)
  await expect(decideBlock('block', login, anna)(t.house)).rejects.toThrow('blocked already')
  expect(await decideBlock('unblock', login, anna)(t.house)).toBe(`${login} is unblocked.`)
  await expect(decideBlock('unblock', login, anna)(t.house)).rejects.toThrow('is not blocked')
  expect((await audited(player_id)).map(({ action }) => action)).toEqual([
    'sign-in/sessions.player-blocked',
    'sign-in/sessions.player-unblocked',
  ])
  await t.drain()
  expect(t.disconnected).toContainEqual(expect.objectContaining({ player_id, reason: 'blocked' }))
})

test('a name that nobody has is said to be nobody’s', async () => {
  await expect(decideBlock('block', 'Nobody.Here', anna)(t.house)).rejects.toThrow('There is no player "Nobody.Here".')
})
