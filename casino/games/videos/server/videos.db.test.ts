import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { createLike, getReactions } from '#casino/games/reactions/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { getVideo, likeVideo, listVideos } from '../contract.ts'
import { recordings } from '../recordings.gen.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const list = async (query: object = {}, visitor = t.visitor()) => (await visitor.call(listVideos, { query })).body
const of = (slug: string) => recordings.filter((recording) => recording.slug === slug).map(({ id }) => id)
const anId = (slug: string): number => of(slug)[0]!

test('API-147, SO-009, EN-107: two videos unless more are asked for, page by page, of a game, of what they show, by likes or by day', async () => {
  const first = await list()
  expect(first.videos).toHaveLength(2)
  expect(first).toMatchObject({ isPagesEnabled: true, likedIds: [] })
  expect(first.videos[0]).toMatchObject({ id: expect.any(Number), liked: false, likesCount: expect.any(Number) })
  const all: number[] = []
  for (let offset = 0; ; offset = all.length) {
    const { videos, isPagesEnabled } = await list({ limit: 40, offset })
    all.push(...videos.map(({ id }) => id))
    if (!isPagesEnabled) break
  }
  expect(new Set(all)).toEqual(new Set(recordings.map(({ id }) => id)))
  expect(all).toHaveLength(recordings.length)
  const wins = await list({ category: 'win', filter: 'golden-orchard', limit: 10 })
  expect(wins.videos.map(({ slug, shows }) => [slug, shows])).toEqual([['golden-orchard', 'win']])
  expect(await list({ filter: 'no-such-game' })).toEqual({ success: true, videos: [], isPagesEnabled: false, likedIds: [] })

  const { visitor } = await registerPlayer(t)
  const last = all.at(-1)!
  await visitor.call(likeVideo, { query: { id: last } })
  const byLikes = await list({ order: 'likes_count', limit: 1 }, visitor)
  expect(byLikes).toMatchObject({ videos: [{ id: last, liked: true, likesCount: 1 }], likedIds: [last] })
  const byDay = await list({ order: 'created_at', limit: 48 })
  expect(byDay.videos.map(({ createdAt }) => createdAt)).toEqual(
    byDay.videos
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
})

test('API-146: a like counts once however often it is sent; a guest is refused, and an unknown video is 404', async () => {
  const id = anId('ducats')
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  const { likesCount } = (await t.visitor().call(getVideo, { params: { id } })).body.data
  await Promise.all([1, 2, 3].map(() => one.visitor.call(likeVideo, { query: { id } })))
  await other.visitor.call(likeVideo, { query: { id } })
  expect((await one.visitor.call(getVideo, { params: { id } })).body.data).toMatchObject({ likesCount: likesCount + 2, liked: true })
  expect((await t.visitor().call(getVideo, { params: { id } })).body.data).toMatchObject({ likesCount: likesCount + 2, liked: false })
  expect((await t.visitor().call(likeVideo, { query: { id } })).status).toBe(401)
  expect((await one.visitor.call(likeVideo, { query: { id: 2_000_000 } })).status).toBe(404)
})

test('API-148, SO-010: one video comes by its id, with rounds that were dealt from its seeds; an unknown one is 404', async () => {
  const id = anId('old-tower')
  const { data } = (await t.visitor().call(getVideo, { params: { id } })).body
  expect(data).toMatchObject({
    id,
    slug: 'old-tower',
    title: expect.any(String),
    currency: 'UAH',
    exponent: 2,
    clientSeed: 'openhouse-videos',
  })
  expect(data.played).toHaveLength(data.rounds)
  for (const { events, stake_minor } of data.played) {
    expect(stake_minor).toBeGreaterThan(0)
    expect(events.at(-1)).toMatchObject({ type: 'round-ended' })
  }
  expect((await t.visitor().call(getVideo, { params: { id: 2_000_000 } })).status).toBe(404)
})

test('a game that is not offered has no videos, nowhere', async () => {
  const id = anId('archer')
  const close = ['games', 'close', 'archer', '--actor', 'anna', '--reason', 'a fault']
  await readCommand(contributionsTo(t.house.slices, operatorCommands), close)(t.house)
  expect((await list({ filter: 'archer' })).videos).toEqual([])
  expect((await t.visitor().call(getVideo, { params: { id } })).status).toBe(404)
})

test('videos are things to like, as games and comments are', async () => {
  const { visitor } = await registerPlayer(t)
  const id = anId('penalty')
  expect((await visitor.call(createLike, { body: { model_id: id, model_schema: 'videos' } })).body).toMatchObject({ likesCount: 1 })
  const liked = (await t.visitor().call(getReactions, { params: { schema: 'videos' }, query: { limit: 100 } })).body
  expect(liked.data.find((row) => row.id === id)).toMatchObject({ slug: 'penalty', likesCount: 1 })
  expect((await visitor.call(createLike, { body: { model_id: 2_000_000, model_schema: 'videos' } })).status).toBe(404)
})

test('the page of a game has its videos, and one who is not to be invited sees none', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const types = async () => {
    const { data } = (await visitor.raw('GET', '/rest/page/games/golden-orchard/')).json() as { data: { components: { type: string }[] } }
    return data.components.map(({ type }) => type)
  }
  expect(await types()).toContain('game-videos')
  await restrictByHouse(t.house, { player_id, kind: 'youngster', is_set: true }, async () => undefined)
  expect(await types()).not.toContain('game-videos')
})
