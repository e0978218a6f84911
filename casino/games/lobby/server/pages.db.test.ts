import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { engines as dealt, liveEngines } from '#engines/registry.ts'
import { least_in_rail, rail_limit } from '../limits.ts'
import type { ComponentContext, ComponentData } from '#kernel/slice.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { GameCard, GamesGridData, GamesLobbyData } from '../contract.ts'
import { reloadCatalogue } from './catalogue.ts'
import { components } from './components.ts'
import { pages } from './pages.ts'
import { writeStudioGames } from './write-studio-games.ts'

/** Every game that is listed. */
const engines = [...dealt, ...liveEngines]

let testing: TestHouse
beforeAll(async () => {
  testing = await createTestHouse({ only: ['games/lobby'] })
})
afterAll(() => testing.close())

const setOpen = async (slugs: readonly string[], is_open: boolean): Promise<void> => {
  await asOwner(testing, (owner) => owner.query('update games_lobby.games set is_open = $1 where slug = any($2)', [is_open, slugs]))
  await reloadCatalogue(testing.house)
}

const slots = engines.filter((engine) => engine.kind === 'slot').length

const data = async <Data>(type: string, context: Partial<ComponentContext<'games-grid'>> = {}): Promise<Data> =>
  (await (components as Readonly<Record<string, ComponentData>>)[type]?.({
    house: testing.house,
    visitor: { player_id: null, session_id: 'visit' },
    language: 'uk',
    settings: {},
    limit: undefined,
    offset: undefined,
    params: {},
    ...context,
  })) as Data

const settings = pages.find((page) => page.path === '/games/all-slots/')?.components[0]?.settings ?? {}

describe('all slots', () => {
  test('RT-001, CN-001: the page holds 18 slots unless told, and slots alone', async () => {
    const page = await data<GamesGridData>('games-grid', { settings })
    expect([page.limit, page.offset, page.total]).toEqual([18, 0, slots])
    expect(page.games.every((game) => game.kind === 'slot')).toBe(true)
  })

  test('RT-001, RT-021: limit and offset of the page cut the list without gap or overlap', async () => {
    const whole = await data<GamesGridData>('games-grid', { settings })
    const pieces = await Promise.all(
      Array.from({ length: slots + 1 }, (_, offset) => data<GamesGridData>('games-grid', { settings, limit: 1, offset })),
    )
    expect(pieces.flatMap((piece) => piece.games)).toEqual(whole.games)
    expect(pieces.at(-1)?.games).toEqual([])
  })

  test('a row of a category that nobody has is left out', async () => {
    expect(await data('games-rail', { settings: { browser: 'slots', categoryId: 999 } })).toBeNull()
  })
})

describe('the lobby', () => {
  test('RT-002: brings each card once and every list as ids of cards', async () => {
    const lobby = await data<GamesLobbyData>('games-lobby')
    const ids = lobby.cards.map((card) => card.id)
    expect(new Set(ids).size).toBe(ids.length)
    const listed = [lobby.all, lobby.newest, lobby.topRtp, ...lobby.promotions.map((tag) => tag.games)].flat()
    expect(listed.filter((id) => !ids.includes(id))).toEqual([])
    expect([lobby.total, lobby.all.length]).toEqual([engines.length, engines.length])
  })

  test('CN-005, GA-018c: names the three games of the highest RTP', async () => {
    const lobby = await data<GamesLobbyData>('games-lobby')
    const figures = lobby.topRtp.map((id) => lobby.cards.find((card) => card.id === id)?.rtp)
    const published = engines.map((engine) => Number(engine.maths.rtp.percent)).toSorted((a, b) => b - a)
    expect(figures).toEqual(published.slice(0, 3))
  })

  test('CN-005: a studio’s game is listed with the others, and never among the highest RTP, whose figures we counted ourselves', async () => {
    const write = async (rtps: readonly string[]): Promise<void> => {
      const rows = rtps.map((rtp_percent) => ({
        slug: 'studio-game',
        kind: 'slot' as const,
        title: { uk: 'Гра студії', ru: 'Игра студии', en: 'A studio game' },
        rtp_percent,
        hit_rate_percent: null,
        volatility: null,
        max_win_multiple: '1000',
      }))
      await inTransaction(testing.house.db, (tx) => writeStudioGames(tx, { slug: 'acme', name: 'Acme' }, rows, testing.house.clock.now()))
      await reloadCatalogue(testing.house)
    }
    await write(['99.90'])
    const lobby = await data<GamesLobbyData>('games-lobby')
    const best = await data<{ games: GameCard[] }>('games-top-rtp')
    const studios = lobby.cards.find((card) => card.slug === 'studio-game')
    expect([lobby.total, studios?.rtp]).toEqual([engines.length + 1, 99.9])
    expect(lobby.topRtp).not.toContain(studios?.id)
    expect(best.games.map((game) => game.id)).toEqual(lobby.topRtp)
    await write([])
  })

  test('RT-002: filters offer what is there, and a category says how many games it has', async () => {
    const lobby = await data<GamesLobbyData>('games-lobby', { language: 'en' })
    expect(lobby.categories).toContainEqual({ id: 1, slug: 'slots', title: 'Slots', count: slots })
    expect(lobby.categories.every((category) => category.count > 0)).toBe(true)
    expect(lobby.providers).toEqual([{ slug: 'openhouse', title: 'Openhouse' }])
    expect(lobby.themes.map((theme) => theme.title)).toEqual(
      lobby.themes.map((theme) => theme.title).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
  })

  test('RT-002: a shelf of few games is found by its chip and has no rail; one with more has a rail of its games', async () => {
    // Of the tables all but one are closed, so that there is such a shelf.
    const closed = dealt.filter((engine) => engine.kind === 'table').map(({ slug }) => slug)
    await setOpen(closed.slice(1), false)
    const { rails, categories } = await data<GamesLobbyData>('games-lobby')
    await setOpen(closed, true)
    const shelves = categories.filter(({ count }) => count >= least_in_rail)
    expect(shelves.length).toBeLessThan(categories.length)
    expect(rails.map(({ categoryId, games }) => [categoryId, games.length])).toEqual(
      shelves.map(({ id, count }) => [id, Math.min(count, rail_limit)]),
    )
  })
})

test('what search engines are told of demos and of checked rounds is said of the house’s own games', () => {
  const told = pages.filter(({ name }) => ['games', 'games-all-slots'].includes(name))
  expect(told.map(({ description }) => /наш.*наш.*our own/s.test(Object.values(description ?? {}).join('\n')))).toEqual([true, true])
})
