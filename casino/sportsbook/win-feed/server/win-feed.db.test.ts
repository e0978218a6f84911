import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { bettor, choiceOf, closeBalanced, createBetHouse, placed } from '#casino/sportsbook/bets/testing/bet-house.ts'
import { withdrawResult } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getSportWins } from '../contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

test('SP-017, SP-018, API-133, RTM-051, EN-110, EN-111: a won bet worth looking at is in the feed and told to everybody once; a lost and a small one are not', async () => {
  const player = await bettor(t)
  const event = await publishedMatch(t, 'test:feed')
  const home = await choiceOf(t, event, 'home')
  const large = await placed(player, [home], 100_000)
  await placed(player, [home], 1_000)
  await placed(player, [await choiceOf(t, event, 'away')], 100_000)
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  const { body } = await t.visitor().call(getSportWins)
  expect(body.data).toMatchObject([
    { id: String(large.id), betType: 'single', coefficient: home.odds, winAmount: home.odds * 100, currency: 'UAH', login: player.login },
  ])
  expect(body.settings).toMatchObject({ maxLimit: 20, delaySeconds: 4, viewMinCoefficientSingle: 2_500, viewMinWinMulti: 200_000 })
  const told = t.published.filter(({ message }) => message.type === 'sportBettingWin')
  expect(told.map(({ channel, message }) => [channel, message.data])).toEqual([['common', body.data[0]]])
  // A correction is no second win.
  await settle(t, event, footballResult([0, 0], [0, 1], 'a'), true)
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  // Nor is a result that was taken back and came again.
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, event))
  await t.drain()
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
  expect(t.published.filter(({ message }) => message.type === 'sportBettingWin')).toHaveLength(told.length)
})
