import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { engines as dealt, liveEngines } from '#engines/registry.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { browseGames, getAllGames, getPromotionTag } from '../contract.ts'
import type { OwnGame } from '../own-catalogue.ts'
import { ownGames } from '../own-games.ts'
import { reloadCatalogue } from './catalogue.ts'
import { commands } from './operator-commands.ts'
import { ownGameRows } from './own-games.ts'
import { writeOwnGames } from './write-own-games.ts'

/** Every game that is listed. */
const engines = [...dealt, ...liveEngines]

/** The games of which something is written in the list of our own, in their order. */
const listed = (is: (game: OwnGame) => boolean): string[] =>
  engines.flatMap(({ slug }) => (ownGames[slug] && is(ownGames[slug]) ? [slug] : []))

let testing: TestHouse
beforeAll(async () => {
  testing = await createTestHouse({ only: ['games/lobby'] })
})
afterAll(() => testing.close())

const change = (statement: string) => asOwner(testing, (owner) => owner.query(statement))
const changeHere = async (statement: string): Promise<void> => {
  await change(statement)
  await reloadCatalogue(testing.house)
}

const slugsOf = (games: readonly { readonly slug: string }[]): string[] => games.map((game) => game.slug)

describe('getAllGames', () => {
  test('API-006: lists every engine of the house and nothing else', async () => {
    const { status, body } = await testing.visitor().call(getAllGames)
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(slugsOf(body.data).toSorted()).toEqual(engines.map((engine) => engine.slug).toSorted())
  })

  test('API-006: a game shows id, slug, title, image, provider and categories, with the published figures', async () => {
    const { body } = await testing.visitor().call(getAllGames, { headers: { 'x-language': 'en' } })
    const orchard = body.data.find((game) => game.slug === 'golden-orchard')
    const published = engines.find((engine) => engine.slug === 'golden-orchard')?.maths
    expect(orchard).toMatchObject({
      id: expect.any(Number),
      title: 'Golden Orchard',
      image: '/art/games/golden-orchard-tall-en.svg',
      provider: 'Openhouse',
      categories: [1],
      rtp: Number(published?.rtp.percent),
      volatility: published?.volatility,
      hitRate: Number(published?.hit_rate.percent),
    })
    const roulette = body.data.find((game) => game.slug === 'european-roulette')
    expect(roulette).toMatchObject({ kind: 'table', rtp: 97.3, volatility: null, hitRate: null })
  })

  test.each([
    ['uk', 'Козацький скарб'],
    ['ru', 'Казацкий клад'],
    ['en', 'Cossack Treasure'],
  ])('API-006: titles come in the language of the page (%s)', async (language, title) => {
    const { body } = await testing.visitor().call(getAllGames, { headers: { 'x-language': language } })
    expect(body.data.map((game) => game.title)).toContain(title)
  })

  test('a browser that has the list gets 304 without it, in its own language alone', async () => {
    const visitor = testing.visitor()
    const first = await visitor.raw('GET', '/rest/getAllGames/', undefined, { 'x-language': 'uk' })
    const etag = String(first.headers['etag'])
    const again = await visitor.raw('GET', '/rest/getAllGames/', undefined, { 'x-language': 'uk', 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await visitor.raw('GET', '/rest/getAllGames/', undefined, { 'x-language': 'en', 'if-none-match': etag })
    expect(other.statusCode).toBe(200)
  })

  test('answers without the trailing slash too, without a redirect', async () => {
    expect((await testing.visitor().raw('GET', '/rest/getAllGames')).statusCode).toBe(200)
  })
})

describe('game-browser', () => {
  const browse = (id: string, query: Record<string, unknown> = {}) =>
    testing.visitor().call(browseGames, { params: { id }, query: query as never })

  test('API-018: pages by limit and offset and tells the total', async () => {
    const whole = await browse('all')
    expect(whole.body.total).toBe(engines.length)
    const first = await browse('all', { limit: 3, offset: 0 })
    const second = await browse('all', { limit: 3, offset: 3 })
    expect(slugsOf([...first.body.data, ...second.body.data])).toEqual(slugsOf(whole.body.data).slice(0, 6))
    expect([first.body.total, second.body.total]).toEqual([engines.length, engines.length])
  })

  test('API-018: an offset behind the end is an empty page, not an error', async () => {
    const { status, body } = await browse('all', { offset: 1_000_000 })
    expect([status, body.data, body.total]).toEqual([200, [], engines.length])
  })

  test.each([
    { limit: 0 },
    { limit: 101 },
    { limit: -1 },
    { limit: 'many' },
    { offset: -1 },
    { offset: 1_000_001 },
    { live: 'maybe' },
    { sort: 'luck' },
    { categoryId: 0 },
    { surprise: 1 },
  ])('API-018: refuses what is out of bounds (%j)', async (query) => {
    const { status, body } = await browse('all', query)
    expect([status, body.success]).toEqual([422, false])
  })

  test.each(['nothing', 'constructor'])('API-018: an unknown browser (%s) is 404', async (id) => {
    const { status, body } = await browse(id)
    expect([status, body.success]).toEqual([404, false])
  })

  test('API-018: the 404 of an unknown browser says so in the language of the page', async () => {
    const answer = await testing.visitor().call(browseGames, { params: { id: 'nothing' }, headers: { 'x-language': 'uk' } })
    expect([answer.status, answer.body.error]).toEqual([404, 'games-lobby-browser-unknown'])
    expect(answer.body.message).toMatch(/розділу/)
  })

  test('GA-016: lists by kind, category, theme, provider and volatility', async () => {
    const tables = slugsOf((await browse('tables')).body.data)
    expect(tables[0]).toBe('european-roulette')
    expect(tables).toEqual(expect.arrayContaining(['french-roulette', 'cossack-dice', 'grand-blackjack', 'live-roulette', 'live-balloon']))
    expect(tables).not.toEqual(expect.arrayContaining(['copper-needle']))
    expect((await browse('slots')).body.data.every((game) => game.kind === 'slot')).toBe(true)
    expect(slugsOf((await browse('all', { categoryId: 3 })).body.data)).toEqual(
      listed(({ categories }) => categories.includes('free-spins')),
    )
    expect(slugsOf((await browse('all', { theme: 'cossacks' })).body.data)).toEqual(['cossack-treasure', 'cossack-dice'])
    expect(slugsOf((await browse('slots', { volatility: 'low' })).body.data)).toEqual(
      dealt.flatMap(({ slug, kind, maths }) => (kind === 'slot' && maths.volatility === 'low' ? [slug] : [])),
    )
    expect((await browse('all', { provider: 'openhouse' })).body.total).toBe(engines.length)
    expect((await browse('all', { provider: 'nobody' })).body.total).toBe(0)
    expect((await browse('all', { categoryId: 999 })).body.data).toEqual([])
  })

  test('GA-016: the live list has the tables of the live floor alone, and the others none of them', async () => {
    const live = await browse('all', { live: true })
    expect(slugsOf(live.body.data).toSorted()).toEqual(liveEngines.map(({ slug }) => slug).toSorted())
    expect(live.body.data.every(({ isLive, hasDemo }) => isLive && !hasDemo)).toBe(true)
    expect((await browse('all', { live: false })).body.total).toBe(dealt.length)
  })

  test('GA-016: sorts by published RTP, highest first', async () => {
    const figures = (await browse('all', { sort: 'rtp' })).body.data.map((game) => game.rtp ?? 0)
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    expect(figures.length).toBe(engines.length)
  })
})

describe('promotion tags', () => {
  const longJourney = () => listed(({ promotions }) => promotions.includes('long-journey'))
  const tag = (id: number | string) => testing.visitor().call(getPromotionTag, { params: { id: id as number } })

  test('API-008: a tag comes with its games', async () => {
    const { body } = await tag(2)
    expect(body.data).toMatchObject({ id: 2, slug: 'long-journey' })
    expect(slugsOf(body.data.games)).toEqual(longJourney())
  })

  test('API-008: an unknown tag is 404, what is no id is refused', async () => {
    expect((await tag(999)).status).toBe(404)
    expect((await tag('abc')).status).toBe(422)
    expect((await tag(0)).status).toBe(422)
    expect((await tag(99_999_999_999)).status).toBe(422)
  })

  test('API-008: a tag whose games are all closed is 404 as well', async () => {
    await changeHere(
      `update games_lobby.games set is_open = false where slug in (${longJourney()
        .map((slug) => `'${slug}'`)
        .join()})`,
    )
    expect((await tag(2)).status).toBe(404)
    await changeHere(`update games_lobby.games set is_open = true`)
    expect((await tag(2)).status).toBe(200)
  })
})

describe('the catalogue', () => {
  const listed = async (): Promise<string[]> => slugsOf((await testing.visitor().call(browseGames, { params: { id: 'all' } })).body.data)

  test('never lists a game without an engine, and lists it again under the same id when the engine is back', async () => {
    const before = (await testing.visitor().call(getAllGames)).body.data
    await writeOwnGames(
      testing.house,
      ownGameRows().filter((row) => row.slug !== 'golden-orchard'),
    )
    await reloadCatalogue(testing.house)
    expect(await listed()).not.toContain('golden-orchard')
    await writeOwnGames(testing.house)
    await reloadCatalogue(testing.house)
    expect((await testing.visitor().call(getAllGames)).body.data).toEqual(before)
  })

  test('RTM-058: a game that is closed or opened changes its collections, which their readers are told', async () => {
    const decided = async (verb: string) => {
      const line = ['games', verb, 'carpathian-nights', '--actor', 'anna', '--reason', 'a fault']
      await readCommand(commands, line)(testing.house)
      testing.published.length = 0
      await testing.drain()
      return testing.published
        .filter(({ message }) => message.type === 'promotions')
        .map(({ channel, message }) => [channel, message.event, message.data])
    }
    const changed = [['common', 'changed', { slug: 'long-journey' }]]
    expect(await decided('close')).toEqual(expect.arrayContaining(changed))
    const collected = async () => slugsOf((await testing.visitor().call(getPromotionTag, { params: { id: 2 } })).body.data.games)
    const others = await collected()
    expect(others).toContain('cossack-treasure')
    expect(others).not.toContain('carpathian-nights')
    expect(await decided('open')).toEqual(expect.arrayContaining(changed))
    expect((await collected()).toSorted()).toEqual([...others, 'carpathian-nights'].toSorted())
  })

  test('a start never opens a game again that an operator closed', async () => {
    await changeHere(`update games_lobby.games set is_open = false where slug = 'golden-orchard'`)
    await writeOwnGames(testing.house)
    await reloadCatalogue(testing.house)
    expect(await listed()).not.toContain('golden-orchard')
    await changeHere(`update games_lobby.games set is_open = true`)
    expect(await listed()).toContain('golden-orchard')
  })

  test('several processes may start at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => writeOwnGames(testing.house)))
    await reloadCatalogue(testing.house)
    expect((await listed()).length).toBe(engines.length)
  })

  test('a change of another process is seen after half a minute', async () => {
    await reloadCatalogue(testing.house)
    await change(`update games_lobby.games set is_open = false where slug = 'golden-orchard'`)
    expect(await listed()).toContain('golden-orchard')
    testing.clock.advance(30_000)
    expect(await listed()).not.toContain('golden-orchard')
    await change(`update games_lobby.games set is_open = true`)
    testing.clock.advance(30_000)
    expect(await listed()).toContain('golden-orchard')
  })

  test('a change of another process is seen at once after the clock was set back', async () => {
    await reloadCatalogue(testing.house)
    await change(`update games_lobby.games set is_open = false where slug = 'golden-orchard'`)
    testing.clock.advance(-3_600_000)
    expect(await listed()).not.toContain('golden-orchard')
    testing.clock.advance(3_600_000)
    await changeHere(`update games_lobby.games set is_open = true`)
  })

  test('a game is new for two weeks', async () => {
    const newGames = async (): Promise<string[]> =>
      (await testing.visitor().call(getAllGames)).body.data.filter((game) => game.isNew).map((game) => game.slug)
    testing.clock.set('2026-11-17T08:59:59Z')
    await reloadCatalogue(testing.house)
    expect(await newGames()).toEqual(['carpathian-nights'])
    testing.clock.set('2027-01-01T00:00:00Z')
    await reloadCatalogue(testing.house)
    expect(await newGames()).toEqual([])
  })
})
