import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { InstantEvent } from '#engines/instant/events.ts'
import { instantEngines } from '#engines/registry.ts'
import { getRoundEndpoint, listRoundsEndpoint, playRoundEndpoint, startGameEndpoint } from '../contract.ts'
import { rotateSeedsEndpoint } from '../fairness-contract.ts'
import { fundedPlayer, type FundedPlayer } from '../testing/funded-player.ts'
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
const play = (slug: string, session: string, command: { stake_minor: number; choice?: string }) =>
  player.visitor.call(playRoundEndpoint, { params: { slug }, body: { session, command } })

test.each(instantEngines)(
  'GA-023, reliability 9: a round of $slug moves its stake and its win, is told again by the history, and verifies once its seed is revealed',
  async ({ slug, game }) => {
    const { session, fairness, stakes } = await start(slug)
    const [stake_minor = 0] = stakes.choices
    const command = { stake_minor, choice: game.example }
    const { round, balance_minor } = (await play(slug, session, command)).body.data
    const drawn = (round.events as InstantEvent[]).find((event) => event.type === 'values-drawn')
    expect(round.win_minor).toBe((stake_minor / 20) * game.twentieths(game.example, drawn?.values ?? []))
    expect(balance_minor).toBe(100_000 - stake_minor + round.win_minor)
    await t.drain()
    const listed = await player.visitor.call(listRoundsEndpoint)
    expect(listed.body.data).toMatchObject([{ id: round.id, slug, stake_minor, win_minor: round.win_minor, mode: 'money' }])
    await player.visitor.call(rotateSeedsEndpoint, { body: { next_server_seed_hash: fairness.next_server_seed_hash } })
    const told = (await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).body.data
    expect(told).toMatchObject({ command, events: round.events })
    expect(await verifyRound(told as unknown as RevealedRound)).toMatchObject({ ok: true })
    // Its last round opens the game again as it ended.
    expect((await start(slug)).lastRound).toMatchObject({ id: round.id, command, events: round.events })
  },
)

test.each(instantEngines)('GA-002: $slug plays the demo by the same call, and no money moves', async ({ slug, game }) => {
  const { session, stakes } = await start(slug, false)
  const { body } = await play(slug, session, { stake_minor: stakes.choices[0] ?? 0, choice: game.example })
  expect(body.data.round).toMatchObject({ mode: 'demo', slug })
  const purse = (await start(slug)).balance_minor
  expect(purse).toBe(100_000)
})

test.each(instantEngines)('GA-023: $slug refuses what it cannot play, in words, and takes nothing', async ({ slug, game }) => {
  const { session, stakes } = await start(slug)
  const [stake_minor = 0] = stakes.choices
  const impossible = (await play(slug, session, { stake_minor, choice: 'no-such-choice' })).body
  expect(impossible).toMatchObject({
    error: 'choice-impossible',
    message: 'Такого вибору в цій грі немає. Оберіть один із запропонованих.',
  })
  const choice = game.example
  expect((await play(slug, session, { stake_minor })).body.error).toBe('invalid-input')
  expect((await play(slug, session, { stake_minor: stake_minor + 20, choice })).body.error).toBe('stake-off-grid')
  expect((await play(slug, session, { stake_minor: stakes.most_minor * 2, choice })).body.error).toBe('stake-above-maximum')
  // A slot has no choices.
  const slot = await start('golden-orchard')
  expect((await play('golden-orchard', slot.session, { stake_minor, choice })).body.error).toBe('invalid-input')
  expect((await start(slug)).balance_minor).toBe(100_000)
})
