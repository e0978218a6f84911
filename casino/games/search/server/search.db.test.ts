import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { engines as dealt, liveEngines } from '#engines/registry.ts'
import { searchGames } from '../contract.ts'

/** Every game that is listed. */
const engines = [...dealt, ...liveEngines]

let testing: TestHouse
beforeAll(async () => {
  testing = await createTestHouse({ only: ['games/lobby', 'games/search'] })
})
afterAll(() => testing.close())

const find = async (query: Record<string, unknown>) => {
  const { status, body } = await testing.visitor().call(searchGames, { query: query as never })
  return { status, success: body.success, total: body.total, slugs: body.data?.map((game) => game.slug) }
}
const first = async (name: string): Promise<string | undefined> => (await find({ name })).slugs?.[0]

describe('search by name', () => {
  test.each([
    ['Козацький скарб', 'cossack-treasure'],
    ['козак', 'cossack-treasure'],
    ['КАЗАК', 'cossack-treasure'],
    ['kozak', 'cossack-treasure'],
    ['cossack', 'cossack-treasure'],
    ['cosack', 'cossack-treasure'],
    ['скарб', 'cossack-treasure'],
    ['skarb', 'cossack-treasure'],
    ['treasure', 'cossack-treasure'],
    ['карпати', 'carpathian-nights'],
    ['karpaty', 'carpathian-nights'],
    ['ночи', 'carpathian-nights'],
    ['вовк', 'wolf-and-bear'],
    ['orchard', 'golden-orchard'],
    ['золотий', 'golden-orchard'],
    ['золотой сад', 'golden-orchard'],
    ['zolotyi sad', 'golden-orchard'],
    ['рулетка', 'european-roulette'],
    ['ruletka', 'european-roulette'],
    ['european-roulette', 'european-roulette'],
    ['європейська', 'european-roulette'],
  ])('API-015: finds "%s" in any language and alphabet', async (name, slug) => expect(await first(name)).toBe(slug))

  test.each([
    ['козацкий скраб', 'cossack-treasure'],
    ['tresure', 'cossack-treasure'],
    ['traesure', 'cossack-treasure'],
    ['carpatian nigts', 'carpathian-nights'],
    ['карпацькі ночі', 'carpathian-nights'],
    ['ochrard', 'golden-orchard'],
    ['рулєтка', 'european-roulette'],
    ['Зоотий сад', 'golden-orchard'],
    ['золотй сад', 'golden-orchard'],
    ['roullete', 'european-roulette'],
    ['rulette', 'european-roulette'],
  ])('API-015: finds "%s" in spite of the mistakes', async (name, slug) => expect(await first(name)).toBe(slug))

  test.each([
    ['rjpfr', 'cossack-treasure'],
    ['hektnrf', 'european-roulette'],
    ['кщгдуееу', 'european-roulette'],
    ['crfh,', 'cossack-treasure'],
  ])('API-015: finds "%s" typed in the wrong layout', async (name, slug) => expect(await first(name)).toBe(slug))

  test.each([
    ['к', 3],
    ['ко', 1],
    ['gold', 1],
    ['рул', 1],
  ])('API-015: finds something from the first letters on (%s)', async (name, least) =>
    expect((await find({ name })).total).toBeGreaterThanOrEqual(least),
  )

  test('API-015: more words narrow', async () => {
    expect((await find({ name: 'openhouse' })).total).toBe(engines.length)
    expect((await find({ name: 'openhouse cossack' })).slugs).toEqual(['cossack-treasure', 'cossack-dice'])
    expect((await find({ name: 'cossack orchard' })).slugs).toEqual([])
  })

  test.each(['xyzzy', 'qqqqqq', '!!!', '%', "' or 1=1 --", '🎰', 'нічогісінько'])('API-015: finds nothing for "%s"', async (name) =>
    expect(await find({ name })).toMatchObject({ status: 200, success: true, total: 0, slugs: [] }),
  )
})

describe('search by tag', () => {
  /** By kind, category, promotion and theme; the house's games grow, so each names some that carry the tag and some that do not. */
  test.each([
    ['table', ['european-roulette', 'cossack-dice', 'grand-baccarat'], ['golden-orchard', 'carpathian-nights']],
    ['free-spins', ['carpathian-nights', 'cossack-treasure'], ['golden-orchard', 'european-roulette']],
    ['calm-evening', ['golden-orchard', 'european-roulette'], ['carpathian-nights', 'cossack-treasure']],
    ['cossacks', ['cossack-treasure', 'cossack-dice'], ['golden-orchard', 'european-roulette']],
  ])('GA-016: by the tag %s', async (tag, carry, do_not) => {
    const { slugs } = await find({ tag, limit: 100 })
    expect(slugs).toEqual(expect.arrayContaining(carry))
    for (const slug of do_not) expect(slugs).not.toContain(slug)
  })

  test('GA-016: a tag that no game carries finds none', async () => expect((await find({ tag: 'no-such-tag' })).slugs).toEqual([]))

  test('GA-016: tag and name together narrow', async () => {
    expect((await find({ tag: 'free-spins', name: 'cossack' })).slugs).toEqual(['cossack-treasure'])
    expect((await find({ tag: 'table', name: 'cossack' })).slugs).toEqual(['cossack-dice'])
    expect((await find({ tag: 'table', name: 'orchard' })).slugs).toEqual([])
  })
})

describe('bounds', () => {
  test.each([{}, { name: '' }, { name: '   ' }, { tag: '' }, { tag: '', name: '' }])(
    'API-015: an empty query (%j) gives an empty list',
    async (query) => expect(await find(query)).toMatchObject({ status: 200, total: 0, slugs: [] }),
  )

  test.each([
    { name: 'x'.repeat(65) },
    { tag: 'NOT A SLUG' },
    { name: 'a', limit: 0 },
    { name: 'a', limit: 101 },
    { name: 'a', offset: -1 },
    { game: 'a' },
  ])('API-015: refuses what is out of bounds (%j)', async (query) =>
    expect(await find(query)).toMatchObject({ status: 422, success: false }),
  )

  test('API-015: pages through what was found', async () => {
    const whole = await find({ name: 'openhouse' })
    const page = await find({ name: 'openhouse', limit: 2, offset: 2 })
    expect([page.slugs, page.total]).toEqual([whole.slugs?.slice(2, 4), engines.length])
  })
})
