import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { findAuditBreak } from '#kernel/audit/audit.ts'
import { ludomanCheck } from '../contract.ts'
import { decideRestriction, listRestrictions } from './operator-commands.ts'

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

test('RP-008, reliability 22: a restriction is set, listed and lifted by name, and the audit log has who and why', async () => {
  const { visitor, player_id, login } = await registerPlayer(t)
  const setBy = decideRestriction('set', login, 'youngster', anna)
  expect(await setBy(t.house)).toContain('is set')
  expect((await visitor.call(ludomanCheck)).body.data).toEqual({ status: 'youngster', till: null })
  expect(await listRestrictions(null)(t.house)).toContain(`${login}\tyoungster\t`)
  await expect(setBy(t.house)).rejects.toThrow('restriction-stands')
  await decideRestriction('lifted', login, 'youngster', { ...anna, reason: 'Документ показано' })(t.house)
  expect(await listRestrictions(login)(t.house)).toBe('No restriction of the house stands.')
  expect(await audited(player_id)).toEqual([
    { ...anna, action: 'players/responsible-play.restriction-set' },
    { ...anna, action: 'players/responsible-play.restriction-lifted', reason: 'Документ показано' },
  ])
  expect(await findAuditBreak(t.house.db)).toBeNull()
})
