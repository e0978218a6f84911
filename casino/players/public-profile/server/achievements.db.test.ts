import { contributionsTo } from '#kernel/extensions.ts'
import { achievements } from '../extensions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { updateLimits } from '#casino/players/responsible-play/contract.ts'
import { changePrivacyEndpoint, getAchievementEndpoint, getPublicListEndpoint, listAchievementsEndpoint } from '../contract.ts'
import { publicIdOf } from '../rules.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ seed: true, now: '2026-12-01T12:00:00Z' })
})
afterAll(() => t.close())

type Visitor = ReturnType<TestHouse['visitor']>
const slugs = ['golden-orchard', 'cossack-treasure', 'european-roulette'] as const
const openGames = async (visitor: Visitor, count: number): Promise<void> => {
  for (const slug of slugs.slice(0, count)) {
    t.clock.advance(60_000)
    await visitor.raw('GET', `/rest/game/${slug}/play/?isMoney=false`)
    await t.drain()
  }
}
const listOf = async (visitor: Visitor, playerId: string, query = {}) =>
  (await visitor.call(listAchievementsEndpoint, { query: { playerId, ...query } })).body
const idsOf = async (visitor: Visitor, playerId: string, query = {}) => (await listOf(visitor, playerId, query)).data.map(({ id }) => id)

test('PP-005: trying games out, in the demo too, is shown to everybody; what is still to come to the player alone', async () => {
  const { visitor, login } = await registerPlayer(t)
  const id = publicIdOf(login)
  expect(await idsOf(t.visitor(), id)).toEqual([])
  await openGames(visitor, 2)
  expect(await idsOf(t.visitor(), id)).toEqual(['first-game'])
  await openGames(visitor, 3)
  expect(await idsOf(t.visitor(), id)).toEqual(['three-games', 'first-game'])
  const own = await listOf(visitor, 'my')
  expect(own.data.slice(0, 2).map(({ reachedAt }) => reachedAt)).toEqual(['2026-12-01', '2026-12-01'])
  expect(own.data.slice(2).every(({ reachedAt }) => reachedAt === null)).toBe(true)
  expect(own.data.length).toBe(own.total)
})

test('PP-007: a limit that somebody set for themselves is theirs to see, and nobody else’s, by any call', async () => {
  const { visitor, login } = await registerPlayer(t)
  const id = publicIdOf(login)
  await visitor.call(updateLimits, { body: { limits: [{ type: 'loss', period: '7-days', amount: 1_000 }] } })
  const own = await listOf(visitor, 'my', { achievementType: 'care' })
  expect(own.data).toMatchObject([{ id: 'limit-set', isPrivate: true, reachedAt: '2026-12-01' }])
  expect(await listOf(t.visitor(), id, { achievementType: 'care' })).toMatchObject({ data: [], total: 0 })
  for (const who of [t.visitor(), visitor]) {
    const list = await who.call(getPublicListEndpoint, { params: { playerId: id, type: 'achievements' } })
    expect([list.body.data, list.body.total]).toEqual([[], 0])
  }
})

test('PP-005, API-103: by type, in either order, piece by piece', async () => {
  const { visitor, login } = await registerPlayer(t)
  const id = publicIdOf(login)
  await openGames(visitor, 3)
  const stranger = t.visitor()
  expect(await idsOf(stranger, id, { order: 'oldest' })).toEqual(['first-game', 'three-games'])
  expect(await listOf(stranger, id, { limit: 1, offset: 1 })).toMatchObject({ data: [{ id: 'first-game' }], total: 2 })
  expect(await idsOf(stranger, id, { achievementType: 'years' })).toEqual([])
  const list = await stranger.call(getPublicListEndpoint, { params: { playerId: id, type: 'achievements' }, query: { limit: 1 } })
  expect(list.body).toMatchObject({ data: [{ slug: 'three-games', at: '2026-12-01' }], total: 2 })
  expect((await stranger.raw('GET', `/rest/player/public-profile-achievements/?playerId=${id}&achievementType=losses`)).statusCode).toBe(
    422,
  )
  expect((await stranger.raw('GET', '/rest/player/public-profile-achievements/?playerId=bm9ib2R5')).statusCode).toBe(404)
})

test('PP-005: a year counts by itself, without a day of play', async () => {
  const { player_id, login } = await registerPlayer(t)
  const id = publicIdOf(login)
  t.clock.set('2027-11-30T12:00:00Z')
  expect(await idsOf(t.visitor(), id)).toEqual([])
  t.clock.set('2027-12-02T12:00:00Z')
  expect(await idsOf(await enterAs(t, player_id), id, { achievementType: 'years' })).toEqual(['one-year'])
  t.clock.set('2026-12-01T12:00:00Z')
})

test('API-104: one achievement by its id says when the one who asks came to it; an unknown id is 404', async () => {
  const { visitor } = await registerPlayer(t)
  await openGames(visitor, 1)
  const one = (who: Visitor, id: string) => who.call(getAchievementEndpoint, { params: { id } })
  expect((await one(visitor, 'first-game')).body.data).toMatchObject({ id: 'first-game', type: 'discovery', reachedAt: '2026-12-01' })
  expect((await one(t.visitor(), 'first-game')).body.data.reachedAt).toBeNull()
  expect([(await one(visitor, 'big-loser')).status, (await one(visitor, 'constructor')).status]).toEqual([404, 404])
})

test('PP-005: a hidden player’s achievements are hidden too', async () => {
  const { visitor, login } = await registerPlayer(t)
  await openGames(visitor, 3)
  await visitor.call(changePrivacyEndpoint, { body: { isHidden: true } })
  expect(await listOf(t.visitor(), publicIdOf(login))).toMatchObject({ data: [], total: 0 })
  expect((await idsOf(visitor, 'my')).slice(0, 2)).toEqual(['three-games', 'first-game'])
})

test('decision 0030: every achievement has an id of its own and words in three languages, and none speaks of money, wins or counts of rounds', () => {
  const all = contributionsTo(t.house.slices, achievements)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(4)
  for (const { title, text } of all)
    for (const language of ['uk', 'ru', 'en'] as const) {
      expect(title[language]).toMatch(/\S/)
      expect(`${title[language]} ${text[language]}`).not.toMatch(/виграш|выигрыш|\bwin|депозит|deposit|поповн|пополн|ставк|\bstake|1\d\d/i)
    }
})
