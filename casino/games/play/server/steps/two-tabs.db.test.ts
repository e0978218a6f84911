import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { playRoundEndpoint, startGameEndpoint, type Command, type PlayedRound } from '../../contract.ts'
import { fundedPlayer } from '../../testing/funded-player.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())

const params = { slug: 'grand-blackjack' }
const stepOf = (round: PlayedRound, step: string): Command => ({ round: round.id, number: round.open?.next ?? 99, step })

test('GA-023: two tabs on one hand of blackjack: of a doubling and a card at once one is taken, with its stake once, and a step whose answer was lost is told again', async () => {
  const player = await fundedPlayer(t, 100_000n)
  const purse = async () => Number(await balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH')))
  const start = async () => (await player.visitor.call(startGameEndpoint, { params, query: { isMoney: true } })).body.data
  const { session } = await start()
  const table = async (command: Command, key?: string) =>
    (await player.visitor.call(playRoundEndpoint, { params, body: { session, command }, ...(key ? { key } : {}) })).body
  let staked = 0
  let won = 0
  for (let hand = 0; hand < 12; hand += 1) {
    const { round } = (await table({ stake_minor: 1_000, choice: 'cards' })).data
    staked += 1_000
    if (!round.open?.offers.some(({ step }) => step === 'double')) {
      // Decided by its first cards, or insurance is offered first: played to its end without it.
      let on = round
      while (on.open) on = (await table(stepOf(on, on.open.offers[0]!.step))).data.round
      won += on.win_minor
      continue
    }
    const both = await Promise.all([table(stepOf(round, 'double'), `double-${hand}`), table(stepOf(round, 'hit'), `hit-${hand}`)])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(['step-out-of-order', 'round-over']).toContain(both.find(({ success }) => !success)?.error)
    const [doubled, hit] = both
    const [taken, key, step] = doubled.success ? [doubled, `double-${hand}`, 'double'] : [hit, `hit-${hand}`, 'hit']
    if (doubled.success) staked += 1_000
    // The answer was lost on its way: the tab asks again, and nothing is staked or dealt a second time.
    expect(await table(stepOf(round, step), key)).toEqual(taken)
    // The other tab opens the hand as it stands now, or none where it is over.
    const { lastRound } = await start()
    expect(lastRound?.open?.next).toBe(taken.data.round.open?.next)
    let on = taken.data.round
    while (on.open) on = (await table(stepOf(on, 'stand'))).data.round
    won += on.win_minor
    expect(await purse()).toBe(100_000 - staked + won)
  }
  expect(await purse()).toBe(100_000 - staked + won)
})
