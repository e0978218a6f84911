import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { createLike, getReactions } from '#casino/games/reactions/contract.ts'
import { playedRound } from '#casino/games/play/testing/played-round.ts'
import { playRoundEndpoint, startGameEndpoint } from '#casino/games/play/contract.ts'
import { penalty } from '#engines/instant/games/penalty.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { OperatorMistake, operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { listComments, postComment, removeComment, reportComment } from '../contract.ts'

const slug = 'golden-orchard'
const params = { slug }
const games = [slug, 'copper-needle', 'archer', 'fireflies', 'three-pots', 'fair-wheel']

let t: TestHouse
/** Players who have a money round of every game behind them; each test takes a game of its own. */
let players: readonly RegisteredPlayer[]
beforeAll(async () => {
  t = await createTestHouse()
  players = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  for (const { player_id } of players)
    for (const game of games) await playedRound(t, { player_id, slug: game, stake_minor: 100, win_minor: 0 })
  await t.drain()
})
afterAll(() => t.close())

const post = ({ visitor }: RegisteredPlayer, rating: number, text: string, game = slug) =>
  visitor.call(postComment, { params: { slug: game }, body: { rating, text } })
const list = async (visitor = t.visitor(), game = slug) => (await visitor.call(listComments, { params: { slug: game } })).body
const operate = (line: string) => readCommand(contributionsTo(t.house.slices, operatorCommands), line.split(' '))(t.house)
const decide = (verb: string, id: number) =>
  readCommand(contributionsTo(t.house.slices, operatorCommands), ['comments', verb, String(id), '--actor', 'anna', '--reason', 'Образи'])(
    t.house,
  )

test('API-292, API-293, EN-045, GA-019: who played rates a game in words once; everybody reads it, and writing again writes anew', async () => {
  const game = 'copper-needle'
  const [olena, taras] = [players[0]!, players[1]!]
  expect((await post(olena, 4, 'Спокійна гра', game)).body.data).toMatchObject({ login: olena.login, rating: 4, isOwn: true })
  t.clock.advance(60_000)
  await post(taras, 2, 'Не моє', game)
  const page = await list(t.visitor(), game)
  expect(page.data.map(({ login, rating, text, isOwn }) => ({ login, rating, text, isOwn }))).toEqual([
    { login: taras.login, rating: 2, text: 'Не моє', isOwn: false },
    { login: olena.login, rating: 4, text: 'Спокійна гра', isOwn: false },
  ])
  expect(page).toMatchObject({ total: 2, hasMore: false, rated: { count: 2, average: 3, stars: [0, 1, 0, 1, 0] } })
  t.clock.advance(60_000)
  await post(olena, 5, 'Розпробувала', game)
  const own = await list(olena.visitor, game)
  expect(own).toMatchObject({ total: 2, own: { hasPlayed: true, comment: { rating: 5, text: 'Розпробувала', state: 'shown' } } })
  expect((await olena.visitor.call(listComments, { params: { slug: game }, query: { limit: 1, offset: 1 } })).body).toMatchObject({
    data: [{ login: taras.login }],
    hasMore: false,
  })
})

test('API-292, API-293: an unknown game is 404, a rating over 5 or below 1 is refused, and a guest may not write', async () => {
  const player = players[0]!
  expect((await t.visitor().call(listComments, { params: { slug: 'no-such-game' } })).status).toBe(404)
  for (const rating of [0, 6]) {
    const { body } = await post(player, rating, 'Гарна гра')
    expect([body.success, Object.keys(body.errors ?? {})]).toEqual([false, ['rating']])
  }
  const guest = await t.visitor().arrive()
  expect((await guest.call(postComment, { params, body: { rating: 5, text: 'Гарна гра' } })).status).toBe(401)
})

test('who never played it is refused; one round of the demo is enough', async () => {
  const player = await registerPlayer(t)
  expect((await post(player, 5, 'Гарна гра', 'penalty')).body).toMatchObject({ success: false, error: 'comment-not-played' })
  const started = await player.visitor.call(startGameEndpoint, { params: { slug: 'penalty' }, query: { isMoney: false } })
  const played = await player.visitor.call(playRoundEndpoint, {
    params: { slug: 'penalty' },
    body: { session: started.body.data.session, command: { stake_minor: 100, choice: penalty.example } },
  })
  expect(played.body.success).toBe(true)
  expect((await post(player, 5, 'Гарна гра', 'penalty')).body.success).toBe(true)
})

test('what leads elsewhere, is markup, looks like something else or floods is refused in words, and nothing is kept', async () => {
  const player = players[0]!
  const faults = ['заходь на site . com', '<b>о</b>', 'саsinо', 'гар\u200bна', 'ааааааааааа', '?!']
  const errors = []
  for (const text of faults) errors.push((await post(player, 5, text)).body.error)
  expect(errors).toEqual(['comment-link', 'comment-markup', 'comment-lookalikes', 'comment-invisible', 'comment-flood', 'comment-empty'])
  expect((await list(player.visitor)).own.comment).toBeNull()
})

test('API-149, API-150, SO-011: a comment is liked once by a player; the list has the most liked first', async () => {
  const game = 'archer'
  const [author, reader, other] = [players[0]!, players[1]!, players[2]!]
  const { id } = (await post(author, 5, 'Влучно', game)).body.data
  const second = (await post(other, 4, 'Непогано', game)).body.data.id
  const like = (player: RegisteredPlayer, model_id: number, model_schema = 'game-comments') =>
    player.visitor.call(createLike, { body: { model_id, model_schema } })
  expect((await like(reader, id)).body).toMatchObject({ success: true, likesCount: 1 })
  expect((await like(reader, id)).body.likesCount).toBe(1)
  expect((await like(other, id)).body.likesCount).toBe(2)
  await like(reader, second)
  const listed = (await t.visitor().call(getReactions, { params: { schema: 'game-comments' } })).body
  expect(listed.data.filter(({ slug: of }) => of === game).map((one) => [one.id, one.likesCount, one.text])).toEqual([
    [id, 2, 'Влучно'],
    [second, 1, 'Непогано'],
  ])
  expect((await list(reader.visitor, game)).data.map(({ isLiked, likesCount }) => [isLiked, likesCount])).toEqual([
    [true, 1],
    [true, 2],
  ])
  expect((await like(reader, 2_000_000)).status).toBe(404)
  expect((await like(reader, id, 'no-such-thing')).body).toMatchObject({ success: false, error: 'reactions-schema-unknown' })
  const guest = await t.visitor().arrive()
  expect((await guest.call(createLike, { body: { model_id: id, model_schema: 'game-comments' } })).status).toBe(401)
})

test('API-149, API-150, GA-018d, SO-011, CN-015: a game is liked by its heart; the games most liked come first, ten at a time', async () => {
  const [one, two] = [await registerPlayer(t), await registerPlayer(t)]
  const all = (await t.visitor().raw('GET', '/rest/getAllGames/')).json() as { data: { id: number; slug: string }[] }
  const idOf = (name: string) => all.data.find((game) => game.slug === name)?.id ?? 0
  const like = (player: RegisteredPlayer, name: string) =>
    player.visitor.call(createLike, { body: { model_id: idOf(name), model_schema: 'games' } })
  await like(one, 'steppe-race')
  expect((await like(two, 'steppe-race')).body.likesCount).toBe(2)
  expect((await like(two, 'steppe-race')).body.likesCount).toBe(2)
  await like(one, 'pysanky')
  const { body } = await t.visitor().call(getReactions, { params: { schema: 'games' } })
  expect(body.data.map((game) => [game.slug, game.likesCount])).toEqual([
    ['steppe-race', 2],
    ['pysanky', 1],
  ])
  for (const { slug: name } of all.data.filter(({ slug: one }) => !['steppe-race', 'pysanky'].includes(one)).slice(0, 10))
    await like(one, name)
  const listed = async (query: object) => (await t.visitor().call(getReactions, { params: { schema: 'games' }, query })).body
  const ten = await listed({})
  expect([ten.data.length, ten.data[0]?.slug, ten.total, ten.hasMore]).toEqual([10, 'steppe-race', 12, true])
  const rest = await listed({ limit: 5, offset: 10 })
  expect([rest.data.length, rest.hasMore]).toEqual([2, false])
  expect(new Set([...ten.data, ...rest.data].map(({ slug: name }) => name)).size).toBe(12)
  // The same ten stand on the page.
  const page = (await t.visitor().raw('GET', '/rest/page/games/top-wins/')).json() as {
    data: { components: { type: string; data: { games: object[] } }[] }
  }
  expect(page.data.components.find(({ type }) => type === 'games-reactions')?.data.games).toEqual(ten.data)
  expect((await t.visitor().call(getReactions, { params: { schema: 'nothing' } })).status).toBe(404)
})

test('three reports by different players hold a comment until a person looks; whoever cleared it is not overruled by old ones', async () => {
  const game = 'fireflies'
  const author = players[0]!
  const { id } = (await post(author, 1, 'Ви всі нездари', game)).body.data
  const readers = [players[1]!, players[2]!, await registerPlayer(t)]
  const report = ({ visitor }: RegisteredPlayer) => visitor.call(reportComment, { params: { id }, body: { reason: 'abuse' } })
  expect((await report(author)).body.error).toBe('comment-own')
  await report(readers[0]!)
  await report(readers[0]!)
  await report(readers[1]!)
  expect((await list(t.visitor(), game)).total).toBe(1)
  await report(readers[2]!)
  expect(await list(t.visitor(), game)).toMatchObject({ total: 0, data: [], rated: { count: 0, average: null } })
  expect((await list(author.visitor, game)).own.comment?.state).toBe('held')
  expect(await operate('comments list')).toContain(`${id}\t${game}\t${author.login}\t1/5\theld\tabuse abuse abuse\tВи всі нездари`)
  expect(await decide('restore', id)).toBe(`Comment ${id} is restored.`)
  expect((await list(t.visitor(), game)).total).toBe(1)
  await report(await registerPlayer(t))
  expect((await list(t.visitor(), game)).total).toBe(1)
})

test('an operator hides a comment with a reason in the audit log; its author can neither write over it nor take it back', async () => {
  const game = 'three-pots'
  const author = players[0]!
  const { id } = (await post(author, 5, 'Купуйте в мене', game)).body.data
  await decide('hide', id)
  expect((await list(t.visitor(), game)).total).toBe(0)
  expect((await post(author, 5, 'Інший текст', game)).body.error).toBe('comment-is-hidden')
  expect((await author.visitor.call(removeComment, { params: { slug: game } })).body.error).toBe('comment-is-hidden')
  const { rows } = await sql<{ actor: string; reason: string }>`
    select actor, reason from kernel.audit where action = 'games/comments.hidden'`.execute(t.house.db)
  expect(rows).toEqual([{ actor: 'operator:anna', reason: 'Образи' }])
  expect(() => operate(`comments hide ${id}`)).toThrow(OperatorMistake)
  expect(() => operate('comments hide all --actor anna --reason because')).toThrow(OperatorMistake)
})

test('a player takes their own comment back', async () => {
  const game = 'fair-wheel'
  const author = players[0]!
  await post(author, 3, 'Подумаю ще', game)
  expect((await author.visitor.call(removeComment, { params: { slug: game } })).body.success).toBe(true)
  expect((await list(author.visitor, game)).own.comment).toBeNull()
  expect((await author.visitor.call(removeComment, { params: { slug: game } })).body.error).toBe('comment-unknown')
})

test('who commented after a round of the demo may change the comment also when that round was swept, and after it was taken back has to play again', async () => {
  const player = await registerPlayer(t)
  const { data } = (await player.visitor.call(startGameEndpoint, { params: { slug: 'penalty' }, query: { isMoney: false } })).body
  const body = { session: data.session, command: { stake_minor: 100, choice: penalty.example } }
  await player.visitor.call(playRoundEndpoint, { params: { slug: 'penalty' }, body })
  await post(player, 5, 'Гарна гра', 'penalty')
  t.clock.advance(25 * 60 * 60 * 1000)
  await deleteOldRows(t.house)
  const later = { ...player, visitor: await enterAs(t, player.player_id) }
  expect((await list(later.visitor, 'penalty')).own).toMatchObject({ hasPlayed: true, comment: { rating: 5 } })
  expect((await post(later, 3, 'Швидко набридає', 'penalty')).body).toMatchObject({ success: true, data: { rating: 3 } })
  await later.visitor.call(removeComment, { params: { slug: 'penalty' } })
  expect((await post(later, 5, 'Гарна гра', 'penalty')).body).toMatchObject({ success: false, error: 'comment-not-played' })
})
