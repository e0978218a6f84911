import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { changePrivacyEndpoint } from '#casino/players/public-profile/contract.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { getPlayersActivity, type LastActionMessage, type PlayersActivityData } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ seed: true, now: '2026-12-01T12:00:00Z' })
})
afterAll(() => t.close())

const slugs = ['golden-orchard', 'cossack-treasure', 'european-roulette'] as const
const own_game = 'carpathian-nights'
const start = async ({ visitor }: Pick<RegisteredPlayer, 'visitor'>, slug: string): Promise<void> => {
  t.clock.advance(1_000)
  await visitor.raw('GET', `/rest/game/${slug}/play/?isMoney=false`)
}
const open = async (player: Pick<RegisteredPlayer, 'visitor'>, slug: string): Promise<void> => {
  await start(player, slug)
  await t.drain()
}
const feed = async (query: { limit?: number; offset?: number } = {}) => (await t.visitor().call(getPlayersActivity, { query })).body
const told = (channel: string) =>
  t.published
    .filter((one) => one.message.type === 'addPlayerLastAction' && one.channel === channel)
    .map(({ message }) => message.data as LastActionMessage)

test('API-260, SA-066, CN-016: the newest 18 that players opened, under masked names, page by page, and nothing of an hour or a result', async () => {
  const players = await Promise.all(Array.from({ length: 7 }, () => registerPlayer(t)))
  for (const player of players) for (const slug of slugs) await start(player, slug)
  await t.drain()
  const first = await feed()
  expect([first.data.length, first.hasMore]).toEqual([18, true])
  const newest = players.at(-1) as RegisteredPlayer
  expect(first.data[0]).toEqual({ id: expect.any(Number), login: `${newest.login[0]}•••`, slug: slugs[2], title: expect.any(String) })
  const rest = await feed({ offset: 18 })
  expect([rest.data.length, rest.hasMore]).toEqual([3, false])
  const ids = [...first.data, ...rest.data].map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  expect((await feed({ limit: 1, offset: 1 })).data.map(({ id }) => id)).toEqual([ids[1]])
})

test('RTM-050, SA-066: an action is told on top of everybody’s feed and on its player’s own channel; a game of this hour is not told again', async () => {
  const player = await registerPlayer(t)
  const before = told('players-activity').length
  await open(player, slugs[1])
  await open(player, slugs[1])
  const [message, ...more] = told('players-activity').slice(before)
  expect(more).toEqual([])
  const action = {
    id: expect.any(Number),
    login: `${player.login[0]}•••`,
    slug: slugs[1],
    titles: expect.objectContaining({ en: expect.any(String) }),
  }
  expect(message).toEqual({ action, isOwn: false })
  expect(told(`player:#${player.player_id}`)).toEqual([{ action, isOwn: true }])
  expect((await feed()).data[0]?.id).toBe(message?.action.id)
  t.clock.advance(60 * 60 * 1000)
  await open(player, slugs[1])
  expect(told('players-activity').slice(before)).toHaveLength(2)
})

test('SA-066: whoever hides their profile, excludes themselves or is restricted is in nobody’s feed, and what they did before neither', async () => {
  const [hides, excluded, restricted] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  for (const player of [hides, excluded, restricted]) await open(player, own_game)
  const shown = async () => (await feed({ limit: 100 })).data.filter(({ slug }) => slug === own_game).length
  const before = told('players-activity').length
  expect(await shown()).toBe(3)
  await hides.visitor.call(changePrivacyEndpoint, { body: { isHidden: true } })
  expect(await shown()).toBe(2)
  await excluded.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  expect(await shown()).toBe(1)
  await restrictByHouse(t.house, { player_id: restricted.player_id, kind: 'undesirable', is_set: true }, async () => undefined)
  expect(await shown()).toBe(0)
  await open(hides, slugs[0])
  expect(told('players-activity')).toHaveLength(before)
  expect(told(`player:#${hides.player_id}`)).toHaveLength(2)
})

test('SA-066: the games page shows the feed to a guest, and not to whom nobody invites', async () => {
  const shown = async (visitor: Pick<RegisteredPlayer, 'visitor'>['visitor']) => {
    const page = (await visitor.raw('GET', '/rest/page/games/')).json() as {
      data: { components: { type: string; data: PlayersActivityData }[] }
    }
    return page.data.components.find(({ type }) => type === 'players-activity')?.data.actions.length
  }
  expect(await shown(t.visitor())).toBe(18)
  const { visitor, player_id } = await registerPlayer(t)
  expect(await shown(visitor)).toBe(18)
  await restrictByHouse(t.house, { player_id, kind: 'undesirable', is_set: true }, async () => undefined)
  expect(await shown(visitor)).toBeUndefined()
})

test('RTM-013: the channel of the feed is everybody’s, and there is one', async () => {
  const ask = async (channel: string) => {
    const visitor = t.visitor()
    await visitor.raw('GET', '/rest/init/')
    return (await visitor.raw('POST', '/rest/realtime/subscription-token/', { channel })).statusCode
  }
  expect([await ask('players-activity'), await ask('players-activity:1')]).toEqual([200, 403])
})

test('what is older than a week is not shown, and is deleted', async () => {
  t.clock.advance(8 * 86_400_000)
  expect((await feed()).data).toEqual([])
  await deleteOldRows(t.house)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from games_players_activity.actions`.execute(t.house.db)
  expect(rows).toEqual([{ count: 0 }])
})
