import { afterAll, beforeAll, expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closingStudio } from '#casino/bonuses/free-spins/testing/closing-studio.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { keepTime as keepDraws } from '#casino/campaigns/draws/server/api.ts'
import { keepTime as keepTracks } from '#casino/campaigns/missions/server/api.ts'
import { getJackpotMarathon } from '#casino/contests/jackpot-marathon/contract.ts'
import { getPrizeDrops } from '#casino/contests/prize-drops/contract.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { balanceOf, fundAccount } from '#casino/money/wallet/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { newestCampaign } from './campaign-store.ts'
import { readDocument, type CampaignDocument } from './document.ts'
import { endCampaign, publishCampaign, writeDraft } from './publish-campaign.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const assets = ['UAH', 'USD', 'EUR', 'USDT'] as const
const title = { uk: 'Фріспіни', ru: 'Фриспины', en: 'Free spins' }
const spins = (currency: string, stake_minor: number, game = 'golden-orchard') => ({
  kind: 'free-spins',
  content: { currency, stake_minor, games: [game], number: 10, portions: 1, days_to_play: 7 },
})
const spinsByCurrency = (game?: string) => ({
  UAH: spins('UAH', 1_000, game),
  USD: spins('USD', 20, game),
  EUR: spins('EUR', 20, game),
  USDT: spins('USDT', 200_000, game),
})
const by_currency = spinsByCurrency()
const shown = { type: 'free-spins', text: '10 фріспінів', picture: 'slot-machine' }

const { studio, slice } = closingStudio()
let t: TestHouse
let hryvnias: RegisteredPlayer
let dollars: RegisteredPlayer
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', slices: [...slices, slice] })
  hryvnias = await registerPlayer(t)
  dollars = await registerPlayer(t, { currency: 'USD' })
})
afterAll(() => closeBalanced(t))

const rounds = {
  games: ['golden-orchard'],
  stakes: { UAH: { min_minor: 200, max_minor: 10_000 }, USD: { min_minor: 10, max_minor: 400 } },
}

/** A campaign of an hour that begins now, with one part. */
const documentOf = (slug: string, kind: string, part: object): CampaignDocument => ({
  slug,
  kind,
  title,
  text: title,
  starts_at: t.clock.now().toISOString(),
  ends_at: new Date(t.clock.now().getTime() + 3_600_000).toISOString(),
  brands: [],
  jurisdictions: [],
  budget: { UAH: 10_000_000, USD: 10_000_000, EUR: 10_000_000, USDT: 100_000_000 },
  boards: [],
  settings: {},
  ...part,
})

/** Each round brings the reward, five times. */
const dropsWith = (slug: string, reward: object): CampaignDocument =>
  documentOf(slug, 'prize-drop', {
    draws: [{ name: 'main', spec: { outcomes: [{ name: 'ten', title, weight: 1, stock: 5, ...reward }], nothing_weight: 0, rounds } }],
  })

/** One round brings the reward, to five players; the pot of a hundred hryvnias stands beside it. */
const marathonWith = (slug: string, reward: object): CampaignDocument => {
  const steps = [{ name: 'first', title, goal: { kind: 'rounds', rounds, count: 1 }, reward: { stock: 5, ...reward } }]
  const shared = { UAH: 10_000, USD: 200, EUR: 200, USDT: 2_000_000 }
  return documentOf(slug, 'jackpot-marathon', {
    tracks: [{ name: 'main', spec: { steps, order: 'free', repeat: 'once', claim: 'by-itself', shared } }],
  })
}

/** Publishes a campaign, and returns the funds of its one part once it runs. */
const published = async (document: CampaignDocument, kind: 'draw' | 'track') => {
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, decider)
  if (!outcome.campaign) throw new Error(outcome.faults.join('; '))
  t.clock.advance(5_000)
  const campaign = await newestCampaign(t.house.db, document.slug)
  const id = (kind === 'draw' ? campaign?.draws : campaign?.tracks)?.['main'] ?? 0
  return () => Promise.all(assets.map((asset) => balanceOf(t.house.db, fundAccount(`${kind}:${id}`, asset))))
}

const end = async (slug: string): Promise<void> => {
  await endCampaign(t.house, slug, decider)
  t.clock.advance(60_000)
  await keepDraws(t.house)
  await keepTracks(t.house)
  await t.drain()
}

let nonce = 0
/** A settled round in each of their currencies. */
const play = async (): Promise<void> => {
  const round = { slug: 'golden-orchard', mode: 'money' as const, win_minor: 0, seed_id: 9, command: {} }
  const settled = ({ player_id }: RegisteredPlayer, currency: string, stake_minor: number) => {
    nonce += 1
    return RoundSettled({ ...round, currency, stake_minor, nonce, round_id: `9-${nonce}`, owner_id: Number(player_id) }, player_id)
  }
  const facts = [settled(hryvnias, 'UAH', 1_000), settled(dollars, 'USD', 50)]
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, facts))
  await t.drain()
}

const prizesOf = async ({ visitor }: RegisteredPlayer) =>
  (await visitor.call(getPrizes)).body.data.map(({ type, currency, amount }) => [type, currency, amount])

test('SA-053: free spins that fall are funded, shown and given in the currency of each player, and the rest goes back', async () => {
  const funds = await published(dropsWith('falling-spins', { by_currency }), 'draw')
  // Five times ten spins of ten hryvnias, of twenty cents or of what is as much.
  expect(await funds()).toEqual([50_000n, 1_000n, 1_000n, 10_000_000n])
  const { body } = await dollars.visitor.call(getPrizeDrops)
  expect(body.data).toMatchObject({ currency: 'USD', pool: 0, outcomes: [{ amount: null, prize: shown }] })
  await play()
  // What they are worth to the house is not shown as money that somebody won.
  expect((await dollars.visitor.call(getPrizeDrops)).body.data?.lastWinners).toMatchObject([{ amount: null }, { amount: null }])
  expect([await prizesOf(hryvnias), await prizesOf(dollars)]).toEqual([[['free-spins', 'UAH', 10_000]], [['free-spins', 'USD', 200]]])
  await end('falling-spins')
  expect(await funds()).toEqual([0n, 0n, 0n, 0n])
})

test('free spins for a task are funded, shown and given in the currency of each player, and the rest goes back', async () => {
  const funds = await published(marathonWith('earned-spins', { by_currency }), 'track')
  expect((await funds()).slice(0, 2)).toEqual([50_000n + 10_000n, 1_000n + 200n])
  const { body } = await dollars.visitor.call(getJackpotMarathon)
  expect(body.data?.steps).toMatchObject([{ reward: null, prize: shown, left: 5 }])
  const before = [(await prizesOf(hryvnias)).length, (await prizesOf(dollars)).length]
  await play()
  expect([(await prizesOf(hryvnias))[0], (await prizesOf(dollars))[0]]).toEqual([
    ['free-spins', 'UAH', 10_000],
    ['free-spins', 'USD', 200],
  ])
  expect([(await prizesOf(hryvnias)).length, (await prizesOf(dollars)).length]).toEqual(before.map((count) => count + 1))
  await end('earned-spins')
  expect(await funds()).toEqual([0n, 0n, 0n, 0n])
})

test('free spins in a game that is closed after they were promised are given, and what is left of them goes back; they are promised no more', async () => {
  const of_studio = { by_currency: spinsByCurrency(studio.game) }
  const funds = [
    await published(dropsWith('studio-drops', of_studio), 'draw'),
    await published(marathonWith('studio-marathon', of_studio), 'track'),
  ]
  const before = (await prizesOf(hryvnias)).length
  studio.is_open = false
  try {
    await play()
    expect((await prizesOf(hryvnias)).length - before).toBe(2)
    for (const slug of ['studio-drops', 'studio-marathon']) await end(slug)
    for (const left of funds) expect(await left()).toEqual([0n, 0n, 0n, 0n])
    const again = dropsWith('studio-drops', of_studio)
    await writeDraft(t.house, again)
    const outcome = await publishCampaign(t.house, again.slug, decider)
    expect('faults' in outcome ? outcome.faults.join('; ') : '').toContain('there is no by-a-studio')
  } finally {
    studio.is_open = true
  }
})

const { USD: _left_out, ...without_dollars } = by_currency

test.each<[string, object, string]>([
  ['leaves out a currency', { by_currency: without_dollars }, 'by_currency'],
  [
    'is worth another currency than it is named for',
    { by_currency: { ...by_currency, USD: spins('UAH', 1_000) } },
    'named for USD is worth UAH',
  ],
  ['is worth money of one currency for everybody', { prize: spins('UAH', 1_000) }, 'free-spins is worth UAH, so it goes by_currency'],
  ['is named in two ways', { prize: spins('UAH', 1_000), by_currency }, 'either `prize` or `by_currency`'],
  ['stands beside money', { money: { UAH: 1, USD: 1, EUR: 1, USDT: 1 }, by_currency }, 'brings either money or a prize'],
  ['is of a kind that nobody gives', { prize: { kind: 'a-castle', content: {} } }, 'no slice gives prizes of the kind "a-castle"'],
])('a prize that %s is refused when its draw or its track is published', async (what, reward, fault) => {
  for (const written of [dropsWith('faulty-drops', reward), marathonWith('faulty-marathon', reward)]) {
    if (what === 'leaves out a currency') expect(readDocument(written)).toMatchObject({ document: null })
    await writeDraft(t.house, written)
    const outcome = await publishCampaign(t.house, written.slug, decider)
    expect('faults' in outcome ? outcome.faults.join('; ') : '').toContain(fault)
  }
})
