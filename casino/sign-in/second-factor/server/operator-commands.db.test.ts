import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { readSecondFactor } from '../contract.ts'
import { turnOn } from '../testing/app-with-codes.ts'
import { dropFactor } from './operator-commands.ts'

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

test('reliability 22: who has lost the app and the codes gets in by password again; it is audited, and refused where there is nothing to drop', async () => {
  const { visitor, player_id, login } = await registerPlayer(t)
  await turnOn(t, visitor)
  expect(await dropFactor(login, anna)(t.house)).toBe(`${login} logs in by password alone.`)
  expect((await visitor.call(readSecondFactor)).body.data).toMatchObject({ authenticator_since: null, recovery_codes_left: 0 })
  expect((await audited(player_id)).at(-1)).toEqual({ ...anna, action: 'sign-in/second-factor.dropped' })
  await expect(dropFactor(login, anna)(t.house)).rejects.toThrow('has no second factor')
})
