import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { GameEngine } from '#engines/game.ts'
import { engineOf } from '#engines/registry.ts'
import { RoundSettled } from '../events.ts'
import { getRoundEndpoint, listRoundsEndpoint, playRoundEndpoint, startGameEndpoint, type Command } from '../contract.ts'
import { fundedPlayer, type FundedPlayer } from '../testing/funded-player.ts'

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())
beforeEach(async () => {
  player = await fundedPlayer(t, 100_000n)
})
afterEach(() => vi.restoreAllMocks())

const spin = async (command: Command, slug = 'golden-orchard', key?: string) => {
  const { body } = await player.visitor.call(startGameEndpoint, { params: { slug }, query: { isMoney: true } })
  return player.visitor.call(playRoundEndpoint, {
    params: { slug },
    body: { session: body.data.session, command },
    ...(key ? { key } : {}),
  })
}
const references = async (): Promise<string[]> =>
  (
    await t.house.pool.query<{ reference: string }>(
      `select reference from money_wallet.transactions where scope = $1 and reference is not null order by id`,
      [player.id],
    )
  ).rows.map(({ reference }) => reference)

/** The connection to the database ends right after a round was drawn, so many times: before anything of it is written. */
const loseDrawnRounds = (times: number): void => {
  let left = times
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [pair] = args as [{ handleCommandComplete?: (message: unknown, wire: unknown) => void }]
    const complete = pair.handleCommandComplete
    // A statement of its own is no pair that a lane asks and writes with.
    if (complete && !(pair instanceof pg.Query) && left > 0) {
      left -= 1
      pair.handleCommandComplete = (message, wire) => {
        const { stream } = wire as { stream: { destroy: () => void; write: () => boolean } }
        stream.write = () => true
        complete.call(pair, message, wire)
        stream.destroy()
      }
    }
    return Reflect.apply(query, this, args)
  } as typeof query)
}

test('reliability 26: a round whose connection is lost after its draw is tried again, and settles what was drawn', async () => {
  await spin({ stake_minor: 1_000 })
  const play = vi.spyOn(engineOf('golden-orchard') as GameEngine, 'play')
  loseDrawnRounds(2)
  const { body } = await spin({ stake_minor: 1_000 })
  expect([body.success, body.data.round.nonce, play.mock.calls.length]).toEqual([true, 1, 1])
})

test('reliability 26: a nonce that was drawn from and never settled is used up before anything else is asked', async () => {
  const { body: first } = await spin({ stake_minor: 1_000 })
  const seed_id = first.data.round.id.split('-')[0]
  // As often as the lane tries: nobody can mend it any more.
  loseDrawnRounds(6)
  const lost = await spin({ stake_minor: 1_000 })
  expect(lost.status).toBe(503)
  const { body } = await spin({ stake_minor: 2_000 })
  expect(body.data.round.nonce).toBe(2)
  expect(await references()).toEqual([0, 1, 2].map((nonce) => `round:${seed_id}:${nonce}`))
  // What was left is no round of anybody's.
  expect((await player.visitor.call(getRoundEndpoint, { params: { id: `${seed_id}-1` } })).status).toBe(404)
})

test('a round has one moment: in its answer, its fact, the ledger, the history, and its detail is there at once', async () => {
  let ticking_ms = t.clock.now().getTime()
  vi.spyOn(t.house.clock, 'now').mockImplementation(() => new Date((ticking_ms += 7)))
  const { round } = (await spin({ stake_minor: 1_000 })).body.data
  const { server_seed, is_held, title, exponent, ...told } = (await player.visitor.call(getRoundEndpoint, { params: { id: round.id } }))
    .body.data
  expect([told, server_seed, is_held, title, exponent]).toEqual([round, null, false, 'Золотий сад', 2])
  await t.drain()
  const { rows } = await t.house.pool.query<{ at: Date }>(
    `select at from kernel.facts where kind = $1 and data ->> 'round_id' = $2
     union all select at from money_wallet.transactions where scope = $3 and game = 'golden-orchard'
     union all select e.at from money_wallet.entries e join money_wallet.transactions x on x.id = e.transaction_id where x.scope = $3 and e.line = 1
     union all select at from games_play.rounds where owner_id = $3`,
    [RoundSettled.kind, round.id, player.id],
  )
  expect(rows.map(({ at }) => at.toISOString())).toEqual([round.at, round.at, round.at, round.at])
  const listed = await player.visitor.call(listRoundsEndpoint)
  expect(listed.body.data.map(({ id, at }) => [id, at])).toEqual([[round.id, round.at]])
})

test('GA-023: two chips on one place of the table are one bet of both', async () => {
  const chips = [
    { place: 'red', stake_minor: 500 },
    { place: 'red', stake_minor: 1_000 },
  ]
  const { body } = await spin({ bets: chips }, 'european-roulette')
  expect(body.data.round).toMatchObject({ stake_minor: 1_500, command: { bets: [{ place: 'red', stake_minor: 1_500 }] } })
})

test('reliability 26: who is refused too often waits, with 429, until the minute is over; who was not refused plays on', async () => {
  const poor = await fundedPlayer(t, 1n)
  const sessionOf = async ({ visitor }: FundedPlayer): Promise<string> =>
    (await visitor.call(startGameEndpoint, { params: { slug: 'golden-orchard' }, query: { isMoney: true } })).body.data.session
  const sessions = new Map([
    [poor, await sessionOf(poor)],
    [player, await sessionOf(player)],
  ])
  const ask = (asker: FundedPlayer, stake_minor: number) =>
    asker.visitor.call(playRoundEndpoint, {
      params: { slug: 'golden-orchard' },
      body: { session: sessions.get(asker) ?? '', command: { stake_minor } },
    })
  for (let tries = 0; tries < 60; tries += 1) expect((await ask(poor, 100)).body.error).toBe('insufficient-funds')
  const full = await ask(poor, 100)
  expect([full.status, full.body.error, full.response.headers['retry-after']]).toEqual([429, 'too-many-refused', '60'])
  expect(full.body.message).toBe('Забагато відхилених ставок поспіль. Спробуйте ще раз через 60 секунд.')
  t.clock.advance(59_000)
  expect((await ask(poor, 100)).body).toMatchObject({ error: 'too-many-refused', message: expect.stringContaining('1 секунду') })
  expect((await ask(player, 100)).body.success).toBe(true)
  t.clock.advance(1_000)
  expect((await ask(poor, 100)).body.error).toBe('insufficient-funds')
})
