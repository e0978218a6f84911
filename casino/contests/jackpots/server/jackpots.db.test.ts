import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { campaignsOfKind, publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { getDrawFairness } from '#casino/campaigns/draws/contract.ts'
import { keepTime } from '#casino/campaigns/draws/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { getJackpot, getJackpotSevens, getJackpotsStatus, getSevensLeaderboard, showLastWin, type Jackpots } from '../contract.ts'
import type { Look } from '../rules.ts'
import { demoSevens, demoVegas } from './demo-campaigns.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const each = (minor: number) => ({ UAH: minor, USD: minor, EUR: minor, USDT: minor })

const currency_of_nobody = 'QQQ'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
})
afterAll(() => closeBalanced(t))

interface PotOptions {
  readonly look: Look
  readonly stock: number
  /** Weights of nothing beside the two of the pot: 0 and it falls with each round. */
  readonly nothing_weight: number
  /** Kopecks that it grows to; 200 hryvnias unless told. */
  readonly most?: number
}

const documentOf = (slug: string, { look, stock, nothing_weight, most = 20_000 }: PotOptions): CampaignDocument => {
  const demo = demoVegas(t.clock.now())
  const [main] = demo.draws ?? []
  if (!main) throw new Error('the demo has a draw')
  const title = { uk: slug, ru: slug, en: slug }
  const outcomes = [{ name: 'pot', title, weight: 2, stock, pot: { seed: each(10_000), most: each(most), share_millionths: 10_000 } }]
  const draws = [{ ...main, spec: { ...main.spec, outcomes, nothing_weight } }]
  const ends_at = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
  return { ...demo, slug, title, draws, ends_at, budget: each(most * stock), settings: { look } }
}

/** A campaign of one pot that begins with 100 hryvnias and grows by a hundredth of each stake; it runs for an hour from now. */
const potOf = async (slug: string, options: PotOptions): Promise<number> => {
  await writeDraft(t.house, documentOf(slug, options))
  const outcome = await publishCampaign(t.house, slug, decider)
  if (!outcome.campaign) throw new Error(outcome.faults.join('; '))
  t.clock.advance(5_000)
  return (await campaignsOfKind(t.house.db, 'jackpot')).find((campaign) => campaign.slug === slug)?.draws['main'] ?? 0
}

const end = async () => {
  t.clock.advance(3_700_000)
  await keepTime(t.house)
  await t.drain()
}

const cash = (id: bigint) => balanceOf(t.house.db, purseOf(id, 'main', 'UAH'))
const fund = (id: number, currency: 'UAH' | 'USD' = 'UAH') => balanceOf(t.house.db, fundAccount(`draw:${id}`, currency))
const status = async (currency?: string) =>
  (await t.visitor().call(getJackpotsStatus, { query: { ...(currency && { currency }) } })).body.data
const sumOf = async (id: number, currency = 'UAH') =>
  (await status(currency)).jackpots.find((pot) => pot.id === `${id}-pot`)?.currentSum ?? null

let nextRound = 1

/** Settled rounds of ten hryvnias in the log, all in one commit: whoever reads them finds them in one batch. */
const tell = (players: readonly FundedPlayer[]): Promise<unknown> =>
  inTransaction(t.house.db, (tx) =>
    announce(
      tx,
      t.house,
      players.map(({ id }) => {
        const nonce = nextRound++
        const round = {
          slug: 'golden-orchard',
          mode: 'money' as const,
          currency: 'UAH',
          stake_minor: 1_000,
          win_minor: 0,
          seed_id: 8,
          nonce,
        }
        return RoundSettled({ ...round, round_id: `8-${nonce}`, owner_id: Number(id), command: {} }, id)
      }),
    ),
  )

const never = 4_000_000_000

test('API-081, RTM-041: rounds feed the pot out of the house’s own money, in their currency, and what stands in it is told', async () => {
  const id = await potOf('fed', { look: 'plain', stock: 3, nothing_weight: never })
  const player = await fundedPlayer(t, 1_000_000n)
  expect([await sumOf(id), await fund(id)]).toEqual([10_000, 30_000n])
  await settleRound(t, player, { win_minor: 0, stake_minor: 1_000 })
  // Nine tenths of a kopeck wait until they are a whole one.
  await settleRound(t, player, { win_minor: 0, stake_minor: 290 })
  await settleRound(t, player, { win_minor: 0, stake_minor: 210 })
  // Below the least stake, in another game and for play money nothing is added; above the highest, as much as that adds.
  await settleRound(t, player, { win_minor: 0, stake_minor: 199 })
  await settleRound(t, player, { win_minor: 0, slug: 'steppe-gold' })
  await settleRound(t, player, { win_minor: 0, stake_minor: 90_000 })
  await t.drain()
  expect([await sumOf(id), await sumOf(id, 'USD'), await fund(id), await fund(id, 'USD')]).toEqual([10_515, 10_000, 30_515n, 30_000n])
  // What the player staked and won is theirs as ever: nothing of it went into the pot.
  expect(await cash(player.id)).toBe(1_000_000n - 1_000n - 290n - 210n - 199n - 1_000n - 90_000n)
  const told = t.published.findLast(({ message }) => message.type === 'jackpotsStatus')
  expect(told).toMatchObject({
    channel: 'jackpots:UAH',
    message: { data: { currency: 'UAH', jackpots: [{ id: `${id}-pot`, currentSum: 10_515 }] } },
  })
  // A currency that the house does not keep (ISO 4217 has none called this) is answered in the house's own.
  expect((await status(currency_of_nobody)).currency).toBe('UAH')
  await end()
  expect([await sumOf(id), await fund(id), await fund(id, 'USD')]).toEqual([null, 0n, 0n])
})

test('a pot grows no further than its document says', async () => {
  const id = await potOf('full', { look: 'plain', stock: 1, nothing_weight: never, most: 10_700 })
  const player = await fundedPlayer(t, 1_000_000n)
  for (let round = 0; round < 3; round++) await settleRound(t, player, { win_minor: 0, stake_minor: 50_000 })
  await t.drain()
  expect([await sumOf(id), await fund(id)]).toEqual([10_700, 10_700n])
  await end()
})

test('of two hits in one batch one takes the pot and the next the one that began again; after the last time there is none, and the script draws all of it again', async () => {
  const id = await potOf('two-at-once', { look: 'plain', stock: 2, nothing_weight: 0 })
  const [anna, borys, vira] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  await tell([anna, borys, vira])
  await t.drain()
  // Each round adds its ten kopecks before it is drawn for.
  expect([await cash(anna.id), await cash(borys.id), await cash(vira.id)]).toEqual([11_010n, 11_010n, 1_000n])
  expect([await sumOf(id), await fund(id), await fund(id, 'USD')]).toEqual([null, 0n, 20_000n])
  await tell([vira])
  await t.drain()
  expect([await cash(vira.id), await fund(id)]).toEqual([1_000n, 0n])
  await end()
  const { data } = (await t.visitor().call(getDrawFairness, { params: { id } })).body
  expect(data.drawn.map(({ outcome, isGiven }) => [outcome, isGiven])).toEqual([
    ['pot', true],
    ['pot', true],
    ['pot', false],
    ['pot', false],
  ])
  const { status: left, stdout } = spawnSync('python3', ['scripts/verify-draws.py'], { input: JSON.stringify({ data }), encoding: 'utf8' })
  expect([left, stdout]).toEqual([0, '4 draws of prizes checked, 0 mismatches\n'])
  expect(await fund(id, 'USD')).toBe(0n)
})

test('whoever excluded themselves is not drawn for, and the pot stays for the others', async () => {
  const id = await potOf('excluded', { look: 'plain', stock: 5, nothing_weight: 0 })
  const player = await fundedPlayer(t, 1_000n)
  await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  await tell([player])
  await t.drain()
  expect([await cash(player.id), await sumOf(id)]).toEqual([1_000n, 10_010])
  expect((await player.visitor.call(getJackpotSevens)).body.data).toBeNull()
  await end()
})

test('API-255, EN-109: one pot is its sum and whom most fell to; the largest unless told which', async () => {
  const id = await potOf('with-leaders', { look: 'plain', stock: 5, nothing_weight: 0 })
  const [first, second] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  await tell([first])
  await t.drain()
  await tell([second])
  await t.drain()
  const other = await potOf('larger', { look: 'plain', stock: 1, nothing_weight: never })
  const player = await fundedPlayer(t, 1_000_000n)
  await settleRound(t, player, { win_minor: 0, stake_minor: 50_000 })
  await t.drain()
  const one = async (query: object) => (await t.visitor().call(getJackpot, { query })).body
  const leaders = await one({ id: `${id}-pot`, limit: 1 })
  expect(leaders).toMatchObject({
    data: {
      id: `${id}-pot`,
      title: 'with-leaders',
      currency: 'UAH',
      leaderboard: [{ winner: player.login, amount: 10_500, currency: 'UAH' }],
    },
    hasMore: true,
  })
  expect(await one({ id: `${id}-pot`, limit: 1, offset: 2 })).toMatchObject({ data: { leaderboard: [{ amount: 10_010 }] }, hasMore: false })
  expect((await one({ id: `${id}-pot` })).data?.leaderboard.map(({ amount }) => amount)).toEqual([10_500, 10_010, 10_010])
  expect((await one({})).data).toMatchObject({ id: `${other}-pot`, currentSum: 10_500, leaderboard: [] })
  expect((await one({ id: '999-pot' })).data).toBeNull()
  await end()
})

test('API-228, API-229, API-230, EN-083, SA-014a, SA-015a: jackpot sevens tells its whole units, what one won, and a win until its window was shown', async () => {
  expect((await t.visitor().call(getJackpotSevens)).body.data).toBeNull()
  const id = await potOf('sevens', { look: 'sevens', stock: 5, nothing_weight: 0 })
  const [player, other] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  const sevens = async () => (await player.visitor.call(getJackpotSevens)).body.data
  expect(await sevens()).toMatchObject({ amount: 10_000, userAmount: 0, lastWin: null })
  await player.visitor.call(showLastWin)
  await tell([player, other])
  await t.drain()
  expect((await t.visitor().call(getJackpotSevens)).body.data).toMatchObject({ amount: 10_000, userAmount: 0, lastWin: null })
  expect(await sevens()).toMatchObject({ amount: 10_000, userAmount: 10_000, lastWin: { winner: player.login, amount: 10_010 } })
  const told = t.published.filter(({ message }) => message.type === 'jackpotSevens').map(({ channel, message }) => [channel, message.data])
  expect(told).toContainEqual(['jackpots:UAH', expect.objectContaining({ id: `${id}-pot`, currency: 'UAH', amount: 10_000 })])
  expect(told).toContainEqual([`player:#${player.id}`, { win: expect.objectContaining({ winner: player.login, amount: 10_010 }) }])
  // A win of somebody else, or of nobody, is not what this player was shown.
  const theirs = (await other.visitor.call(getJackpotSevens)).body.data?.lastWin?.id ?? 0
  for (const foreign of [theirs, 999_999]) await player.visitor.call(showLastWin, { query: { id: foreign } })
  const first = (await sevens())?.lastWin?.id ?? 0
  await tell([player])
  await t.drain()
  // What was shown is the first of two: the window of the second is still to come, however late the first is told.
  await player.visitor.call(showLastWin, { query: { id: first } })
  expect((await sevens())?.lastWin?.id).toBeGreaterThan(first)
  await player.visitor.call(showLastWin)
  await player.visitor.call(showLastWin, { query: { id: first } })
  expect(await sevens()).toMatchObject({ userAmount: 20_000, lastWin: null })
  expect((await other.visitor.call(getJackpotSevens)).body.data?.lastWin).toMatchObject({ winner: other.login })
  const leaders = async (period: 'current' | 'past') => (await t.visitor().call(getSevensLeaderboard, { query: { period } })).body.data
  expect((await leaders('current')).map(({ winner }) => winner)).toEqual([player.login, other.login, player.login])
  expect(await leaders('past')).toEqual([])
  await end()
  expect([await leaders('current'), (await leaders('past')).length]).toEqual([[], 3])
  expect((await t.visitor().call(showLastWin)).status).toBe(401)
})

test('CN-013, API-229: the leaderboard of jackpot sevens has a hundred rows unless asked for more', async () => {
  await potOf('hundred', { look: 'sevens', stock: 101, nothing_weight: 0 })
  const player = await fundedPlayer(t, 1_000n)
  await tell(Array.from({ length: 101 }, () => player))
  await t.drain()
  const leaders = async (query: object) => (await t.visitor().call(getSevensLeaderboard, { query })).body
  const [first, rest] = [await leaders({}), await leaders({ offset: 100 })]
  expect([first.data.length, first.hasMore, rest.data.length, rest.hasMore]).toEqual([100, true, 1, false])
  expect((await leaders({ limit: 2, offset: 99 })).data.map(({ id }) => id)).toEqual([first.data[99]?.id, rest.data[0]?.id])
  await end()
})

test('SA-015a: of the demo’s sevens each round of its games has a chance of less than one in a thousand, and feeds the pot', () => {
  const [main] = demoSevens(t.clock.now()).draws ?? []
  const [pot, ...others] = main?.spec.outcomes ?? []
  const chance = (pot?.weight ?? 0) / ((pot?.weight ?? 0) + (main?.spec.nothing_weight ?? 0))
  expect([others, chance > 0, chance < 0.001, (pot?.pot?.share_millionths ?? 0) > 0]).toEqual([[], true, true, true])
})

test('SA-047: of the three pots of vegas a round of a listed game may win one, and the page has the pots, the games and the winner', async () => {
  const demo = demoVegas(t.clock.now())
  const [main] = demo.draws ?? []
  if (!main) throw new Error('the demo has a draw')
  // All but certainly the smallest, whose chance is the largest.
  const outcomes = main.spec.outcomes.map((outcome) => ({ ...outcome, weight: outcome.name === 'mini' ? 100_000_000 : 1 }))
  await writeDraft(t.house, { ...demo, draws: [{ ...main, spec: { ...main.spec, outcomes, nothing_weight: 0 } }] })
  expect((await publishCampaign(t.house, demo.slug, decider)).campaign).not.toBeNull()
  t.clock.advance(5_000)
  const page = async () => {
    const answer = await t.visitor().raw('GET', '/rest/page/vegas-jackpot/')
    const { components } = answer.json<{ data: { components: { type: string; data: Jackpots }[] } }>().data
    return components.find(({ type }) => type === 'vegas-jackpot')?.data
  }
  const sums = async () => (await page())?.pots.map(({ name, currentSum }) => [name, currentSum])
  const seeds = await sums()
  expect(seeds?.map(([name]) => name)).toEqual(['mini', 'major', 'grand'])
  const player = await fundedPlayer(t, 100_000n)
  await tell([player])
  await t.drain()
  const after = await page()
  const won = after?.winners[0]?.amount ?? 0
  expect(after?.winners).toMatchObject([{ winner: player.login, currency: 'UAH' }])
  expect(after?.games.map(({ slug }) => slug).toSorted()).toEqual(main.spec.rounds?.games.toSorted())
  // What fell is the seed and what this round had fed; it begins again, and the others grew.
  expect(won).toBeGreaterThan(Number(seeds?.[0]?.[1]))
  expect(await cash(player.id)).toBe(100_000n + BigInt(won))
  const grown = (await sums())?.map(([, sum], index) => Number(sum) > Number(seeds?.[index]?.[1]))
  expect(grown).toEqual([false, true, true])
})

test('a document whose outcomes are no pots, whose pots begin with nothing, or that has not the money for them full, is not published', async () => {
  const faultsOf = async (document: CampaignDocument): Promise<string> => {
    await writeDraft(t.house, document)
    const outcome = await publishCampaign(t.house, document.slug, decider)
    return 'faults' in outcome ? outcome.faults.join('; ') : 'published'
  }
  const good = documentOf('faulty', { look: 'plain', stock: 2, nothing_weight: 1 })
  const [main] = good.draws ?? []
  if (!main) throw new Error('it has a draw')
  const [outcome] = main.spec.outcomes
  if (!outcome?.pot) throw new Error('it has a pot')
  const withOutcome = (changed: object): CampaignDocument => ({
    ...good,
    draws: [{ ...main, spec: { ...main.spec, outcomes: [{ ...outcome, ...changed }] } }],
  })
  const { pot: _, ...plain } = outcome
  expect(await faultsOf({ ...good, draws: [{ ...main, spec: { ...main.spec, outcomes: [{ ...plain, money: each(100) }] } }] })).toContain(
    'outcomes: each is a pot',
  )
  expect(await faultsOf(withOutcome({ pot: { ...outcome.pot, seed: each(0) } }))).toContain('the pot pot begins above zero')
  expect(await faultsOf(withOutcome({ money: each(100) }))).toContain('brings a pot and nothing beside it')
  expect(await faultsOf({ ...good, budget: each(39_999) })).toContain('budget: UAH promises 40000 and has 39999')
  expect(await faultsOf({ ...good, settings: {} })).toContain('settings: look is one of')
})
