import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { foldBoards, keepTime as keepBoards, openBoards } from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind, endCampaign, publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { getDrawFairness } from '#casino/campaigns/draws/contract.ts'
import { keepTime as keepDraws } from '#casino/campaigns/draws/server/api.ts'
import { claimStep } from '#casino/campaigns/missions/contract.ts'
import { keepTime as keepTracks } from '#casino/campaigns/missions/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import { balanceOf, fundAccount, points_purse, purseOf } from '#casino/money/wallet/server/api.ts'
import { coolOff, selfExclude } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import { getRally, getRallyLeaderboard, getRallyRewards, takeRallyReward, type Rally, type RallyMessage } from '../contract.ts'
import { ticket_asset } from '../rules.ts'
import { demoRally } from './demo-campaigns.ts'
import { takeReward } from './take-reward.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const day_ms = 86_400_000

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
})
afterAll(() => closeBalanced(t))

const faultsOf = async (document: CampaignDocument): Promise<readonly string[]> => {
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, decider)
  return outcome.campaign ? [] : outcome.faults
}
const rallyOf = async (who?: Pick<FundedPlayer, 'visitor'>): Promise<Rally> => {
  const { data } = (await (who?.visitor ?? t.visitor()).call(getRally)).body
  if (!data) throw new Error('there is no rally')
  return data
}
const play = async (player: FundedPlayer, rounds: number, change: { stake_minor?: number } = {}): Promise<void> => {
  for (let round = 0; round < rounds; round += 1)
    await settleRound(t, player, { win_minor: 0, stake_minor: 200, slug: 'silent-film', ...change })
  await t.drain()
}
let number = 0
const deposit = async (player: FundedPlayer, amount_minor = 10_000): Promise<void> => {
  const payment_id = String(++number)
  const paid = { payment_id, amount_minor, currency: 'UAH', method: 'card', is_first: false, bonus_id: 0, sport_betting_bonus_id: 0 }
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [DepositCompleted(paid, player.id) as NewFact]))
  await t.drain()
}
const take = async (player: FundedPlayer, id: string) => (await player.visitor.call(takeRallyReward, { params: { id } })).body
const cash = (player: FundedPlayer) => balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))
const told = (player: FundedPlayer) =>
  t.published
    .filter(({ channel, message }) => channel === `player:#${player.id}` && message.type === 'rally')
    .map(({ message }) => message.data as RallyMessage)
const statuses = (rewards: readonly { readonly status: string }[]) => rewards.map(({ status }) => status)
const refusal = (error: string) => ({ success: false, error })
const later = async (ms: number): Promise<void> => {
  t.clock.advance(ms)
  for (const keepTime of [keepBoards, keepDraws, keepTracks]) await keepTime(t.house)
  await t.drain()
}

test('without a rally its page and calls say so', async () => {
  expect((await t.visitor().call(getRally)).body.data).toBeNull()
  expect((await t.visitor().call(getRallyLeaderboard)).body).toMatchObject(refusal('rally-none'))
  const player = await fundedPlayer(t, 1_000n)
  expect((await player.visitor.call(getRallyRewards)).body).toMatchObject(refusal('rally-none'))
  expect(await take(player, 'rivne')).toMatchObject(refusal('rally-none'))
})

describe('the rally', () => {
  beforeAll(async () => {
    expect(await faultsOf(demoRally(t.clock.now()))).toEqual([])
  })

  test('before its start it is shown, and rounds bring nothing', async () => {
    const player = await fundedPlayer(t, 10_000n)
    await play(player, 1)
    expect(await rallyOf(player)).toMatchObject({ state: 'soon', playerProgress: { distance: 0 } })
    await later(5_000)
    expect(await rallyOf(player)).toMatchObject({ state: 'active', playerProgress: { distance: 0 } })
  })

  test('SA-004, API-212, EN-098, RT-006: a guest sees settings, checkpoints, speed stages and the empty progress, as the page and the call have it', async () => {
    const rally = await rallyOf()
    expect(rally).toMatchObject({
      title: 'Новорічне ралі',
      state: 'active',
      settings: { mostKm: 300, minStake: 200, currency: 'UAH', final: { total: 100, attempt: { cost: 1, has: 0 } } },
      checkpoints: [
        { id: 'zhytomyr', km: 10, left: 1_000, prize: { text: '3 фріспіни' } },
        { id: 'rivne', km: 40, amount: 1_000 },
        { id: 'lviv', km: 90 },
        { id: 'stryi', km: 150 },
        { id: 'ivano-frankivsk', km: 220 },
        { id: 'yaremche', km: 300, prize: { text: '1 білет фінального розіграшу' } },
      ],
      speedStages: [
        { id: 'start', title: 'Перша передача', speed: 1, deposits: 0, isReached: true },
        { id: 'speed-2', speed: 2, deposits: 1, minDeposit: 10_000, isReached: false },
        { id: 'speed-3', speed: 3, deposits: 2, minDeposit: 10_000, isReached: false },
      ],
      playerProgress: { speed: 1, distance: 0, checkpoints: [], leaderboard: [], own: null, ticket: null },
    })
    expect(new Set(statuses(rally.playerProgress.rewards))).toEqual(new Set(['locked']))
    const page = (await t.visitor().raw('GET', '/rest/page/new-year-rally/')).json() as {
      data: { components: { data: { rally: Rally } }[] }
    }
    expect(page.data.components[0]?.data.rally.checkpoints).toEqual(rally.checkpoints)
    const contests = (await t.visitor().raw('GET', '/rest/page/contests/')).json() as {
      data: { components: { data: { cards: { link: string; prizeFund: number }[] } }[] }
    }
    const cards = contests.data.components[0]?.data.cards.filter(({ link }) => link === '/new-year-rally/')
    // Of towns: 30 + 8 + 25 + 12 + 15 thousand hryvnias; of the draw: 13 thousand.
    expect(cards?.map(({ prizeFund }) => prizeFund)).toEqual([10_300_000])
    const guest = t.visitor()
    expect((await guest.call(getRallyRewards)).status).toBe(401)
    expect((await guest.call(takeRallyReward, { params: { id: 'rivne' } })).status).toBe(401)
  })

  test('SA-006: money rounds from the least stake are a kilometre each; deposits raise that, and nothing of it is asked for again', async () => {
    const player = await fundedPlayer(t, 1_000_000n)
    const distance = async () => (await rallyOf(player)).playerProgress
    await play(player, 4)
    await play(player, 1, { stake_minor: 199 })
    await settleRound(t, player, { win_minor: 0, slug: 'golden-orchard' })
    await t.drain()
    // A stake above the most counts once, as any other.
    await play(player, 1, { stake_minor: 20_000 })
    expect(await distance()).toMatchObject({ speed: 1, distance: 5, own: { points: 5, profile: { login: player.login } } })
    await deposit(player, 9_999)
    expect(await distance()).toMatchObject({ speed: 1 })
    await deposit(player, 10_000)
    expect(await distance()).toMatchObject({ speed: 2, distance: 5 })
    await play(player, 2)
    expect(await distance()).toMatchObject({ speed: 2, distance: 9 })
    await deposit(player, 1_000_000)
    await play(player, 1)
    expect(await distance()).toMatchObject({ speed: 3, distance: 12, checkpoints: ['zhytomyr'] })
    await deposit(player)
    t.clock.advance(day_ms)
    await play(player, 1)
    const next_day = await rallyOf({ visitor: await enterAs(t, player.id) })
    expect(next_day.playerProgress).toMatchObject({ speed: 3, distance: 15 })
    expect(next_day.speedStages.map(({ isReached }) => isReached)).toEqual([true, true, true])
  })

  test('a round counts at the speed of its own moment, and facts that are read again change nothing', async () => {
    const player = await fundedPlayer(t, 1_000_000n)
    await play(player, 2)
    t.clock.advance(1_000)
    await deposit(player)
    t.clock.advance(1_000)
    await play(player, 1)
    const counted = async () => {
      await foldBoards(
        t.house,
        (await openBoards(t.house.db)).map(({ id }) => id),
      )
      const { rows } = await sql<{ points: number; boosts: number; steps: unknown }>`
          select points::integer, (select count(*)::integer from campaigns_boards.boosts b where b.player_id = e.player_id) as boosts,
                 (select jsonb_agg(p.steps order by p.track_id) from campaigns_missions.progress p where p.player_id = e.player_id) as steps
            from campaigns_boards.entries e where player_id = ${player.id} and points > 0`.execute(t.house.db)
      return rows
    }
    const before = await counted()
    expect(before).toMatchObject([{ points: 4, boosts: 1 }])
    await asOwner(t, (client) =>
      client.query(`update kernel.checkpoints set tx = '0', position = 0 where reader in ('campaigns/boards', 'campaigns/missions')`),
    )
    await t.drain()
    expect(await counted()).toEqual(before)
  })

  test('API-213, API-214, SA-006, RTM-068: a passed checkpoint’s reward waits, is taken once however often it is asked for, and its player is told', async () => {
    const [player, other] = [await fundedPlayer(t, 1_000_000n), await fundedPlayer(t, 1_000_000n)]
    await play(player, 39)
    expect(await take(player, 'rivne')).toMatchObject(refusal('missions-not-done'))
    expect(await take(player, 'poltava')).toMatchObject(refusal('rally-reward-unknown'))
    await play(player, 1)
    const rewards = async () => (await player.visitor.call(getRallyRewards)).body.data
    expect(statuses(await rewards())).toEqual(['available', 'available', 'locked', 'locked', 'locked', 'locked'])
    expect(told(player).at(-1)).toMatchObject({
      speed: 1,
      distance: 40,
      rewards: [
        { id: 'zhytomyr', status: 'available' },
        { id: 'rivne', status: 'available' },
        { id: 'lviv', status: 'locked' },
        {},
        {},
        {},
      ],
    })
    const before = await cash(player)
    const answers = await Promise.all(Array.from({ length: 4 }, () => take(player, 'rivne')))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect((await cash(player)) - before).toBe(1_000n)
    expect(await take(player, 'rivne')).toMatchObject(refusal('rally-reward-taken'))
    expect(await take(player, 'zhytomyr')).toMatchObject({ success: true })
    await t.drain()
    expect(statuses(await rewards()).slice(0, 3)).toEqual(['received', 'received', 'locked'])
    expect((await player.visitor.call(getPrizes)).body.data.map(({ text }) => text)).toEqual(expect.arrayContaining(['3 фріспіни']))
    await deposit(player)
    expect(told(player).at(-1)).toMatchObject({ speed: 2, distance: 40 })
    expect(told(other)).toEqual([])
  })

  test('who may get nothing goes nowhere and takes nothing', async () => {
    const player = await fundedPlayer(t, 1_000_000n)
    await play(player, 11)
    await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
    await t.drain()
    const taking = takeReward(t.house, { player_id: player.id, id: 'zhytomyr', key: 'any' })
    await expect(taking).rejects.toMatchObject({ code: 'missions-play-closed' })
    await deposit(player)
    const { rows } = await sql`select from campaigns_boards.boosts where player_id = ${player.id}`.execute(t.house.db)
    expect(rows).toEqual([])
    expect((await rallyOf()).playerProgress.leaderboard.map(({ profile }) => profile.login)).not.toContain(player.login)
  })

  test('RA-002: who comes back from a break stays off the road, and takes what they had reached before', async () => {
    const player = await fundedPlayer(t, 1_000_000n)
    await play(player, 11)
    expect((await rallyOf(player)).playerProgress.isOut).toBe(false)
    await player.visitor.call(coolOff, { body: { days: 1 } })
    await t.drain()
    t.clock.advance(day_ms)
    const back = { ...player, visitor: await enterAs(t, player.id) }
    await play(back, 1)
    expect((await rallyOf(back)).playerProgress).toMatchObject({ isOut: true, own: null, checkpoints: ['zhytomyr'] })
    expect(await take(back, 'zhytomyr')).toMatchObject({ success: true })
  })

  test('SA-005, API-215, CN-012, A-037: thirty places come with the rally, seventy by the call, and no more than a hundred', async () => {
    await sql`
      with known as (
        insert into players_accounts.players (login, currency, country, language, created_at)
        select 'rally-' || n, 'UAH', 'UA', 'uk', now() from generate_series(1, 110) n returning id, substr(login, 7)::integer as n
      ), board as (
        update campaigns_boards.boards set revision = revision + 1 where owner = 'seasons/new-year-rally' returning id, starts_at
      )
      insert into campaigns_boards.entries (board_id, player_id, rounds, attempts, points, reached_at, best_multiple, joined_at)
      select board.id, known.id, 1, jsonb_build_array(299 - n), 299 - n, starts_at, 0, starts_at from known, board`.execute(t.house.db)
    const { leaderboard } = (await rallyOf()).playerProgress
    expect(leaderboard.map(({ place }) => place)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    expect(leaderboard[0]).toMatchObject({ points: 298, profile: { login: 'rally-1' } })
    const rows = async (query: { limit?: number; offset?: number }) => (await t.visitor().call(getRallyLeaderboard, { query })).body
    const next = await rows({})
    expect(next).toMatchObject({ total: 100, hasMore: false })
    expect(next.data.map(({ place }) => place)).toEqual(Array.from({ length: 70 }, (_, index) => index + 31))
    expect((await rows({ limit: 2, offset: 40 })).data.map(({ place }) => place)).toEqual([41, 42])
    expect((await rows({ offset: 100 })).data).toEqual([])
    expect(await rows({ limit: 71 })).toMatchObject({ success: false })
  })

  test('SA-006: the road ends; its last reward is a ticket that enters the final draw at once and is drawn when the rally is over', async () => {
    const [player, odd] = [await fundedPlayer(t, 1_000_000n), await fundedPlayer(t, 1_000_000n)]
    for (const one of [odd, player]) {
      await deposit(one)
      await deposit(one)
      await play(one, 105)
    }
    expect((await rallyOf(player)).playerProgress).toMatchObject({ distance: 300, speed: 3, ticket: null })
    // Past the rally's own call there would be a ticket that is in no draw.
    const [of_rally] = await campaignsOfKind(t.house.db, 'new-year-rally')
    const past = { params: { id: of_rally?.tracks['checkpoints'] ?? 0 }, body: { step: 'yaremche' } }
    expect((await player.visitor.call(claimStep, past)).body).toMatchObject(refusal('missions-own-way'))
    // The key of a call may be any text, and it is the player's share in what their ticket is drawn with.
    const odd_key = 'a b'
    expect((await odd.visitor.call(takeRallyReward, { params: { id: 'yaremche' }, key: odd_key })).body).toMatchObject({ success: true })
    expect(await take(player, 'yaremche')).toMatchObject({ success: true })
    const { ticket } = (await rallyOf(player)).playerProgress
    expect(ticket).toMatchObject({ isDrawn: false, outcome: null, amount: null })
    expect(await take(player, 'yaremche')).toMatchObject(refusal('rally-reward-taken'))
    // What the reward gave, the draw has taken: nobody enters twice.
    expect(await balanceOf(t.house.db, purseOf(player.id, points_purse, ticket_asset))).toBe(0n)
    const waiting = await fundedPlayer(t, 1_000_000n)
    await play(waiting, 11)
    await later(18 * day_ms)
    expect(await rallyOf({ visitor: await enterAs(t, waiting.id) })).toMatchObject({ state: 'finish', playerProgress: { distance: 11 } })
    await play(waiting, 1)
    expect((await rallyOf({ visitor: await enterAs(t, waiting.id) })).playerProgress.distance).toBe(11)
    const before = await cash(player)
    await later(2 * day_ms)
    const over = await rallyOf({ visitor: await enterAs(t, player.id) })
    expect(over).toMatchObject({ state: 'closed', playerProgress: { ticket: { number: ticket?.number, isDrawn: true } } })
    expect((await cash(player)) - before).toBe(BigInt(over.playerProgress.ticket?.amount ?? 0))
    expect(over.settings.final.serverSeed).not.toBeNull()
    const { drawn } = (await t.visitor().call(getDrawFairness, { params: { id: over.settings.final.id } })).body.data
    expect(drawn).toMatchObject([{ input: hash('sha256', odd_key, 'hex'), number: 1 }, { number: ticket?.number }])
    const late = await (await enterAs(t, waiting.id)).call(takeRallyReward, { params: { id: 'zhytomyr' } })
    expect(late.body).toMatchObject(refusal('missions-closed'))
    const { rows } = await sql<{ track: string; draw: string; state: string }>`
      select tracks.part_id::text as track, draws.part_id::text as draw, c.state from campaigns_campaigns.campaigns c
        join campaigns_campaigns.parts tracks on tracks.campaign_id = c.id and tracks.name = 'checkpoints'
        join campaigns_campaigns.parts draws on draws.campaign_id = c.id and draws.name = 'final'
       where c.kind = 'new-year-rally'`.execute(t.house.db)
    expect(rows.map(({ state }) => state)).toEqual(['settled'])
    for (const asset of ['UAH', 'USD', 'EUR', 'USDT', ticket_asset])
      for (const fund of [`track:${rows[0]?.track}`, `draw:${rows[0]?.draw}`])
        expect(await balanceOf(t.house.db, fundAccount(fund, asset))).toBe(0n)
  })
})

test('SA-004: a rally that an operator ends before its time says when it ended, not when it was to end; towns that were passed have brought their rewards', async () => {
  const rally = demoRally(t.clock.now())
  // A short road, whose last town has the ticket.
  const tracks = rally.tracks?.map((one) =>
    one.name === 'checkpoints'
      ? { ...one, spec: { ...one.spec, steps: one.spec.steps.filter((_, index) => index === 1 || index === 5) } }
      : one,
  )
  for (const step of tracks?.find(({ name }) => name === 'checkpoints')?.spec.steps ?? []) step.goal.count = 2
  expect(await faultsOf({ ...rally, ...(tracks && { tracks }), slug: 'short-rally' })).toEqual([])
  await later(day_ms)
  const player = await fundedPlayer(t, 10_000n)
  await play(player, 2)
  expect(statuses((await rallyOf(player)).playerProgress.rewards)).toEqual(['available', 'available'])
  const before = await cash(player)
  await endCampaign(t.house, 'short-rally', decider)
  await t.drain()
  const ended_at = t.clock.now().toISOString()
  expect(await rallyOf()).toMatchObject({ state: 'closed', dateFinish: ended_at, dateEnd: ended_at })
  expect((await cash(player)) - before).toBe(1_000n)
  // A ticket of a draw that is over would be worth nothing, so none is given past the rally's own call.
  expect(await balanceOf(t.house.db, purseOf(player.id, points_purse, ticket_asset))).toBe(0n)
})
