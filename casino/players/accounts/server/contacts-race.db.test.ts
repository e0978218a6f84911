import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { registerPlayer } from '../testing/register-player.ts'
import { confirmContact, contactsOf } from './contacts.ts'
import { changeContact } from './former-contacts.ts'

const at_once = 12
const rounds = Number(process.env['RACE_ROUNDS'] ?? 10)

test('decision 0020, races: of twelve who confirm one contact at once one has it, and the others are told no', async () => {
  const t = await createTestHouse({ pool_size: at_once })
  for (let round = 0; round < rounds; round++) {
    const email = `claimed-${round}@example.com`
    const players = []
    for (let claim = 0; claim < at_once; claim++) players.push((await registerPlayer(t, { email })).player_id)
    const confirm = (player_id: bigint) =>
      inTransaction(t.house.db, (tx) => confirmContact(tx, player_id, { kind: 'email', contact: email, at: t.clock.now() }))
    const losers = (await Promise.all(players.map(confirm))).filter((lost) => lost !== null)
    expect(losers.map(({ length }) => length)).toEqual([at_once - 1])
    const contacts = [...(await contactsOf(t.house.db, players)).values()]
    expect(contacts.filter((one) => one.email === email).map((one) => one.email_confirmed)).toEqual([true])
  }
  await t.close()
})

test('decision 0020, races: of twelve who change to one new contact at once one has it, and the others are told no', async () => {
  const t = await createTestHouse({ pool_size: at_once })
  const at = t.clock.now()
  const players = []
  for (let claim = 0; claim < at_once; claim++) players.push((await registerPlayer(t)).player_id)
  for (const [kind, contact] of [
    ['email', 'new-for-all@example.com'],
    ['phone', '+380501112233'],
  ] as const) {
    const change = (player_id: bigint) =>
      inTransaction(t.house.db, async (tx) => {
        await changeContact(tx, player_id, { kind, contact }, at)
        return confirmContact(tx, player_id, { kind, contact, at })
      })
    expect((await Promise.all(players.map(change))).filter((lost) => lost !== null)).toEqual([[]])
  }
  await t.close()
})
