import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { changePrivacyEndpoint, getPublicListEndpoint, getPublicProfileEndpoint } from '../contract.ts'
import { publicIdOf } from '../rules.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())

const somebody = async () => {
  const player = await registerPlayer(t, { email: `${crypto.randomUUID()}@example.com` })
  const games = (await player.visitor.raw('GET', '/rest/getAllGames/')).json().data as { slug: string }[]
  const slugs = games.slice(0, 3).map(({ slug }) => slug)
  for (const slug of slugs) await player.visitor.raw('GET', `/rest/games/${slug}/toggle-favorite/`)
  await player.visitor.raw('GET', `/rest/game/${slugs[0]}/play/`)
  await t.drain()
  return { ...player, slugs, params: { playerId: publicIdOf(player.login) } }
}

test('PP-001, PP-003, EN-056: a guest sees by the id in a link what a player likes and played', async () => {
  const { login, slugs, params } = await somebody()
  const { status, body } = await t.visitor().call(getPublicProfileEndpoint, { params })
  expect([status, body.success]).toEqual([200, true])
  expect(body.data.playerData).toEqual({ id: params.playerId, login, memberSince: '2026-12', isCurrentUser: false, isHidden: false })
  expect(body.data.publicData.suggestions.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
  expect(body.data.publicData).toMatchObject({ activities: [{ slug: slugs[0], at: '2026-12-01' }], hasLastActions: true })
})

test('PP-007: no contact, amount, document or id of the database is in any answer', async () => {
  const { visitor, player_id, params } = await somebody()
  await visitor.call(updateProfileEndpoint, { body: { first_name: 'Секретна', city: 'Секретинськ', birth_date: '1980-01-02' } })
  const stranger = t.visitor()
  const answers = [await stranger.call(getPublicProfileEndpoint, { params }), await visitor.call(getPublicProfileEndpoint, { params })]
  const lists = await Promise.all(
    ['activities', 'last-actions', 'liked-games'].map((type) => stranger.call(getPublicListEndpoint, { params: { ...params, type } })),
  )
  const told = JSON.stringify([...answers, ...lists].map(({ body }) => body))
  for (const word of ['@', 'Секрет', '1980', 'balance', 'currency', 'UAH', 'phone', 'email', `"${player_id}"`, `:${player_id}`])
    expect(told).not.toContain(word)
})

test('PP-002: only one’s own profile is one’s own, by the id or as my', async () => {
  const [owner, stranger] = [await somebody(), await somebody()]
  const isCurrent = async (visitor: typeof owner.visitor, playerId: string) =>
    (await visitor.call(getPublicProfileEndpoint, { params: { playerId } })).body.data.playerData.isCurrentUser
  expect(await isCurrent(owner.visitor, 'my')).toBe(true)
  expect(await isCurrent(owner.visitor, owner.params.playerId)).toBe(true)
  expect(await isCurrent(stranger.visitor, owner.params.playerId)).toBe(false)
  expect((await t.visitor().call(getPublicProfileEndpoint, { params: { playerId: 'my' } })).status).toBe(401)
})

test('PP-004, PP-008: lists by type with limit and offset', async () => {
  const { slugs, params } = await somebody()
  const list = (type: string, query = {}) => t.visitor().call(getPublicListEndpoint, { params: { ...params, type }, query })
  const all = (await list('liked-games')).body
  expect([all.total, all.data.length]).toEqual([3, 3])
  expect((await list('liked-games', { limit: 1, offset: 2 })).body.data).toEqual([all.data[2]])
  expect((await list('activities')).body.data[0]?.slug).toBe(slugs[0])
  expect([(await list('documents')).status, (await list('constructor')).status]).toEqual([404, 404])
  expect((await list('liked-games', { limit: 0 })).status).toBe(422)
})

test.each(['nobody-has-it', 'x', btoa('a@b.com'), `${btoa('nobody-at-all')}`, '..', '%2e%2e%2f'])(
  'API-101: %j is unknown',
  async (playerId) => {
    expect((await t.visitor().call(getPublicProfileEndpoint, { params: { playerId } })).status).toBe(404)
  },
)

test('A-035: URL-safe base64 and any case of the handle find the player', async () => {
  const { login, params } = await somebody()
  for (const playerId of [params.playerId.replaceAll('=', ''), publicIdOf(login.toUpperCase())])
    expect((await t.visitor().call(getPublicProfileEndpoint, { params: { playerId } })).body.data.playerData.login).toBe(login)
})

test('a hidden player shows the handle alone, to everybody but themselves, until they change it', async () => {
  const { visitor, params } = await somebody()
  const stranger = t.visitor()
  const seen = async (who: typeof stranger) => (await who.call(getPublicProfileEndpoint, { params })).body.data
  await visitor.call(changePrivacyEndpoint, { body: { isHidden: true } })
  expect((await seen(stranger)).publicData).toEqual({ activities: [], suggestions: [], hasLastActions: false })
  expect((await seen(stranger)).playerData.isHidden).toBe(true)
  const list = await stranger.call(getPublicListEndpoint, { params: { ...params, type: 'liked-games' } })
  expect([list.body.data, list.body.total]).toEqual([[], 0])
  expect((await seen(visitor)).publicData.suggestions.length).toBe(3)
  await visitor.call(changePrivacyEndpoint, { body: { isHidden: false } })
  expect((await seen(stranger)).publicData.suggestions.length).toBe(3)
  await visitor.raw('GET', '/rest/logout/')
  expect((await visitor.call(changePrivacyEndpoint, { body: { isHidden: true } })).status).toBe(401)
})

test('reliability 18: thirty changes of mind in an hour are all, and the last one holds', async () => {
  const { visitor, params } = await somebody()
  const statuses = []
  for (let change = 0; change < 31; change++)
    statuses.push((await visitor.call(changePrivacyEndpoint, { body: { isHidden: change % 2 === 1 } })).status)
  expect([statuses.slice(0, 30).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
  expect((await t.visitor().call(getPublicProfileEndpoint, { params })).body.data.playerData.isHidden).toBe(true)
})
