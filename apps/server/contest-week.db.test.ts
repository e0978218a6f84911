import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { priceOfPrize } from '#casino/bonuses/prizes/server/api.ts'
import { compareStandings, type Standing } from '#casino/campaigns/boards/ranking.ts'
import { pointsOfPlace, rangeOf } from '#casino/campaigns/boards/places.ts'
import { addRound, freshProgress, type Progress } from '#casino/campaigns/boards/scoring.ts'
import { keepTime as keepBoards, type BoardSpec } from '#casino/campaigns/boards/server/api.ts'
import { endCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { getDrawFairness } from '#casino/campaigns/draws/contract.ts'
import { keepTime as keepDraws } from '#casino/campaigns/draws/server/api.ts'
import { claimStep } from '#casino/campaigns/missions/contract.ts'
import { keepTime as keepTracks } from '#casino/campaigns/missions/server/api.ts'
import { joinTeam } from '#casino/contests/kings-kombat/contract.ts'
import { keepRunning } from '#casino/contests/races/server/keep-running.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { joinByCode } from '#casino/contests/special-races/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'

/** So many take part; the long form is `WEEK_PLAYERS=2000`. */
const players_count = Number(process.env['WEEK_PLAYERS'] ?? 10)
const rounds_a_turn = 3
/** Rounds that are settled together; fewer than take part in the short form, so that it has several such groups too. */
const at_once = players_count > 100 ? 50 : 4
const turn_hours = 12
const turns = (7 * 24) / turn_hours
const cash_minor = 10_000_000n
const games = ['golden-orchard', 'carpathian-nights', 'cossack-treasure'] as const
/** What rounds return, in tenths of their stake; players differ by the order in which they meet them. */
const returns = [0, 0, 5, 0, 12, 0, 31, 0, 20, 0, 0, 73, 9] as const

interface Played {
  readonly player_id: bigint
  readonly slug: string
  readonly stake_minor: number
  readonly win_minor: number
  readonly currency: string
  readonly at: Date
}

let t: TestHouse
const players: FundedPlayer[] = []
const log: Played[] = []
const team_of = new Map<bigint, number>()
const has_code = new Set<bigint>()

beforeAll(async () => {
  t = await createTestHouse({ now: '2026-11-30T12:00:00Z', seed: true })
  for (let count = 0; count < players_count; count += 1) players.push(await fundedPlayer(t, cash_minor))
}, 3_600_000)
afterAll(() => closeBalanced(t))

/** Everything that the calendar has for this moment; said twice, what waits for that too. */
const keepTime = async (times = 1): Promise<void> => {
  for (let again = 0; again < times; again += 1) {
    for (const keep of [keepBoards, keepDraws, keepTracks]) await keep(t.house)
    await t.drain()
  }
}

const play = async (player: FundedPlayer, number: number): Promise<void> => {
  const slug = games[(number * 7 + 3) % games.length] ?? games[0]
  const stake_minor = 1_000
  const win_minor = (returns[(number * 5 + Math.floor(number / 13)) % returns.length] ?? 0) * 100
  log.push({ player_id: player.id, slug, stake_minor, win_minor, currency: 'UAH', at: t.clock.now() })
  await settleRound(t, player, { slug, stake_minor, win_minor })
}

/** A round of everybody, many at once, as an evening has them; the next ones come a second later. */
const playAll = async (numberOf: (index: number) => number): Promise<void> => {
  for (let from = 0; from < players.length; from += at_once) {
    t.clock.advance(1_000)
    await Promise.all(players.slice(from, from + at_once).map((player, index) => play(player, numberOf(from + index))))
  }
}

interface Board {
  readonly id: bigint
  readonly owner: string
  readonly name: string
  readonly spec: BoardSpec
  readonly starts_at: Date
  readonly ends_at: Date
  readonly feeds: bigint | null
}

const allBoards = async (): Promise<Board[]> =>
  (await sql<Board>`select id, owner, name, spec, starts_at, ends_at, feeds from campaigns_boards.boards`.execute(t.house.db)).rows

/** Whose rounds count on a board: everybody's, only with the code, or of one team. */
type Takes = (player_id: bigint) => boolean

/** The table of a board, counted from nothing but the rounds that were played. */
const standingsByRounds = ({ spec, starts_at, ends_at }: Board, takes: Takes): Standing[] => {
  const progress = new Map<bigint, Progress>()
  for (const round of log) {
    if (!spec.games.includes(round.slug) || round.at < starts_at || round.at >= ends_at || !takes(round.player_id)) continue
    const next = addRound(progress.get(round.player_id) ?? freshProgress, spec, round)
    if (next) progress.set(round.player_id, next)
  }
  return [...progress]
    .flatMap(([player_id, { points, reached_at }]) => (points > 0 && reached_at ? [{ player_id, points, reached_at_ms: +reached_at }] : []))
    .toSorted(compareStandings)
}

/** The table of a board that lives from the places of its stages: of equals who had them in an earlier stage is first, of one stage by place. */
const standingsByStages = (stages: readonly Board[]): Standing[] => {
  const standings = new Map<bigint, Standing>()
  for (const stage of stages.toSorted((one, other) => +one.ends_at - +other.ends_at))
    for (const [index, { player_id }] of standingsByRounds(stage, () => true).entries()) {
      const points = pointsOfPlace(stage.spec.points_for_places ?? [], index + 1)
      if (points === 0) continue
      const reached_at_ms = +stage.ends_at + index
      standings.set(player_id, { player_id, points: points + (standings.get(player_id)?.points ?? 0), reached_at_ms })
    }
  return [...standings.values()].toSorted(compareStandings)
}

const sumOf = (standings: readonly Standing[]): number => standings.reduce((sum, { points }) => sum + points, 0)

const standingsOf = (board: Board, boards: readonly Board[]): Standing[] => {
  if (board.spec.games.length === 0) return standingsByStages(boards.filter(({ feeds }) => feeds === board.id))
  if (board.owner === 'contests/special-races') return standingsByRounds(board, (id) => has_code.has(id))
  if (!board.spec.teams) return standingsByRounds(board, () => true)
  const [one = [], other = []] = [1, 2].map((team) => standingsByRounds(board, (id) => team_of.get(id) === team))
  return sumOf(one) >= sumOf(other) ? one : other
}

const toldOf = (key: string, player_id: bigint, amount_minor: bigint | number): string => `${key} ${player_id} ${amount_minor}`

/** Of each place with a prize: its key, who has it and how much it is; also of what stands beside the money. */
const placesOf = ({ name, spec }: Board, standings: readonly Standing[]): string[] => {
  const ofPlaces = (places: string, amount_minor: bigint | number, suffix = ''): string[] => {
    const { from, to } = rangeOf(places)
    return standings.slice(from - 1, to).map(({ player_id }, index) => toldOf(`${name}:${from + index}${suffix}`, player_id, amount_minor))
  }
  return [
    ...spec.prizes.flatMap(({ places, amounts }) => ofPlaces(places, amounts.UAH)),
    ...(spec.additional_prizes ?? []).flatMap(({ places, prize, by_currency }, index) => {
      const promised = prize ?? by_currency?.UAH
      return promised ? ofPlaces(places, priceOfPrize(t.house, promised).amount_minor, `:additional:${index + 1}`) : []
    }),
  ]
}

interface Prize {
  readonly key: string
  readonly kind: string
  readonly player_id: bigint
  readonly amount_minor: bigint
}

/** Prizes of contests: of places, of what fell, of tasks. */
const prizesOf = async (part: 'places' | 'draws' | 'tracks' | 'all'): Promise<Prize[]> => {
  const { rows } = await sql<Prize>`
    select key, kind, player_id, amount_minor from bonuses_prizes.prizes where source like 'contests/%' order by key`.execute(t.house.db)
  const partOf = ({ key }: Prize) => (key.startsWith('draw:') ? 'draws' : key.startsWith('track:') ? 'tracks' : 'places')
  return rows.filter((prize) => part === 'all' || partOf(prize) === part)
}

const enter = async (): Promise<void> => {
  for (const [index, { visitor, id }] of players.entries()) {
    team_of.set(id, 1 + (index % 2))
    await visitor.call(joinTeam, { body: { teamId: 1 + (index % 2) } })
    if (index % 3 === 0) continue
    has_code.add(id)
    await visitor.call(joinByCode, { body: { code: 'open-doors' } })
  }
}

/** Everybody takes what they did of the marathon; what they did not do is refused. */
const claim = async (): Promise<void> => {
  const { rows } = await sql<{
    id: bigint
  }>`select id from campaigns_missions.tracks where spec @> ${JSON.stringify({ steps: [{ name: 'day-1' }] })}::jsonb`.execute(t.house.db)
  for (const { id: player_id } of players) {
    // Nobody's session of a week ago holds.
    const visitor = await enterAs(t, player_id)
    for (const { id } of rows)
      for (let day = 1; day <= 7; day += 1) await visitor.call(claimStep, { params: { id: Number(id) }, body: { step: `day-${day}` } })
  }
}

/** The last races of the calendar run out; what runs for longer than a week an operator ends. */
const end = async (): Promise<void> => {
  t.clock.advance(20 * 3_600_000)
  await keepTime(3)
  const { rows } = await sql<{ slug: string }>`
    select slug from campaigns_campaigns.campaigns where state = 'published' and (document ->> 'ends_at')::timestamptz > ${t.clock.now()}`.execute(
    t.house.db,
  )
  for (const { slug } of rows) await endCampaign(t.house, slug, { actor: 'operator:anna', reason: 'the week is over' })
  t.clock.advance(60_000)
  await keepTime(3)
}

beforeAll(async () => {
  t.clock.advance(10_000)
  await keepTime()
  await enter()
  const begun_ms = t.clock.now().getTime()
  for (let turn = 0; turn < turns; turn += 1) {
    t.clock.set(new Date(begun_ms + turn * turn_hours * 3_600_000).toISOString())
    await keepRunning(t.house)
    await keepTime()
    for (let round = 0; round < rounds_a_turn; round += 1) await playAll((index) => turn * 31 + index * 17 + round)
    await t.drain()
  }
  await claim()
  await end()
}, 3_600_000)

test('after a week of every contest together everything is closed, and no fund keeps anything', async () => {
  const { rows: open } = await sql`
    select 'board' from campaigns_boards.boards where closed_at is null union all
    select 'draw' from campaigns_draws.draws where closed_at is null union all
    select 'track' from campaigns_missions.tracks where closed_at is null`.execute(t.house.db)
  expect(open).toEqual([])
  const { rows: funds } = await sql`
    select purse, asset, balance from money_wallet.accounts where purse like 'fund:%' and balance <> 0
       and (purse ~ '^fund:(draw|track):' or purse in (select 'fund:' || name from campaigns_boards.boards))`.execute(t.house.db)
  expect(funds).toEqual([])
})

test('every prize of a place follows from the rounds alone: of races, stages and what they feed, teams, and the race by its code', async () => {
  const boards = await allBoards()
  const expected = boards.flatMap((board) => placesOf(board, standingsOf(board, boards)))
  const paid = (await prizesOf('places')).map(({ key, player_id, amount_minor }) => toldOf(key, player_id, amount_minor))
  expect(paid.toSorted()).toEqual(expected.toSorted())
  for (const owner of ['races', 'tournaments', 'kings-kombat', 'special-races'])
    expect([owner, boards.some((board) => board.owner === `contests/${owner}` && standingsOf(board, boards).length > 0)]).toEqual([
      owner,
      true,
    ])
})

test('every prize of a task is of one that was done, once, and while there were any', async () => {
  const { rows } = await sql<{ done: string; step: string; stock: number }>`
    select 'track:' || track_id || ':' || player_id || ':' || period || ':day-' || step.ordinality as done,
           track_id || ' ' || step.ordinality as step, (tracks.spec -> 'steps' -> (step.ordinality - 1)::int -> 'reward' ->> 'stock')::int as stock
      from campaigns_missions.progress join campaigns_missions.tracks on tracks.id = progress.track_id,
           jsonb_array_elements(steps) with ordinality as step(state, ordinality)
     where tracks.owner like 'contests/%' and (step.state->>'is_done')::boolean`.execute(t.house.db)
  const prizes = (await prizesOf('tracks')).filter(({ key }) => !key.endsWith(':share'))
  const given = new Set(prizes.map(({ key }) => key))
  expect(given.size).toBe(prizes.length)
  const done = new Set(rows.map((row) => row.done))
  expect([...given].filter((key) => !done.has(key))).toEqual([])
  for (const [step, all] of Map.groupBy(rows, (row) => row.step)) {
    const of_step = all.filter((row) => given.has(row.done)).length
    expect(`${step}: ${of_step}`).toBe(`${step}: ${Math.min(all.length, all[0]?.stock ?? 0)}`)
  }
  expect(given.size).toBeGreaterThan(0)
})

test('every draw is drawn again by the independent script, and what it says was given is what was given', async () => {
  const given: string[] = []
  const { rows: draws } = await sql<{ id: bigint }>`select id from campaigns_draws.draws`.execute(t.house.db)
  for (const { id } of draws) {
    const { data } = (await t.visitor().call(getDrawFairness, { params: { id: Number(id) } })).body
    given.push(...data.drawn.flatMap(({ input, number, isGiven }) => (isGiven ? [`draw:${id}:${input}:${number}`] : [])))
    if (data.drawn.length === 0) continue
    const { status, stdout } = spawnSync('python3', ['scripts/verify-draws.py'], { input: JSON.stringify({ data }), encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining(' 0 mismatches')])
  }
  expect((await prizesOf('draws')).map(({ key }) => key)).toEqual(given.toSorted())
})

test('what stands in a purse is what was there, less the stakes, with what rounds and prizes brought', async () => {
  const prizes = await prizesOf('all')
  for (const { id } of players) {
    const own = log.filter(({ player_id }) => player_id === id)
    const rounds = own.reduce((sum, { stake_minor, win_minor }) => sum + win_minor - stake_minor, 0)
    // Free spins become money only when they are played.
    const money = prizes.filter(({ player_id, kind }) => player_id === id && kind === 'money')
    const won = money.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)
    expect(await balanceOf(t.house.db, purseOf(id, 'main', 'UAH'))).toBe(cash_minor + BigInt(rounds) + won)
  }
})
