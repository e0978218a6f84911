import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { GameStarted } from '#casino/games/play/events.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { getGames, toggleFavourite } from '../contract.ts'
import type { ListName } from '../rules.ts'
import { mainData } from './main-data.ts'

let testing: TestHouse
beforeEach(async () => {
  testing = await createTestHouse({ only: ['games/lobby', 'games/favourites'], pool_size: 20 })
})
afterEach(() => testing.close())

const as = (player: number): Record<string, string> => ({ 'x-player': String(player) })

const toggle = (slug: string, headers: Record<string, string>) => testing.visitor().call(toggleFavourite, { params: { slug }, headers })

const list = async (name: string, headers: Record<string, string> = {}, query: Record<string, number> = {}) => {
  const { status, body } = await testing.visitor().call(getGames, { params: { list: name as ListName }, query, headers })
  return { status, success: body.success, total: body.total, slugs: body.data?.map((game) => game.slug) }
}

/** What App main data would carry for a player. */
const favoriteGames = async (player_id: bigint): Promise<unknown> => {
  const { rows } = await sql<{ ids: unknown }>`select ${mainData.read?.(player_id)} as ids`.execute(testing.house.db)
  return mainData.fields(rows[0]?.ids, {} as never)['favoriteGames']
}

const start = async (player_id: bigint, ...slugs: string[]): Promise<void> => {
  for (const slug of slugs) {
    testing.clock.advance(1000)
    await inTransaction(testing.house.db, (tx) => announce(tx, testing.house, [GameStarted({ slug, mode: 'money_play' }, player_id)]))
  }
  await testing.drain()
}

describe('toggle-favorite', () => {
  test('API-009, GA-017: a like stands in the answer, in the list and in favoriteGames at once; the next toggle takes it back', async () => {
    const liked = await toggle('golden-orchard', as(7))
    expect(liked.body).toMatchObject({ success: true, data: { id: expect.any(Number), isFavorite: true } })
    expect(await favoriteGames(7n)).toEqual([liked.body.data.id])
    expect((await list('favorite', as(7))).slugs).toEqual(['golden-orchard'])
    expect((await toggle('golden-orchard', as(7))).body.data).toEqual({ id: liked.body.data.id, isFavorite: false })
    expect(await favoriteGames(7n)).toEqual([])
    expect((await list('favorite', as(7))).slugs).toEqual([])
  })

  test("GA-017: favourites are the player's own, newest like first", async () => {
    await toggle('golden-orchard', as(7))
    testing.clock.advance(1000)
    await toggle('european-roulette', as(7))
    await toggle('cossack-treasure', as(8))
    expect((await list('favorite', as(7))).slugs).toEqual(['european-roulette', 'golden-orchard'])
    expect((await list('favorite', as(8))).slugs).toEqual(['cossack-treasure'])
  })

  test('API-009: a guest gets 401 and changes nothing', async () => {
    const { status, body } = await toggle('golden-orchard', {})
    expect([status, body.success, body.error]).toEqual([401, false, 'not-authorized'])
  })

  test.each(['no-such-game', 'constructor'])('API-009: an unknown slug (%s) is 404', async (slug) => {
    const { status, body } = await toggle(slug, as(7))
    expect([status, body.error]).toEqual([404, 'games-favourites-game-unknown'])
  })

  test('A-011: a link from elsewhere changes nothing: without X-Requested-With it is refused, and never cached', async () => {
    const url = '/rest/games/golden-orchard/toggle-favorite/'
    const linked = await testing.app.inject({ method: 'GET', url, headers: as(7) })
    expect(linked.statusCode).toBe(400)
    expect(await favoriteGames(7n)).toEqual([])
    expect((await toggle('golden-orchard', as(7))).response.headers['cache-control']).toBe('no-store')
  })

  test('GA-017: of 25 racing toggles every one flips once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => toggle('golden-orchard', as(7))))
    const liked = answers.filter((answer) => answer.body.data.isFavorite).length
    expect([answers.every((answer) => answer.status === 200), liked]).toEqual([true, 13])
    expect(await favoriteGames(7n)).toHaveLength(1)
  })

  test('GA-017: a toggle that reads before it writes would be caught by that race (mutant)', async () => {
    const readThenWrite = async (): Promise<boolean> =>
      inTransaction(testing.house.db, async (tx) => {
        const { rows } = await sql<{ is_favourite: boolean }>`
          select is_favourite from games_favourites.likes where player_id = 7 and game_id = 1`.execute(tx)
        const next = !(rows[0]?.is_favourite ?? false)
        await sql`insert into games_favourites.likes values (7, 1, ${next}, now())
                  on conflict (player_id, game_id) do update set is_favourite = ${next}`.execute(tx)
        return next
      })
    let caught = false
    for (let round = 0; round < 20 && !caught; round++) {
      await sql`delete from games_favourites.likes`.execute(testing.house.db)
      const answers = await Promise.all(Array.from({ length: 25 }, readThenWrite))
      caught = answers.filter(Boolean).length !== 13
    }
    expect(caught).toBe(true)
  })

  test('a machine that toggles without end is stopped by 429, and may go on after a minute', async () => {
    for (let count = 0; count < 60; count++) await toggle('golden-orchard', as(7))
    const { status, response } = await toggle('golden-orchard', as(7))
    expect([status, Number(response.headers['retry-after'])]).toEqual([429, 60])
    expect((await toggle('golden-orchard', as(8))).status).toBe(200)
    testing.clock.advance(60_000)
    expect((await toggle('golden-orchard', as(7))).status).toBe(200)
  })

  test("GA-017: the player's other tabs hear of it, with the newest state", async () => {
    const { body } = await toggle('golden-orchard', as(7))
    await toggle('european-roulette', as(7))
    await toggle('european-roulette', as(7))
    await testing.drain()
    expect(testing.published).toEqual([{ channel: 'player:#7', message: { type: 'favoriteGames', data: { ids: [body.data.id] } } }])
  })
})

describe('getGames', () => {
  test('API-007: last and favorite are empty for a guest, popular is not', async () => {
    await start(7n, 'golden-orchard')
    expect(await list('last')).toMatchObject({ status: 200, success: true, total: 0, slugs: [] })
    expect(await list('favorite')).toMatchObject({ status: 200, success: true, total: 0, slugs: [] })
    expect((await list('popular')).slugs).toEqual(['golden-orchard'])
  })

  test.each(['best', 'favourite', 'constructor'])('API-007: an unknown list (%s) is 404', async (name) =>
    expect(await list(name)).toMatchObject({ status: 404, success: false }),
  )

  test.each([{ limit: 0 }, { limit: 101 }, { offset: -1 }])('API-007: refuses what is out of bounds (%j)', async (query) =>
    expect((await list('popular', {}, query as never)).status).toBe(422),
  )

  test('GA-016: last is moved by every start of a game, the latest first, each game once', async () => {
    await start(7n, 'golden-orchard', 'cossack-treasure', 'golden-orchard')
    expect((await list('last', as(7))).slugs).toEqual(['golden-orchard', 'cossack-treasure'])
    expect((await list('last', as(8))).slugs).toEqual([])
    await start(7n, 'cossack-treasure')
    expect(await list('last', as(7), { limit: 1, offset: 1 })).toMatchObject({ slugs: ['golden-orchard'], total: 2 })
  })

  test('GA-016: popular counts players of the last week, not their starts', async () => {
    await start(1n, 'golden-orchard', 'golden-orchard', 'golden-orchard', 'european-roulette')
    await start(2n, 'european-roulette')
    expect((await list('popular')).slugs).toEqual(['european-roulette', 'golden-orchard'])
    testing.clock.advance(6 * 86_400_000)
    await start(3n, 'golden-orchard')
    await start(4n, 'golden-orchard')
    expect((await list('popular')).slugs).toEqual(['golden-orchard', 'european-roulette'])
    testing.clock.advance(86_400_000)
    expect((await list('popular')).slugs).toEqual(['golden-orchard'])
  })

  test('GA-016: a player who comes back on another day counts again, on the same day once', async () => {
    await start(1n, 'golden-orchard', 'golden-orchard')
    testing.clock.advance(86_400_000)
    await start(1n, 'golden-orchard')
    const { rows } = await sql<{ players: bigint }>`select players from games_favourites.players_by_day order by day`.execute(
      testing.house.db,
    )
    expect(rows.map((row) => row.players)).toEqual([1n, 1n])
  })

  test('a start of a game that the catalogue does not know moves nothing', async () => {
    await start(7n, 'a-game-of-yesterday')
    expect((await list('last', as(7))).slugs).toEqual([])
  })
})
