import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { funnelShowedEndpoint } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const isShowed = async (visitor: TestVisitor): Promise<unknown> => (await visitor.raw('GET', '/rest/init/')).json().data.isFunnelPopupShowed

test('API-281: a funnel’s window that was put aside is known on every device of the player, for a day', async () => {
  const [{ visitor, player_id }, other] = [await registerPlayer(t), await registerPlayer(t)]
  const device = () => enterAs(t, player_id)
  expect(await isShowed(await device())).toBe(false)
  expect((await visitor.call(funnelShowedEndpoint)).body).toEqual({ success: true })
  t.clock.advance(24 * 3_600_000 - 1)
  expect([await isShowed(await device()), await isShowed(other.visitor), await isShowed(t.visitor())]).toEqual([true, false, false])
  t.clock.advance(1)
  expect(await isShowed(await device())).toBe(false)
  const again = await device()
  await again.call(funnelShowedEndpoint)
  expect(await isShowed(again)).toBe(true)
  expect((await t.visitor().call(funnelShowedEndpoint)).status).toBe(401)
})

test('API-281: sixty times in an hour are enough to put a window aside; another player does not notice', async () => {
  const [{ visitor }, other] = [await registerPlayer(t), await registerPlayer(t)]
  const statuses = []
  for (let count = 0; count < 61; count++) statuses.push((await visitor.call(funnelShowedEndpoint)).status)
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
  expect((await other.visitor.call(funnelShowedEndpoint)).status).toBe(200)
})
