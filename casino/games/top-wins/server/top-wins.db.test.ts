import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { playRoundEndpoint, startGameEndpoint } from '#casino/games/play/contract.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { playedRound } from '#casino/games/play/testing/played-round.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { ducats } from '#engines/instant/games/ducats.ts'
import { getTopWin, getTopWins } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const won = async (slug: string, win_minor: number, player_id?: bigint) => {
  const player = player_id ?? (await registerPlayer(t)).player_id
  return { id: await playedRound(t, { player_id: player, slug, stake_minor: 1_000, win_minor }), player }
}

const winsOf = async (slug: string, limit?: number) => {
  await t.drain()
  return (await t.visitor().call(getTopWins, { query: { slug, ...(limit === undefined ? {} : { limit }) } })).body.data
}

test('API-263, SA-062, CN-014: the twenty best multiples, one place per player; a small one is not there', async () => {
  const slug = 'golden-orchard'
  const first = await won(slug, 15_000)
  await won(slug, 20_000, first.player)
  await won(slug, 9_990)
  for (let index = 0; index < 22; index += 1) await won(slug, 30_000 + index * 1_000)
  const shown = await winsOf(slug)
  expect(shown).toHaveLength(20)
  expect(shown.map(({ multiple }) => multiple)).toEqual(Array.from({ length: 20 }, (_, index) => 5_100 - index * 100))
  const all = await winsOf(slug, 100)
  expect(all).toHaveLength(23)
  expect(all.at(-1)).toMatchObject({ multiple: 2_000, winAmount: 20_000, currency: 'UAH', title: expect.any(String) })
})

test('a better win of the same month takes the place of a worse one, and a worse one changes nothing', async () => {
  const slug = 'carpathian-nights'
  const { player } = await won(slug, 50_000)
  await won(slug, 40_000, player)
  expect((await winsOf(slug)).map(({ multiple }) => multiple)).toEqual([5_000])
  await won(slug, 60_000, player)
  expect((await winsOf(slug)).map(({ multiple }) => multiple)).toEqual([6_000])
})

test('nobody who is excluded is held up as a winner, whenever they won', async () => {
  const slug = 'european-roulette'
  const { player, id } = await won(slug, 36_000)
  expect(await winsOf(slug)).toHaveLength(1)
  await restrictByHouse(t.house, { player_id: player, kind: 'youngster', is_set: true }, async () => undefined)
  expect(await winsOf(slug)).toEqual([])
  expect((await t.visitor().call(getTopWin, { params: { id } })).status).toBe(404)
})

test('a listed win can be watched by anybody, without its seeds; a round that is not listed cannot', async () => {
  const { visitor, id: player_id, login } = await fundedPlayer(t, 100_000n)
  const { session } = (await visitor.call(startGameEndpoint, { params: { slug: 'ducats' }, query: { isMoney: true } })).body.data
  const body = { session, command: { stake_minor: 1_000, choice: ducats.example } }
  const { round } = (await visitor.call(playRoundEndpoint, { params: { slug: 'ducats' }, body })).body.data
  await t.drain()
  const guest = t.visitor()
  expect((await guest.call(getTopWin, { params: { id: round.id } })).status).toBe(404)
  const [seed_id, nonce] = round.id.split('-').map(Number)
  const row = JSON.stringify({ seed_id, nonce })
  await sql`
    insert into games_top_wins.wins (month, player_id, slug, seed_id, nonce, hundredths, stake_minor, win_minor, currency, at)
    select '2026-12-01', ${player_id}, 'ducats', seed_id, nonce, 2000, 1000, ${round.win_minor}, 'UAH', ${t.house.clock.now()}
      from jsonb_to_record(${row}::jsonb) as r(seed_id bigint, nonce int)`.execute(t.house.db)
  const watched = await guest.call(getTopWin, { params: { id: round.id } })
  expect(watched.body.data).toMatchObject({ login, events: round.events, stake_minor: 1_000 })
  expect(watched.response.body).not.toContain(round.client_seed)
  expect(watched.response.body).not.toContain(round.server_seed_hash)
})

test('a win of more than thirty days ago is not there any more', async () => {
  const slug = 'steppe-race'
  await won(slug, 20_000)
  expect(await winsOf(slug)).toHaveLength(1)
  t.clock.advance(31 * 86_400_000)
  expect(await winsOf(slug)).toEqual([])
})
