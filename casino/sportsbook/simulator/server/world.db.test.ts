import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getEvent, getEvents, getResults, getTournament } from '#casino/sportsbook/catalogue/contract.ts'
import { playOn } from '#engines/sport/sport-engine.ts'
import { sportOf } from '#engines/sport/sports.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import { getMatchFairness } from '../contract.ts'
import { stopWorld } from './clockwork.ts'
import { leaveWorld, turnWorld } from './run-world.ts'

let testing: TestHouse
beforeAll(async () => {
  testing = await createTestHouse({
    only: ['sportsbook/catalogue', 'sportsbook/feed', 'sportsbook/simulator'],
    env: { SPORT_WORLD: 'on' },
    now: '2026-12-01T12:00:00Z',
  })
  // The world turns by the test's hand alone: its own clockwork would turn it at the same time.
  await stopWorld(testing.house)
})
afterAll(() => testing.close())

/** So many turns, and the time between two of them. */
const turn = async (count: number, apart_ms: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    testing.clock.advance(apart_ms)
    await turnWorld(testing.house)
  }
}

const eventsOf = async (query: { readonly live?: boolean; readonly limit?: number }) =>
  (await testing.visitor().call(getEvents, { query: { limit: 200, ...query } })).body

test('SP-010: a world that begins has matches that run, each committed to before it was published, with a seed that nobody sees', async () => {
  await turn(7, 250)
  const { data } = await eventsOf({ live: true })
  // How many depends on the hour of the calendar; some always do.
  expect(data.length).toBeGreaterThan(2)
  for (const event of data.slice(0, 5)) {
    expect(event).toMatchObject({ isSimulated: true, isOpen: true })
    const fairness = (await testing.visitor().call(getMatchFairness, { params: { id: event.id } })).body.data
    expect(fairness.serverSeed).toBeNull()
    expect(fairness.serverSeedHash).toMatch(/^[0-9a-f]{64}$/)
  }
  expect((await testing.visitor().call(getMatchFairness, { params: { id: 999_999 } })).body).toMatchObject({
    error: 'sport-match-not-simulated',
  })
})

test('matches go on moment by moment, and where a process dies another tells on at the same place with the same result', async () => {
  // Not one that is at its half time: nothing happens there for many minutes.
  const [event] = (await eventsOf({ live: true })).data.filter(
    ({ sport, play }) => (sport === 'football' || sport === 'basketball') && play?.isRunning,
  )
  const id = event?.id ?? 0
  const versionNow = async () => (await testing.visitor().call(getEvent, { params: { id } })).body.data.version
  const before = await versionNow()
  // A quiet minute or two is a match as well; ten are not.
  for (let half_minutes = 0; half_minutes < 20 && (await versionNow()) === before; half_minutes += 1) await turn(1, 30_000)
  expect(await versionNow()).toBeGreaterThan(before)

  // Nobody tells for a minute: whoever takes over sends what was missed as one.
  await leaveWorld(testing.house)
  await turn(1, 60_000)
  await turn(2, 60 * 60_000)
  const over = (await testing.visitor().call(getEvent, { params: { id } })).body.data
  expect(over.state).toBe('ended')
  const { number, sport, fixture, serverSeed, serverSeedHash } = (await testing.visitor().call(getMatchFairness, { params: { id } })).body
    .data
  expect(
    createHash('sha256')
      .update(serverSeed ?? '')
      .digest('hex'),
  ).toBe(serverSeedHash)
  const engine = sportOf(sport)!
  const played = playOn(engine, fixture, engine.start(fixture), fairSource(fairKey(serverSeed ?? ''), 'match', number))
  const result = engine.result(fixture, played)
  // Football may end level, which its result has an outcome for; its matches have no winner's market.
  const main = over.markets.find(({ key }) => key === (sport === 'football' ? 'result:count=regular' : 'winner'))
  expect(main?.outcomes.find(({ settlement }) => settlement?.kind === 'won')?.outcome).toBe(result.winners[0] ?? 'draw')
  expect(over.markets.every(({ state }) => state === 'settled')).toBe(true)
}, 60_000)

test('SP-010: finished matches make results and the table of their league', async () => {
  const { data } = (await testing.visitor().call(getResults, { query: {} })).body
  expect(data.length).toBeGreaterThan(1)
  const tournament = data[0]?.tournament.id ?? 0
  const page = (await testing.visitor().call(getTournament, { params: { id: tournament } })).body.data
  expect(page.table.length).toBeGreaterThanOrEqual(2)
  expect(page.table.reduce((sum, { won }) => sum + won, 0)).toBe(page.table.reduce((sum, { lost }) => sum + lost, 0))
  // Whatever was scored in finished football has a name.
  const football = data.find(({ sport, play }) => sport === 'football' && (play?.score.home ?? 0) + (play?.score.away ?? 0) > 0)
  if (football) {
    const league = (await testing.visitor().call(getTournament, { params: { id: football.tournament.id } })).body.data
    const goals = league.table.reduce((sum, { scored }) => sum + scored, 0)
    expect(league.scorers.reduce((sum, one) => sum + one.goals, 0)).toBeGreaterThan(0)
    expect(league.scorers.reduce((sum, one) => sum + one.goals, 0)).toBeLessThanOrEqual(goals)
  }
})

test('one process tells of the world at a time: another waits until the first is gone or silent', async () => {
  await turn(1, 250)
  const { rows } = await testing.house.pool.query<{ holder: string }>('select holder from sportsbook_simulator.world')
  await testing.house.pool.query(`update sportsbook_simulator.world set holder = 'another', held_until = $1`, [
    new Date(testing.clock.now().getTime() + 8_000),
  ])
  const before = await eventsOf({ live: true })
  await turn(1, 3_000)
  await turn(1, 4_000)
  expect((await testing.house.pool.query<{ holder: string }>('select holder from sportsbook_simulator.world')).rows[0]?.holder).toBe(
    'another',
  )
  expect((await eventsOf({ live: true })).data.map(({ version }) => version)).toEqual(before.data.map(({ version }) => version))
  await turn(1, 2_000)
  expect((await testing.house.pool.query('select holder from sportsbook_simulator.world')).rows).toEqual(rows)
})

test('a match keeps what it committed to, whatever anybody tries', async () => {
  for (const change of [`fixture = '{}'`, `server_seed_hash = repeat('0', 64)`, `starts_at = now()`])
    await expect(testing.house.pool.query(`update sportsbook_simulator.matches set ${change}`), change).rejects.toThrow(
      'keeps what it committed to',
    )
  await expect(testing.house.pool.query('delete from sportsbook_simulator.matches')).rejects.toThrow()
})
