import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { getMessages } from '../contract.ts'

test('NC-001: a log-in on a device that was not seen before stands in the centre, with the way to end it; the first does not', async () => {
  const t = await createTestHouse()
  const { visitor, player_id } = await registerPlayer(t)
  await t.drain()
  expect((await visitor.call(getMessages)).body.data).toEqual([])
  await enterAs(t, player_id)
  await t.drain()
  expect((await visitor.call(getMessages)).body.data).toMatchObject([
    { title: 'Новий пристрій у вашому акаунті', text: expect.stringContaining('невідомий'), link: '/profile/?tab=security' },
  ])
  await t.close()
})

test('reliability 12: who excluded themselves is told of a log-in on a new device, too: their money stands in the account', async () => {
  const t = await createTestHouse()
  const { visitor, player_id } = await registerPlayer(t)
  expect((await visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })).body.success).toBe(true)
  const device = await enterAs(t, player_id)
  await t.drain()
  expect((await device.call(getMessages)).body.data).toMatchObject([{ title: 'Новий пристрій у вашому акаунті' }])
  await t.close()
})
