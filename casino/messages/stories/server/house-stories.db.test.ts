import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { houseStories } from './house-stories/house-stories.ts'
import { publishHouseStories } from './publish-stories.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  await publishHouseStories(t.house, { actor: 'operator:anna', reason: 'the spring' })
})
afterAll(() => t.close())

const stories = houseStories.flatMap((document) => document.stories)
const corrected = ['fairness-sealed', 'fairness-recount']
const written = async () => {
  const { rows } = await t.house.pool.query<{ slug: string; text: object }>(
    `select slug, content -> 'text' as text from messages_stories.stories where slug = any($1)`,
    [corrected],
  )
  return Object.fromEntries(rows.map(({ slug, text }) => [slug, text]))
}
const write = (slug: string, text: object) =>
  t.house.pool.query(`update messages_stories.stories set content = jsonb_set(content, '{text}', $2) where slug = $1`, [
    slug,
    JSON.stringify(text),
  ])

test('what stories say of seeds and checked rounds is said of our own games, also where they were published before; what an operator wrote stays', async () => {
  const now = await written()
  for (const { slug, text } of stories.filter((story) => corrected.includes(story.slug))) {
    expect(now[slug]).toEqual(text)
    expect([text.uk, text.ru, text.en].join()).toMatch(/наш.+наш.+our own games/s)
  }
  const migration = await readFile(new URL('./migrations/20261130T1000-rounds-of-our-own-games.sql', import.meta.url), 'utf8')
  const texts = [...migration.matchAll(/'(\{"uk".*?\})'::jsonb/g)].map(([, text = '']) => JSON.parse(text) as object)
  await write('fairness-sealed', texts[0] ?? {})
  await write('fairness-recount', texts[2] ?? {})
  expect(await written()).not.toEqual(now)
  await t.house.pool.query(migration)
  expect(await written()).toEqual(now)
  const own_words = { uk: 'Свої слова', ru: 'Свои слова', en: 'Own words' }
  await write('fairness-sealed', own_words)
  await t.house.pool.query(migration)
  expect(await written()).toEqual({ ...now, 'fairness-sealed': own_words })
})
