import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { pagePaths } from '#casino/site/pages/server/api.ts'
import { keepTime as keepBoards } from '#casino/campaigns/boards/server/api.ts'
import { endCampaign, publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { keepTime as keepDraws } from '#casino/campaigns/draws/server/api.ts'
import { keepTime as keepTracks } from '#casino/campaigns/missions/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import { balanceOf, fundAccount, points_purse, purseOf } from '#casino/money/wallet/server/api.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { actOnActivity, getActivity, getActivityLeaderboard } from '../contract.ts'
import { act } from './act.ts'
import { demoActivities } from './demo-campaigns.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const minute_ms = 60_000
const day_ms = 86_400_000

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
})
afterAll(() => closeBalanced(t))

const demo = (slug: string): CampaignDocument => {
  const found = demoActivities(t.clock.now()).find((one) => one.slug === slug)
  if (!found) throw new Error(`the demo has no ${slug}`)
  return found
}
const faultsOf = async (document: CampaignDocument): Promise<readonly string[]> => {
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, decider)
  return outcome.campaign ? [] : outcome.faults
}
/** Publishes an activity under another name; it begins in two seconds. */
const publish = async (slug: string, of: string, change: (document: CampaignDocument) => Partial<CampaignDocument> = () => ({})) => {
  const document = demo(of)
  expect(await faultsOf({ ...document, slug, ...change(document) })).toEqual([])
}
const begin = async () => {
  t.clock.advance(5_000)
  await keepBoards(t.house)
  await t.drain()
}
const endAll = async () => {
  t.clock.advance(30 * day_ms)
  for (const keepTime of [keepBoards, keepDraws, keepTracks]) await keepTime(t.house)
  await t.drain()
}
type Who = Pick<FundedPlayer, 'visitor'>
const seen = async (slug: string, player?: Who) => (await (player?.visitor ?? t.visitor()).call(getActivity, { params: { slug } })).body
const ask = async (player: Who, slug: string, action: string, body: BodyOf<typeof actOnActivity> = {}, key?: string) =>
  (await player.visitor.call(actOnActivity, { params: { slug, action }, body, ...(key !== undefined && { key }) })).body
interface Page {
  readonly name: string
  readonly seo: { readonly title: string }
  readonly components: { readonly type: string; readonly data: { readonly state: string; readonly cards: { readonly link: string }[] } }[]
}
const page = async (slug: string) => {
  const answer = await t.visitor().raw('GET', `/rest/page/${slug}/`)
  return { status: answer.statusCode, body: answer.json() as { readonly data?: Page } }
}
/** Rounds of a game that both demo activities count. */
const play = async (player: FundedPlayer, rounds: number, win_minor: number) => {
  for (let round = 0; round < rounds; round++) await settleRound(t, player, { win_minor, stake_minor: 200, slug: 'ninth-wave' })
  await t.drain()
}
const cash = (id: bigint) => balanceOf(t.house.db, purseOf(id, 'main', 'UAH'))
const tokens = (id: bigint) => balanceOf(t.house.db, purseOf(id, points_purse, 'tokens'))
const refusal = (error: string) => ({ success: false, error })

describe('a seasonal activity', () => {
  test('SA-002: a document alone gives its page, its card, its calls and its leaderboard of a hundred rows', async () => {
    await publish('night-one', 'starry-night')
    t.clock.advance(minute_ms)
    await keepBoards(t.house)
    await t.drain()
    expect(await pagePaths(t.house)).toContain('/night-one/')
    expect((await page('night-one')).body).toMatchObject({
      success: true,
      data: {
        name: 'activity-night-one',
        seo: { title: expect.stringContaining('Зоряна ніч') },
        components: [{ type: 'activity', data: { slug: 'night-one', kind: 'activity', state: 'active', actions: ['join'] } }],
      },
    })
    const contests = (await page('contests')).body.data
    expect(contests?.components[0]?.data.cards.filter(({ link }) => link === '/night-one/')).toMatchObject([
      // Places, the comets and the stars: one card for all of it.
      { kind: 'activity', picture: 'star', state: 'active', currency: 'UAH', prizeFund: 430_000 + 250_000 + 600_000 },
    ])
    const player = await fundedPlayer(t, 100_000n)
    expect(await ask(player, 'night-one', 'join')).toMatchObject({
      success: true,
      drawn: null,
      data: { boards: [{ board: { isSubscribed: true } }] },
    })
    await play(player, 1, 2_000)
    const all = (await t.visitor().call(getActivityLeaderboard, { params: { slug: 'night-one' } })).body
    expect(all).toMatchObject({ total: 1, data: [{ place: 1, points: 1_000, profile: { login: player.login } }] })
    const rows = async (query: { limit?: number; offset?: number; board?: string }) =>
      (await t.visitor().call(getActivityLeaderboard, { params: { slug: 'night-one' }, query })).body
    expect(await rows({ limit: 1, offset: 1 })).toMatchObject({ data: [], total: 1 })
    expect(await rows({ board: 'sky', limit: 100 })).toMatchObject({ total: 1 })
    expect(await rows({ board: 'sea' })).toMatchObject(refusal('activity-part-unknown'))
    expect(await rows({ limit: 101 })).toMatchObject({ success: false })
    expect(await seen('night-one', player)).toMatchObject({ data: { progress: { points: 1_000, stepsDone: 0, steps: 0 } } })
    expect((await t.visitor().call(getActivity, { params: { slug: 'no-such' } })).status).toBe(404)
    expect((await page('no-such')).status).toBe(404)
  })

  test('SA-003: before its start and after its end the page opens and says so, and every action is refused', async () => {
    await publish('trail-times', 'autumn-trail', ({ starts_at }) => ({
      starts_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString(),
    }))
    await publish('night-times', 'starry-night', ({ starts_at }) => ({
      starts_at: new Date(Date.parse(starts_at) + 3_600_000).toISOString(),
    }))
    t.clock.advance(minute_ms)
    const player = await fundedPlayer(t, 100_000n)
    const actions = [
      ['trail-times', 'claim', { step: 'walk' }],
      ['trail-times', 'draw', {}],
      ['night-times', 'join', {}],
    ] as const
    const stateOf = async (slug: string) => (await page(slug)).body.data?.components[0]?.data.state
    expect([await stateOf('trail-times'), await stateOf('night-times')]).toEqual(['soon', 'soon'])
    for (const [slug, action, body] of actions) expect(await ask(player, slug, action, body)).toMatchObject(refusal('activity-soon'))
    await endAll()
    expect([await stateOf('trail-times'), await stateOf('night-times')]).toEqual(['closed', 'closed'])
    const late = await fundedPlayer(t, 1_000n)
    for (const [slug, action, body] of actions) expect(await ask(late, slug, action, body)).toMatchObject(refusal('activity-closed'))
    for (const currency of ['UAH', 'USD', 'EUR', 'USDT', 'tokens'])
      expect(await balanceOf(t.house.db, fundAccount(`track:${(await seen('trail-times')).data?.tracks[0]?.track.id}`, currency))).toBe(0n)
  })

  test('SA-001: tasks of the week last until its end; once the activity is ended early nothing is open or offered any more, and what was done and not taken yet has been given', async () => {
    await publish('trail-early', 'autumn-trail')
    await begin()
    const player = await fundedPlayer(t, 100_000n)
    await play(player, 15, 0)
    const steps = async () => (await seen('trail-early', player)).data?.tracks[0]?.track.steps
    const sunday = new Date(t.clock.now().getTime() + 7 * day_ms).toISOString()
    const open = await steps()
    expect(open?.map(({ name, state, isClaimable }) => [name, state, isClaimable]).slice(0, 2)).toEqual([
      ['walk', 'done', true],
      [expect.any(String), 'open', false],
    ])
    expect(open?.every(({ endsAt }) => endsAt < sunday)).toBe(true)
    expect(open?.every(({ left }) => left !== null && left > 0)).toBe(true)
    await endCampaign(t.house, 'trail-early', decider)
    await t.drain()
    const now = t.clock.now().toISOString()
    const left = await steps()
    expect(left?.map(({ state, isClaimable }) => [state, isClaimable]).slice(0, 2)).toEqual([
      ['done', false],
      ['missed', false],
    ])
    expect(left?.every(({ endsAt }) => endsAt <= now)).toBe(true)
    // What was not given is back with the house: nothing of it is left for anybody.
    expect(left?.map((step) => step.left)).toEqual([null, null, null, null])
    // Two tokens of the walk, which nobody could take any more; nothing of what was not done.
    expect(left?.map(({ isGiven }) => isGiven)).toEqual([true, false, false, false])
    expect(await tokens(player.id)).toBe(2n)
    expect(await ask(player, 'trail-early', 'claim', { step: 'walk' })).toMatchObject(refusal('activity-closed'))
  })

  test('SA-001, SA-002: settled rounds move tasks, their rewards are taken once, and tokens buy what is drawn once a key', async () => {
    await publish('trail-play', 'autumn-trail')
    await begin()
    const player = await fundedPlayer(t, 100_000n)
    expect(await ask(player, 'trail-play', 'claim', { step: 'walk' })).toMatchObject(refusal('missions-not-done'))
    expect(await ask(player, 'trail-play', 'draw')).toMatchObject(refusal('insufficient-funds'))
    // Fifteen rounds, of which the last four win and the last of them ten times its stake.
    await play(player, 11, 0)
    await play(player, 3, 300)
    await play(player, 1, 2_000)
    expect(await seen('trail-play', player)).toMatchObject({ data: { progress: { stepsDone: 4, steps: 4 }, actions: ['claim', 'draw'] } })
    const before = await cash(player.id)
    await Promise.all(Array.from({ length: 4 }, () => ask(player, 'trail-play', 'claim', { step: 'mushrooms' })))
    expect(await tokens(player.id)).toBe(2n)
    expect(await ask(player, 'trail-play', 'claim', { part: 'weekly', step: 'campfire' })).toMatchObject({ success: true, drawn: null })
    expect((await cash(player.id)) - before).toBe(2_000n)
    // One key is one attempt, however often it is sent.
    const [first, again] = [await ask(player, 'trail-play', 'draw', {}, 'one-key'), await ask(player, 'trail-play', 'draw', {}, 'one-key')]
    expect(first).toMatchObject({
      success: true,
      drawn: { outcome: expect.toSatisfy((name) => name === null || typeof name === 'string') },
    })
    expect(again).toEqual(first)
    expect(await tokens(player.id)).toBeLessThanOrEqual(1n)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from campaigns_draws.falls where player_id = ${player.id}`.execute(t.house.db)
    expect(rows).toEqual([{ count: 1 }])
    await endAll()
  })

  test('SA-002: what a document does not bring, or does not have, is refused', async () => {
    await publish('night-strange', 'starry-night')
    await begin()
    const player = await fundedPlayer(t, 1_000n)
    for (const action of ['claim', 'draw', 'leave', 'constructor', 'leaderboard'])
      expect(await ask(player, 'night-strange', action)).toMatchObject(refusal('activity-action-unknown'))
    expect(await ask(player, 'night-strange', 'join', { part: 'sea' })).toMatchObject(refusal('activity-part-unknown'))
    expect(await ask(player, 'night-strange', 'join', { team: 3 })).toMatchObject(refusal('activity-part-unknown'))
    expect((await t.visitor().call(actOnActivity, { params: { slug: 'night-strange', action: 'join' }, body: {} })).status).toBe(401)
    await endAll()
  })

  test('SA-002: who took a break is out of its table, and does not come back to it when the break is over', async () => {
    await publish('night-break', 'starry-night')
    await begin()
    const player = await fundedPlayer(t, 1_000n)
    expect(await ask(player, 'night-break', 'join')).toMatchObject({ success: true })
    await player.visitor.call(coolOff, { body: { days: 1 } })
    await t.drain()
    t.clock.advance(day_ms)
    const back = { visitor: await enterAs(t, player.id) }
    expect(await seen('night-break', back)).toMatchObject({ data: { boards: [{ board: { isSubscribed: false, isOut: true } }] } })
    expect(await ask(back, 'night-break', 'join')).toMatchObject(refusal('activity-left'))
    await endAll()
  })

  test('SA-002, reliability 12: who may not be invited reads the activity and takes no part in it', async () => {
    await publish('night-closed', 'starry-night')
    await begin()
    const player = await fundedPlayer(t, 1_000n)
    await player.visitor.call(coolOff, { body: { days: 7 } })
    const viewer = { house: t.house, language: 'uk', player_id: player.id } as const
    await expect(act(viewer, 'night-closed', { action: 'join', key: 'one' })).rejects.toMatchObject({ code: 'activity-play-closed' })
    expect((await seen('night-closed')).data?.boards[0]?.board.playersCount).toBe(0)
    await endAll()
  })

  test('SA-001: settled sport bets move a board of an activity', async () => {
    await publish('bets', 'starry-night', ({ boards: [board] }) => ({
      draws: [],
      boards: board
        ? [{ ...board, spec: { ...board.spec, games: [], entry: 'play', bets: { kinds: ['single'], least_odds_thousandths: 1_500 } } }]
        : [],
    }))
    await begin()
    const player = await fundedPlayer(t, 1_000n)
    t.clock.advance(1_000)
    await inTransaction(t.house.db, (tx) => announce(tx, t.house, [settledBet(player.id)]))
    await t.drain()
    expect(await seen('bets', player)).toMatchObject({ data: { actions: [], progress: { points: 250 } } })
    await endAll()
  })

  test('SA-001: a confirmed deposit and a day on which the player is here move tasks of an activity', async () => {
    const least = { UAH: 10_000, USD: 250, EUR: 250, USDT: 2_500_000 }
    await publish('feeders', 'autumn-trail', ({ tracks: [track] = [] }) => ({
      draws: [],
      tracks: track
        ? [
            {
              ...track,
              spec: {
                ...track.spec,
                repeat: 'once',
                steps: track.spec.steps.slice(0, 2).map((step, index) => ({
                  ...step,
                  goal: index === 0 ? { kind: 'deposits' as const, count: 1, least } : { kind: 'days' as const, count: 1 },
                })),
              },
            },
          ]
        : [],
    }))
    await begin()
    const player = await fundedPlayer(t, 1_000n)
    t.clock.advance(1_000)
    const done = async () => (await seen('feeders', player)).data?.progress?.stepsDone
    await inTransaction(t.house.db, (tx) => announce(tx, t.house, [deposited(player.id, 9_999)]))
    await t.drain()
    // Coming here to play is a day already; a deposit below the least is none.
    expect(await done()).toBe(1)
    await inTransaction(t.house.db, (tx) => announce(tx, t.house, [deposited(player.id, 10_000)]))
    await t.drain()
    expect(await done()).toBe(2)
    await endAll()
  })

  test('SA-002: one reward that is taken by hand is had from a track whose others come by themselves', async () => {
    await publish('trail-one', 'autumn-trail', ({ tracks: [track] = [] }) => ({
      tracks: track && [
        {
          ...track,
          spec: {
            ...track.spec,
            claim: 'by-itself',
            steps: track.spec.steps.map((step, index) => (index === 0 ? { ...step, claim: 'by-hand' } : step)),
          },
        },
      ],
    }))
    await begin()
    const player = await fundedPlayer(t, 10_000n)
    await play(player, 15, 0)
    expect(await seen('trail-one', player)).toMatchObject({
      data: {
        actions: ['claim', 'draw'],
        tracks: [{ track: { steps: expect.arrayContaining([expect.objectContaining({ name: 'walk', isClaimable: true })]) } }],
      },
    })
    expect(await ask(player, 'trail-one', 'claim', { step: 'mushrooms' })).toMatchObject(refusal('activity-part-unknown'))
    expect(await ask(player, 'trail-one', 'claim', { step: 'walk' })).toMatchObject({ success: true })
    expect(await tokens(player.id)).toBe(2n)
    await endAll()
  })
})

const deposited = (player_id: bigint, amount_minor: number) =>
  DepositCompleted(
    { payment_id: '1', amount_minor, currency: 'UAH', method: 'card', is_first: false, bonus_id: 0, sport_betting_bonus_id: 0 },
    player_id,
  )

const settledBet = (player_id: bigint) =>
  BetSettled(
    {
      bet_id: 77,
      bet_type: 'single',
      odds_thousandths: 2_500,
      currency: 'UAH',
      stake_minor: 1_000,
      paid_minor: 2_500,
      result: 'won',
      correction: 0,
    } as never,
    player_id,
  )
