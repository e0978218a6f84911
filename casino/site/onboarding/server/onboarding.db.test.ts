import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { onBoardingEndpoint } from '#casino/players/profile/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff, selfExclude } from '#casino/players/responsible-play/contract.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { getHomePage } from '#casino/site/pages/contract.ts'
import type { OnboardingOffer } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => t.close())

const offerTo = async (visitor: TestVisitor): Promise<OnboardingOffer | undefined> => {
  const { body } = await visitor.call(getHomePage)
  return body.data?.components.find(({ type }) => type === 'onboarding-offer')?.data as OnboardingOffer | undefined
}

test('MD-014: a newcomer is offered to be shown around on the home page; a guest is not', async () => {
  const { visitor } = await registerPlayer(t)
  expect(await offerTo(visitor)).toEqual({ scenario: 'newcomer' })
  expect(await offerTo(t.visitor())).toBeUndefined()
})

test('MD-014, API-048: what was seen or refused on one device is offered on no other, and another scenario changes nothing', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const elsewhere = await enterAs(t, player_id)
  await visitor.call(onBoardingEndpoint, { body: { scenario: 'first-game' } })
  expect(await offerTo(elsewhere)).toEqual({ scenario: 'newcomer' })
  await visitor.call(onBoardingEndpoint, { body: { scenario: 'newcomer' } })
  expect([await offerTo(visitor), await offerTo(elsewhere), await offerTo(await enterAs(t, player_id))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  // One player's answer is no other's.
  expect(await offerTo((await registerPlayer(t)).visitor)).toEqual({ scenario: 'newcomer' })
})

test('MD-014: after a week nobody is asked any more', async () => {
  const { player_id } = await registerPlayer(t)
  t.clock.advance(7 * 24 * 60 * 60 * 1000 - 1)
  expect(await offerTo(await enterAs(t, player_id))).toEqual({ scenario: 'newcomer' })
  t.clock.advance(1)
  expect(await offerTo(await enterAs(t, player_id))).toBeUndefined()
})

test('MD-014: whoever play is closed for, by themselves or by the house, is offered nothing', async () => {
  const [excluded, resting, restricted] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  await excluded.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  await restrictByHouse(t.house, { player_id: restricted.player_id, kind: 'unverified', is_set: true }, async () => undefined)
  for (const { player_id } of [excluded, resting, restricted]) {
    const visitor = await enterAs(t, player_id)
    expect((await visitor.raw('GET', '/rest/init/')).json().data.isGuest).toBe(false)
    expect(await offerTo(visitor)).toBeUndefined()
  }
})
