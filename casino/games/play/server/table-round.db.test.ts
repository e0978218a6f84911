import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { tableEngines } from '#engines/registry.ts'
import { settleTable, type TableGame } from '#engines/table/table-game.ts'
import type { TableEvent } from '#engines/table/events.ts'
import type { TableBet } from '#engines/table/bets.ts'
import { getRoundEndpoint, playRoundEndpoint, startGameEndpoint } from '../contract.ts'
import { rotateSeedsEndpoint } from '../fairness-contract.ts'
import { fundedPlayer, type FundedPlayer } from '../testing/funded-player.ts'
import { fundWith, giveGrant, grantOf } from '#casino/money/wallet/testing/granted-player.ts'
import { readGrants } from '#casino/money/wallet/server/api.ts'
import { verifyRound, type RevealedRound } from '../web/verify-round.ts'

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())
beforeEach(async () => {
  player = await fundedPlayer(t, 100_000n)
})

const start = async (slug: string, isMoney = true) =>
  (await player.visitor.call(startGameEndpoint, { params: { slug }, query: { isMoney } })).body.data
const play = (slug: string, session: string, bets: readonly TableBet[]) =>
  player.visitor.call(playRoundEndpoint, { params: { slug }, body: { session, command: { bets: [...bets] } } })

/** A chip on each of the first four places. */
const chipsOn = ({ places }: TableGame, stake_minor: number): readonly TableBet[] =>
  places.slice(0, 4).map(({ id }) => ({ place: id, stake_minor }))

test.each(tableEngines)(
  'GA-023, reliability 9: a round of $slug moves every chip and what it brings, is told again, and verifies once its seed is revealed',
  async ({ slug, game }) => {
    const { session, fairness, stakes } = await start(slug)
    const bets = chipsOn(game, stakes.choices[1] ?? 0)
    const staked_minor = bets.reduce((sum, bet) => sum + bet.stake_minor, 0)
    const { round, balance_minor } = (await play(slug, session, bets)).body.data
    const drawn = (round.events as TableEvent[]).find((event) => event.type === 'values-drawn')
    expect(round).toMatchObject({ stake_minor: staked_minor, win_minor: settleTable(game, { bets }, drawn?.values ?? []).win_minor })
    expect(balance_minor).toBe(100_000 - staked_minor + round.win_minor)
    await t.drain()
    await player.visitor.call(rotateSeedsEndpoint, { body: { next_server_seed_hash: fairness.next_server_seed_hash } })
    const told = (await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).body.data
    expect(told).toMatchObject({ command: { bets }, events: round.events })
    expect(await verifyRound(told as unknown as RevealedRound)).toMatchObject({ ok: true })
    expect((await start(slug)).lastRound).toMatchObject({ id: round.id, events: round.events })
  },
)

test.each(tableEngines)(
  'GA-023: $slug refuses places that it has not and more than the table takes, and takes nothing',
  async ({ slug, game }) => {
    const { session, stakes } = await start(slug)
    const [{ id } = { id: '' }] = game.places
    const refused = async (bet: TableBet) => (await play(slug, session, [bet])).body.error
    expect(await refused({ place: 'no-such-place', stake_minor: stakes.least_minor })).toBe('bet-impossible')
    expect(await refused({ place: id, stake_minor: stakes.least_minor + 1 })).toBe('stake-off-grid')
    expect(await refused({ place: id, stake_minor: stakes.most_minor + stakes.least_minor })).toBe('stake-above-maximum')
    expect((await start(slug)).balance_minor).toBe(100_000)
  },
)

test.each(tableEngines)('GA-002: $slug plays the demo by the same call, and no money moves', async ({ slug, game }) => {
  const { session, stakes } = await start(slug, false)
  const { body } = await play(slug, session, chipsOn(game, stakes.least_minor))
  expect(body.data.round).toMatchObject({ mode: 'demo', slug })
  expect((await start(slug)).balance_minor).toBe(100_000)
})

test('bonus terms: chips on player and banker wager nothing of a bonus, chips on one of them do', async () => {
  player = await fundedPlayer(t, 10_000n)
  const fund = await fundWith(t, 'tables', 1_000n)
  await giveGrant(t, grantOf(player.id, 91n, { fund, contributions: { table: 100 }, most_stake_minor: 2_000n }))
  const wagered = async () => (await readGrants(t.house.db, [91n]))[0]?.wagered_minor
  const { session } = await start('grand-baccarat')
  const chip = (place: string): TableBet => ({ place, stake_minor: 500 })
  expect((await play('grand-baccarat', session, [chip('player'), chip('banker')])).body.success).toBe(true)
  expect(await wagered()).toBe(0n)
  expect((await play('grand-baccarat', session, [chip('player')])).body.success).toBe(true)
  expect(await wagered()).toBe(500n)
})
