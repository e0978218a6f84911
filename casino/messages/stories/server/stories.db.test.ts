import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff, selfExclude } from '#casino/players/responsible-play/contract.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getHomePage } from '#casino/site/pages/contract.ts'
import { pageOf } from '#casino/site/pages/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { languages } from '#kernel/i18n/texts.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { likeStory, listCategories, viewStories, type CategoryHead, type StoryCategory } from '../contract.ts'
import { readDocument, type CategoryDocument } from './document.ts'
import { houseStories } from './house-stories/house-stories.ts'
import { publishHouseStories, publishStories } from './publish-stories.ts'

let t: TestHouse
let folder: string
const decider = { actor: 'operator:anna', reason: 'the spring' }
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stories-'))
  t = await createTestHouse()
  await publishHouseStories(t.house, decider)
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

const operator = (...words: readonly string[]): Promise<string> =>
  readCommand(contributionsTo(t.house.slices, operatorCommands), ['stories', ...words, '--actor', 'anna', '--reason', 'the spring'])(
    t.house,
  )

const categories = async (visitor: TestVisitor = t.visitor(), query: { page?: number } = {}): Promise<readonly StoryCategory[]> =>
  (await visitor.call(listCategories, { query })).body.data
const named = (list: readonly StoryCategory[], name: string): StoryCategory => list.find((category) => category.name === name)!
const view = (visitor: TestVisitor, ids: readonly number[]) => visitor.call(viewStories, { body: { stories: [...ids] } })
const idsOf = ({ stories }: StoryCategory): number[] => stories.map(({ id }) => id)
const homeRow = async (visitor: TestVisitor): Promise<readonly CategoryHead[] | undefined> => {
  const { body } = await visitor.call(getHomePage)
  return (body.data?.components.find(({ type }) => type === 'stories')?.data as { categories: CategoryHead[] } | undefined)?.categories
}

const words = (text: string) => ({ uk: text, ru: text, en: text })
const documentOf = (
  slug: string,
  position: number,
  ...stories: readonly Partial<CategoryDocument['stories'][number]>[]
): CategoryDocument => ({
  slug,
  title: words(slug.slice(0, 20)),
  icon: 'star',
  position,
  stories: stories.map((story, index) => ({
    slug: `${slug}-${index}`,
    is_invitation: false,
    heading: words('Новина'),
    text: words('Коротко про нове.'),
    scene: 'things',
    icons: ['star'],
    ...story,
  })),
})

test('EN-106, API-145, GN-014: categories have id, name, isViewed and stories; a story has id, isViewed, isLiked and likesCount, and likes begin at zero', async () => {
  const list = await categories()
  expect(list.map(({ name }) => name)).toEqual(['Чесність', 'Ліміти', 'Гроші', 'Бонуси', 'Гонки', 'Лотерея'])
  for (const category of list) {
    expect(category).toMatchObject({ id: expect.any(Number), isViewed: false, icon: expect.any(String) })
    expect(category.stories.length).toBeGreaterThan(1)
    for (const story of category.stories)
      expect(story).toMatchObject({ id: expect.any(Number), isViewed: false, isLiked: false, likesCount: 0, icons: [] })
  }
  const english = (await t.visitor().call(listCategories, { headers: { 'x-language': 'en' } })).body.data
  expect(english[0]).toMatchObject({ name: 'Fairness', stories: [{ heading: 'The outcome is fixed before the bet' }, {}] })
})

test('the house’s own stories are whole documents in every language, each with a picture of its own and a link to a page of the site', async () => {
  const stories = houseStories.flatMap((document) => document.stories)
  for (const document of houseStories) expect(readDocument(document)).toEqual({ document })
  expect(new Set(stories.map(({ scene }) => scene)).size).toBe(stories.length)
  for (const { slug, link, heading, text } of stories) {
    expect([slug, await pageOf(t.house, (link?.path ?? '').split('?')[0] ?? '')]).toEqual([slug, expect.anything()])
    for (const language of languages) expect([slug, heading[language] !== '', text[language] !== '']).toEqual([slug, true, true])
  }
})

test('API-143, SO-001, SO-002, SO-003: what a player viewed is marked, a category when all its stories are, and unviewed ones stand first', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const fairness = named(await categories(visitor), 'Чесність')
  const [first, ...others] = idsOf(fairness)
  expect((await view(visitor, [first!])).body).toEqual({ success: true })
  const half = await categories(visitor)
  expect(half[0]).toMatchObject({ name: 'Чесність', isViewed: false, stories: [{ isViewed: true }, { isViewed: false }] })
  // The same again, together with what is not there, changes nothing more.
  expect((await view(visitor, [first!, first!, ...others, 2_000_000_000])).body).toEqual({ success: true })
  expect((await view(visitor, [first!, ...others])).body).toEqual({ success: true })
  const whole = await categories(visitor)
  expect(whole.map(({ name, isViewed }) => [name, isViewed])).toEqual([
    ['Ліміти', false],
    ['Гроші', false],
    ['Бонуси', false],
    ['Гонки', false],
    ['Лотерея', false],
    ['Чесність', true],
  ])
  const { rows } = await sql`select story_id from messages_stories.views where player_id = ${player_id}`.execute(t.house.db)
  expect(rows).toHaveLength(2)
  expect((await homeRow(visitor))?.at(-1)).toMatchObject({ name: 'Чесність', isViewed: true })
  expect((await categories((await registerPlayer(t)).visitor))[0]).toMatchObject({ name: 'Чесність', isViewed: false })
  for (const stories of [[], Array.from({ length: 101 }, (_, index) => index + 1), [0]])
    expect((await view(visitor, stories)).status).toBe(422)
})

test('API-143: a guest’s views are known for their visit and to nobody else; the page for guests is the same for all; after a month they are deleted', async () => {
  const guest = await t.arrive()
  const limits = named(await categories(guest), 'Ліміти')
  await view(guest, idsOf(limits))
  await view(guest, idsOf(limits))
  expect((await categories(guest)).at(-1)).toMatchObject({ name: 'Ліміти', isViewed: true })
  expect((await categories(await t.arrive()))[1]).toMatchObject({ name: 'Ліміти', isViewed: false })
  expect((await homeRow(guest))?.map(({ isViewed }) => isViewed)).toEqual([false, false, false, false, false, false])
  const kept = async () => (await sql`select from messages_stories.guest_views`.execute(t.house.db)).rows.length
  expect(await kept()).toBe(2)
  t.clock.advance(30 * 86_400_000 - 1)
  await deleteOldRows(t.house)
  expect(await kept()).toBe(2)
  t.clock.advance(1)
  await deleteOldRows(t.house)
  expect(await kept()).toBe(0)
})

test('SO-005, RO-008e, TH-010: the brand king counts no guest’s views, also when one sends them; a player’s are counted', async () => {
  const king = await createTestHouse({ brand: 'king' })
  await publishHouseStories(king.house, decider)
  const guest = await king.arrive()
  const ids = idsOf((await categories(guest))[0]!)
  expect((await view(guest, ids)).body).toEqual({ success: true })
  expect((await sql`select from messages_stories.guest_views`.execute(king.house.db)).rows).toEqual([])
  expect((await categories(guest)).every(({ isViewed }) => !isViewed)).toBe(true)
  const { visitor } = await registerPlayer(king)
  await view(visitor, ids)
  expect((await categories(visitor)).at(-1)).toMatchObject({ name: 'Чесність', isViewed: true })
  await king.close()
})

test('API-144, SO-004: a like toggles and changes the count by one, however many send it at once; a guest is 401, an unknown story 404', async () => {
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  const { id } = named(await categories(one.visitor), 'Гроші').stories[0]!
  const like = (visitor: TestVisitor, key?: string) => visitor.call(likeStory, { body: { storyId: id }, ...(key && { key }) })
  expect((await like(one.visitor)).body).toEqual({ success: true, isLiked: true, likesCount: 1 })
  expect((await like(other.visitor)).body).toEqual({ success: true, isLiked: true, likesCount: 2 })
  const seen = async (visitor?: TestVisitor) => named(await categories(visitor), 'Гроші').stories[0]
  expect(await seen(one.visitor)).toMatchObject({ isLiked: true, likesCount: 2 })
  expect(await seen()).toMatchObject({ isLiked: false, likesCount: 2 })
  expect((await like(one.visitor)).body).toEqual({ success: true, isLiked: false, likesCount: 1 })
  // A call that is sent again because its answer was lost is the same toggle.
  for (let times = 0; times < 2; times += 1)
    expect((await like(one.visitor, 'lost')).body).toEqual({ success: true, isLiked: true, likesCount: 2 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => like(one.visitor)))
  expect(answers.filter(({ body }) => body.isLiked)).toHaveLength(2)
  expect(await seen(one.visitor)).toMatchObject({ isLiked: false, likesCount: 1 })

  expect((await like(await t.arrive())).status).toBe(401)
  const unknown = await one.visitor.call(likeStory, { body: { storyId: 2_000_000_000 } })
  expect([unknown.status, unknown.body.error]).toEqual([404, 'story-unknown'])
})

test('RP-008: whom play is closed for, by themselves or by the house, sees no story that invites, on no way, and can like none', async () => {
  const players = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)] as const
  const [excluded, resting, restricted] = players
  const invitation = named(await categories(excluded.visitor), 'Бонуси').stories[0]!
  await excluded.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  await restrictByHouse(t.house, { player_id: restricted.player_id, kind: 'unverified', is_set: true }, async () => undefined)
  for (const { player_id } of players) {
    const visitor = await enterAs(t, player_id)
    expect((await visitor.raw('GET', '/rest/init/')).json().data.isGuest).toBe(false)
    const list = await categories(visitor)
    expect(list.map(({ name }) => name)).toEqual(['Чесність', 'Ліміти', 'Гроші'])
    expect(list.flatMap(({ stories }) => stories.filter(({ isInvitation }) => isInvitation))).toEqual([])
    expect((await homeRow(visitor))?.map(({ name }) => name)).toEqual(['Чесність', 'Ліміти', 'Гроші'])
    expect((await visitor.call(likeStory, { body: { storyId: invitation.id } })).status).toBe(404)
  }
})

test('an operator publishes a document, mends it, ends a story and publishes it again; likes and views stay; all is in the audit log', async () => {
  const file = path.join(folder, 'spring.json')
  const write = (document: unknown) => writeFile(file, JSON.stringify(document))
  const spring = documentOf('spring', 70, {}, {})
  await write(spring)
  expect(await operator('publish', file)).toBe('spring: spring-0, spring-1 published.')
  const { visitor } = await registerPlayer(t)
  const [first, second] = named(await categories(visitor), 'spring').stories
  expect(first).toMatchObject({ heading: 'Новина', icons: ['star'], link: null })
  await view(visitor, [first!.id])
  await visitor.call(likeStory, { body: { storyId: first!.id } })

  await write(documentOf('spring', 70, { heading: words('Новина весни') }))
  await operator('publish', file)
  expect(named(await categories(visitor), 'spring').stories).toMatchObject([
    { id: first!.id, heading: 'Новина весни', isViewed: true, isLiked: true, likesCount: 1 },
    { id: second!.id, heading: 'Новина' },
  ])
  expect(await operator('list')).toContain('spring\tspring-0\tpublished\tplayers 1\tvisits in a month 0\tlikes 1')

  expect(await operator('end', 'spring-0')).toBe('spring-0: ended.')
  expect(named(await categories(visitor), 'spring').stories).toMatchObject([{ id: second!.id }])
  expect((await visitor.call(likeStory, { body: { storyId: first!.id } })).status).toBe(404)
  await expect(operator('end', 'spring-0')).rejects.toThrow('No story spring-0 is published.')
  await operator('publish', file)
  expect(named(await categories(visitor), 'spring').stories[0]).toMatchObject({ id: first!.id, isLiked: true, likesCount: 1 })

  const { rows } = await sql<{ line: string }>`
    select action || ' ' || subject as line from kernel.audit where subject like '%spring%' order by id`.execute(t.house.db)
  expect(rows.map(({ line }) => line)).toEqual([
    'messages/stories.publish stories:spring',
    'messages/stories.publish stories:spring',
    'messages/stories.end story:spring-0',
    'messages/stories.publish stories:spring',
  ])
  await operator('end', 'spring-0')
  await operator('end', 'spring-1')
  expect(named(await categories(visitor), 'spring')).toBeUndefined()
})

test('of a document with a fault nothing is published, and the operator reads what is wrong', async () => {
  const file = path.join(folder, 'faulty.json')
  const faults = async (document: unknown): Promise<string> => {
    await writeFile(file, typeof document === 'string' ? document : JSON.stringify(document))
    return operator('publish', file).then(
      () => 'published',
      (error: Error) => error.message,
    )
  }
  expect(await faults('{')).toContain('JSON')
  expect(await faults({})).toContain('document')
  expect(await faults(documentOf('autumn', 80, { text: words('') }))).toContain('/stories/0/text')
  expect(await faults(documentOf('autumn', 80, { link: { path: 'https://elsewhere.example/', label: words('Далі') } }))).toContain(
    '/link/path',
  )
  expect(await faults(documentOf('autumn', 80, { link: { path: '//elsewhere.example/', label: words('Далі') } }))).toContain('/link/path')
  expect(await faults(documentOf('autumn', 80, { scene: 'race' }))).toContain('icons are named for the scene things')
  expect(await faults(documentOf('autumn', 80, {}, { slug: 'autumn-0' }))).toContain('two are called autumn-0')
  expect(await faults(documentOf('autumn', 80, {}, { slug: 'money-payout' }))).toBe('money-payout is a story of another category.')
  expect((await categories()).some(({ name }) => name === 'autumn')).toBe(false)
})

test('the house’s own stories are published once: what an operator ended stays ended', async () => {
  await operator('end', 'lottery-odds')
  expect(await operator('publish-house')).toBe('0 published.')
  expect(named(await categories(), 'Лотерея').stories).toHaveLength(1)
})

test('SO-006, API-145: categories come ten at a time; past the end there are none', async () => {
  const many = await createTestHouse()
  expect(await homeRow(many.visitor())).toBeUndefined()
  for (let number = 1; number <= 23; number += 1) await publishStories(many.house, documentOf(`category-${number}`, number, {}), decider)
  const page = async (query: { page?: number }) => (await many.visitor().call(listCategories, { query })).body
  const pages = [await page({}), await page({ page: 2 }), await page({ page: 3 })]
  expect(pages.map(({ data, hasMore }) => [data.length, hasMore])).toEqual([
    [10, true],
    [10, true],
    [3, false],
  ])
  expect(pages.flatMap(({ data }) => data.map(({ name }) => name))).toEqual(
    Array.from({ length: 23 }, (_, index) => `category-${index + 1}`),
  )
  expect(await page({ page: 1 })).toEqual(pages[0])
  expect(await page({ page: 4 })).toEqual({ success: true, data: [], hasMore: false })
  await many.close()
})

test('reliability 18: nobody writes views or likes as fast as a machine can', async () => {
  const guest = await t.arrive()
  const from = { headers: { 'x-forwarded-for': '10.9.8.7' } }
  const { visitor } = await registerPlayer(t)
  const [story] = (await categories(visitor))[0]!.stories
  const viewed = []
  const liked = []
  for (let times = 0; times < 61; times += 1) {
    viewed.push((await guest.call(viewStories, { body: { stories: [story!.id] }, ...from })).status)
    liked.push((await visitor.call(likeStory, { body: { storyId: story!.id } })).status)
  }
  expect([viewed.at(-2), viewed.at(-1), liked.at(-2), liked.at(-1)]).toEqual([200, 429, 200, 429])
})
