import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { markEnded, newestCampaign, type CampaignState } from './campaign-store.ts'
import { readDocument, type CampaignDocument } from './document.ts'
import { faultsOfDocument } from './check-document.ts'
import { checkCampaign, endCampaign, publishCampaign, writeDraft } from './publish-campaign.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const title = { uk: 'Кубок', ru: 'Кубок', en: 'Cup' }
const amounts = (UAH: number) => ({ UAH, USD: 10, EUR: 10, USDT: 10 })
const spec: CampaignDocument['boards'][number]['spec'] = {
  games: ['golden-orchard'],
  stakes: { UAH: { min_minor: 100, max_minor: 10_000 } },
  score: { kind: 'multiple', within_attempt: 'best' },
  attempts: 1,
  rounds_per_attempt: 10,
  extra_attempts: 0,
  entry: 'play',
  prizes: [{ places: '1-3', amounts: amounts(100) }],
}
const document: CampaignDocument = {
  slug: 'cup',
  kind: 'tournament',
  title,
  text: title,
  starts_at: '2026-12-02T12:00:00Z',
  ends_at: '2026-12-03T12:00:00Z',
  brands: [],
  jurisdictions: [],
  budget: { UAH: 300, USD: 30, EUR: 30, USDT: 30 },
  boards: [{ name: 'main', spec }],
  settings: {},
}

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

const faults = (change: Partial<CampaignDocument>) => faultsOfDocument(t.house, { ...document, ...change })
const boardsMade = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from campaigns_boards.boards`.execute(t.house.db)).rows[0]?.count
const stateOf = async () =>
  (
    await sql<{ state: CampaignState }>`select state from campaigns_campaigns.campaigns where slug = 'cup' order by version`.execute(
      t.house.db,
    )
  ).rows

test('a document without faults has none; what a document is missing or has too much of is named', async () => {
  expect(await faults({})).toEqual([])
  expect(readDocument({ ...document, budget: undefined })).toMatchObject({ document: null })
  expect(readDocument({ ...document, colour: 'red' })).toMatchObject({ document: null })
  expect(
    readDocument({ ...document, boards: [{ name: 'main', spec: { ...spec, score: { kind: 'luck', within_attempt: 'sum' } } }] }),
  ).toMatchObject({ document: null })
})

test.each<[string, Partial<CampaignDocument>, string]>([
  ['begins in the past', { starts_at: '2026-12-01T11:58:59Z' }, 'dates: it begins in the past'],
  ['ends before it begins', { ends_at: '2026-12-02T11:00:00Z' }, 'dates: it ends before it begins'],
  [
    'has a hole in its ranges',
    {
      boards: [
        {
          name: 'main',
          spec: {
            ...spec,
            prizes: [
              { places: '1', amounts: amounts(1) },
              { places: '3', amounts: amounts(1) },
            ],
          },
        },
      ],
    },
    'main: prizes: hole',
  ],
  [
    'has two prizes for one place',
    {
      boards: [
        {
          name: 'main',
          spec: {
            ...spec,
            prizes: [
              { places: '1-2', amounts: amounts(1) },
              { places: '2', amounts: amounts(1) },
            ],
          },
        },
      ],
    },
    'main: prizes: overlap',
  ],
  ['promises more than its budget', { budget: { UAH: 299, USD: 30, EUR: 30, USDT: 30 } }, 'budget: UAH promises 300 and has 299'],
  [
    'names a game that is not there',
    { boards: [{ name: 'main', spec: { ...spec, games: ['no-such-game'] } }] },
    'games: there is no no-such-game',
  ],
  ['is meant for another brand', { brands: ['king'] }, 'brands: it is not meant for ua'],
  ['is meant for another licence', { jurisdictions: ['gb'] }, 'jurisdictions: it is not meant for open'],
  ['is of a kind that nobody runs', { kind: 'lottery-of-all' }, 'kind: nobody runs lottery-of-all'],
])('a campaign that %s is not published, and nothing of it is left', async (_what, change, fault) => {
  const before = await boardsMade()
  await writeDraft(t.house, { ...document, ...change, slug: 'faulty' })
  const outcome = await publishCampaign(t.house, 'faulty', decider)
  expect(outcome.campaign).toBeNull()
  expect('faults' in outcome ? outcome.faults : []).toContain(fault)
  expect(await boardsMade()).toBe(before)
})

test('a table of the live floor counts on boards, and is published for no track and no draw: rounds of it would count for nothing there', async () => {
  const rounds = { games: ['live-roulette', 'golden-orchard'], stakes: spec.stakes }
  const fault = 'games: live-roulette is a table of the live floor, which counts on boards alone'
  const outcomes = [{ name: 'one', title, weight: 1, stock: 1, money: amounts(1) }]
  const steps = [{ name: 'one', title, goal: { kind: 'rounds' as const, rounds, count: 1 } }]
  expect(await faults({ boards: [{ name: 'main', spec: { ...spec, games: rounds.games } }] })).toEqual([])
  expect(await faults({ draws: [{ name: 'draw', title, spec: { outcomes, nothing_weight: 1, rounds } }] })).toContain(fault)
  expect(
    await faults({ tracks: [{ name: 'track', title, spec: { steps, order: 'free', repeat: 'once', claim: 'by-itself' } }] }),
  ).toContain(fault)
})

test('stages of one table that overlap, lie outside the campaign or feed what is no table of stages are refused', async () => {
  const main = { name: 'main', spec: { ...spec, games: [], prizes: [] } }
  const stage = (name: string, starts_at: string, ends_at: string, feeds = 'main') => ({
    name,
    starts_at,
    ends_at,
    feeds,
    spec: { ...spec, prizes: [] },
  })
  expect(
    await faults({
      boards: [
        main,
        stage('one', '2026-12-02T12:00:00Z', '2026-12-02T18:00:00Z'),
        stage('two', '2026-12-02T18:00:00Z', '2026-12-03T12:00:00Z'),
      ],
    }),
  ).toEqual([])
  expect(
    await faults({
      boards: [
        main,
        stage('one', '2026-12-02T12:00:00Z', '2026-12-02T18:00:01Z'),
        stage('two', '2026-12-02T18:00:00Z', '2026-12-03T12:00:00Z'),
      ],
    }),
  ).toEqual(['boards: the stages one and two overlap'])
  expect(await faults({ boards: [main, stage('one', '2026-12-02T12:00:00Z', '2026-12-04T12:00:00Z')] })).toHaveLength(1)
  expect(await faults({ boards: [{ name: 'main', spec }, stage('one', '2026-12-02T12:00:00Z', '2026-12-02T18:00:00Z')] })).toHaveLength(1)
})

test('what counts the sum of stakes is forbidden where the licence allows no reward for volume', async () => {
  const boards = [{ name: 'main', spec: { ...spec, score: { kind: 'stakes', within_attempt: 'sum', most_points: 1_000 } as const } }]
  expect(await faults({ boards })).toEqual([])
  const licensed = { ...t.house, jurisdiction: { ...t.house.jurisdiction, rewards_for_volume: false } }
  expect(await faultsOfDocument(licensed, { ...document, boards })).toEqual([
    'main: score: this licence allows no reward for the sum of stakes',
  ])
})

test('draft, checked, published once however often it is asked for; a later version waits until it is settled', async () => {
  await writeDraft(t.house, document)
  expect((await checkCampaign(t.house, 'cup')).campaign).not.toBeNull()
  expect(await stateOf()).toEqual([{ state: 'checked' }])
  const all = await Promise.all(Array.from({ length: 8 }, () => publishCampaign(t.house, 'cup', decider)))
  expect(all.filter(({ campaign }) => campaign !== null)).toHaveLength(1)
  expect(await boardsMade()).toBe(1)
  await writeDraft(t.house, { ...document, title: { ...title, en: 'Another cup' } })
  expect((await publishCampaign(t.house, 'cup', decider)).campaign).toBeNull()
  expect((await endCampaign(t.house, 'cup', decider)).campaign).not.toBeNull()
  await t.drain()
  expect(await stateOf()).toEqual([{ state: 'settled' }, { state: 'draft' }])
  expect((await publishCampaign(t.house, 'cup', decider)).campaign?.version).toBe(2)
})

test('a campaign whose stages end one by one has ended when the last of its boards has', async () => {
  const main = { name: 'main', spec: { ...spec, games: [] } }
  const stage = (name: string, starts_at: string, ends_at: string) => ({
    name,
    starts_at,
    ends_at,
    feeds: 'main',
    spec: { ...spec, prizes: [] },
  })
  const boards = [
    main,
    stage('one', '2026-12-02T12:00:00Z', '2026-12-02T18:00:00Z'),
    stage('two', '2026-12-02T18:00:00Z', '2026-12-03T12:00:00Z'),
  ]
  await writeDraft(t.house, { ...document, slug: 'stages', boards })
  const { campaign } = await publishCampaign(t.house, 'stages', decider)
  const known = await newestCampaign(t.house.db, 'stages')
  const ended = async (name: string) => {
    await inTransaction(t.house.db, (tx) => markEnded(tx, 'board', [known?.boards[name] ?? 0], t.clock.now()))
    return (await newestCampaign(t.house.db, 'stages'))?.state
  }
  expect(campaign).not.toBeNull()
  expect([await ended('one'), await ended('main'), await ended('two')]).toEqual(['published', 'published', 'ended'])
})

test('what was promised does not change: neither a version’s document nor its board', async () => {
  await expect(sql`update campaigns_campaigns.campaigns set document = '{}'`.execute(t.house.db)).rejects.toThrow('keeps its document')
  await expect(sql`update campaigns_boards.boards set ends_at = ends_at + interval '1 hour'`.execute(t.house.db)).rejects.toThrow(
    'keeps what it promised',
  )
})

test('a campaign that is held again under its slug is called by its number where its document says how, and keeps its title elsewhere', async () => {
  const repeat_title = { uk: 'Кубок № {number}', ru: 'Кубок № {number}', en: 'Cup no. {number}' }
  expect(readDocument({ ...document, repeat_title: { ...repeat_title, en: 'Cup again' } })).toMatchObject({ document: null })
  const held = async (given: CampaignDocument) => {
    // A draft that is corrected before it is published is no time that the campaign was held.
    await writeDraft(t.house, { ...given, text: { ...title, en: 'A draft' } })
    const { document: written } = await writeDraft(t.house, given)
    expect((await publishCampaign(t.house, given.slug, decider)).campaign).not.toBeNull()
    const { rows } = await sql<{ title: typeof title }>`select title from campaigns_boards.boards order by id desc limit 1`.execute(
      t.house.db,
    )
    expect(rows[0]?.title).toEqual(written.title)
    await endCampaign(t.house, given.slug, decider)
    await t.drain()
    return written.title
  }
  const yearly = { ...document, slug: 'yearly', repeat_title }
  expect(await held(yearly)).toEqual(title)
  expect(await held(yearly)).toEqual({ uk: 'Кубок № 2', ru: 'Кубок № 2', en: 'Cup no. 2' })
  expect(await held(yearly)).toMatchObject({ en: 'Cup no. 3' })
  for (const plain of [1, 2]) expect([plain, await held({ ...document, slug: 'plain' })]).toEqual([plain, title])
})
