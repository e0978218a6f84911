import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { keepTime } from '#casino/campaigns/boards/server/api.ts'
import { publishCampaign, writeDraft } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getConfrontation, joinTeam } from '../contract.ts'
import { demoConfrontation } from './demo-campaigns.ts'

const day_ms = 86_400_000

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

test('SA-013, decision 0083: whom a break took out of a confrontation before its start comes back to their team, and to no other; from the start on to none', async () => {
  const demo = demoConfrontation(new Date(t.clock.now().getTime() + 2 * day_ms))
  await writeDraft(t.house, demo)
  expect((await publishCampaign(t.house, demo.slug, { actor: 'operator:anna', reason: 'a test' })).campaign).not.toBeNull()
  const player = await fundedPlayer(t, 1_000n)
  const join = async (teamId: number) => (await (await enterAs(t, player.id)).call(joinTeam, { body: { teamId } })).body
  const ownTeam = async () => (await (await enterAs(t, player.id)).call(getConfrontation)).body.data?.ownTeam
  const rest = async () => {
    expect((await (await enterAs(t, player.id)).call(coolOff, { body: { days: 1 } })).body).toMatchObject({ success: true })
    await t.drain()
    t.clock.advance(day_ms)
    await keepTime(t.house)
    await t.drain()
    expect(await ownTeam()).toBeNull()
  }
  expect(await join(1)).toMatchObject({ success: true })
  await rest()
  const chosen = { success: false, error: 'confrontation-team-chosen' }
  expect(await join(2)).toMatchObject(chosen)
  expect(await join(1)).toMatchObject({ success: true })
  expect(await ownTeam()).toBe(1)
  t.clock.set(demo.starts_at)
  t.clock.advance(1_000)
  await rest()
  expect(await join(1)).toMatchObject(chosen)
})
