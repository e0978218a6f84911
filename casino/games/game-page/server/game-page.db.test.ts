import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { toggleFavourite } from '#casino/games/favourites/contract.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { engines, slotEngines } from '#engines/registry.ts'
import { languages } from '#kernel/i18n/texts.ts'
import { abouts, isAbout } from '../abouts.ts'
import type { GamePageData } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const page = async (slug: string, language = 'uk', visitor = t.visitor()) => {
  const answer = await visitor.raw('GET', `/rest/page/games/${slug}/`, undefined, { 'x-language': language })
  const body = answer.json() as { data: { name: string; components: { type: string; data: unknown }[] } }
  return { status: answer.statusCode, name: body.data?.name, components: body.data?.components ?? [] }
}
const dataOf = async (slug: string, language?: string, visitor = t.visitor()) =>
  (await page(slug, language, visitor)).components.find(({ type }) => type === 'game-page')?.data as GamePageData

test('every game has a page with its published figures and a sentence of its own in every language', async () => {
  for (const { slug, maths } of engines) {
    const data = await dataOf(slug)
    expect(data.rtp, slug).toEqual(maths.rtp)
    expect(data.max_win_multiple, slug).toBe(maths.max_win_multiple)
    expect(isAbout(`game-about.${slug}`), slug).toBe(true)
    expect(data.about, slug).toBe(abouts[`game-about.${slug}` as keyof typeof abouts].uk)
  }
})

test('a page that is about one thing names it in its title, in the reader’s language', async () => {
  const titleOf = async (path: string, language: string) => {
    const answer = await t.visitor().raw('GET', `/rest/page${path}`, undefined, { 'x-language': language })
    return (answer.json() as { data: { seo: { title: string } } }).data.seo.title
  }
  const { title: brand } = t.house.brand
  expect(await titleOf('/games/golden-orchard/', 'uk')).toBe(`Золотий сад: правила, RTP і відгуки — ${brand}`)
  expect(await titleOf('/games/live/live-roulette/', 'uk')).toBe(`Рулетка наживо — ${brand}`)
})

test('a slot’s page has the rules and pays of the definition that deals, in stakes', async () => {
  for (const language of languages) {
    for (const { slug, definition } of slotEngines) {
      const { slot } = await dataOf(slug, language)
      expect(slot?.symbols.map(({ name }) => name)).toEqual(
        definition.symbols.filter(({ role }) => role === 'regular').map(({ names }) => names[language]),
      )
      expect(slot?.rules.length).toBeGreaterThan(1)
      expect(slot?.rules.map(({ words }) => words).join(' ')).not.toMatch(/undefined|\{|NaN/)
    }
  }
  const { slot } = await dataOf('cossack-treasure')
  expect(slot?.symbols[0]?.pays).toEqual([
    { count: 3, multiple: 4 },
    { count: 4, multiple: 25 },
    { count: 5, multiple: 150 },
  ])
})

test('the likes of a game are told without the visitor’s own, so that the heart moves the number whichever way it is pressed', async () => {
  const [one, other] = await Promise.all([fundedPlayer(t, 1_000n), fundedPlayer(t, 1_000n)])
  for (const { visitor } of [one, other]) await visitor.call(toggleFavourite, { params: { slug: 'pysanky' } })
  expect((await dataOf('pysanky')).likesOfOthers).toBe(2)
  expect((await dataOf('pysanky', 'uk', one.visitor)).likesOfOthers).toBe(1)
  await one.visitor.call(toggleFavourite, { params: { slug: 'pysanky' } })
  expect((await dataOf('pysanky', 'uk', one.visitor)).likesOfOthers).toBe(1)
})

test('an unknown game is 404, and the pages beside are themselves', async () => {
  expect((await page('no-such-game')).status).toBe(404)
  expect((await page('all-slots')).name).toBe('games-all-slots')
  expect((await page('top-wins')).name).toBe('games-top-wins')
})
