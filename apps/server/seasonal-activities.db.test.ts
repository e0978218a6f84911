import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { applyBirthday } from '#casino/bonuses/birthday/contract.ts'
import { offerBirthdays } from '#casino/bonuses/birthday/server/offer-birthdays.ts'
import { getProgress } from '#casino/bonuses/gift-bank/contract.ts'
import { getJackpotSevens } from '#casino/contests/jackpots/contract.ts'
import { getConfrontation } from '#casino/contests/kings-kombat/contract.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { getKingOfRoad } from '#casino/seasons/king-of-road/contract.ts'
import { getMarathon } from '#casino/seasons/marathon/contract.ts'
import { getRally } from '#casino/seasons/new-year-rally/contract.ts'
import { getStarDrops } from '#casino/seasons/star-drops/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getSportActivity } from '#casino/sportsbook/predictions/contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', seed: true })
  t.clock.advance(10_000)
}, 600_000)
afterAll(() => closeBalanced(t))

/** The components of a page, by their types; a page that is not there answers nothing. */
const componentsOf = async (page: string): Promise<string[]> => {
  const { success, data } = (await t.visitor().raw('GET', `/rest/page/${page}/`)).json() as {
    success: boolean
    data: { components: { type: string }[] }
  }
  return success ? data.components.map(({ type }) => type) : []
}

test('GN-013: every seasonal and special activity runs from the first start on, with a page of its own: rally, king of road, marathon, kings kombat, jackpot sevens, star drops, gift bank, birthday bonus, sport', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  for (const call of [getRally, getKingOfRoad, getMarathon, getStarDrops] as const)
    expect((await visitor.call(call)).body.data, call.route).toMatchObject({ state: 'active' })
  expect((await visitor.call(getConfrontation)).body.data, 'kings kombat').toMatchObject({ board: { state: 'active' } })
  expect((await visitor.call(getJackpotSevens)).body.data, 'jackpot sevens').not.toBeNull()
  expect((await visitor.call(getProgress)).body.data, 'gift bank').toMatchObject({ isOpen: true })
  expect((await visitor.call(getSportActivity)).body.data, 'sport').toMatchObject({ predictionLevel: null, next: { level: 'silver' } })
  const pages = {
    'new-year-rally': 'new-year-rally',
    'king-of-road': 'king-of-road',
    marathon: 'marathon',
    'kings-kombat': 'confrontation',
    'jackpot-sevens': 'jackpot-sevens',
    'tomorrow-game': 'star-drops',
    'gift-bank': 'gift-bank',
    'austin-major': 'austin-major',
    'national-league': 'national-league',
  }
  for (const [page, component] of Object.entries(pages)) expect(await componentsOf(page), page).toContain(component)

  // A birthday is that of a player who has been here for a month.
  t.clock.advance(31 * 86_400_000)
  const celebrant = await enterAs(t, player_id)
  await celebrant.call(updateProfileEndpoint, { body: { birth_date: '1990-01-02' } })
  await offerBirthdays(t.house)
  const offered = (await celebrant.raw('GET', '/rest/init/')).json().data.birthdayBonus
  expect(offered, 'birthday').toMatchObject({ currency: 'UAH' })
  expect((await celebrant.call(applyBirthday)).body).toMatchObject({ success: true, data: { id: offered.id } })
})
