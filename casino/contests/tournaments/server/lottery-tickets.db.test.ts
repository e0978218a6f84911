import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { publishCampaign, writeDraft } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, points_purse, purseOf } from '#casino/money/wallet/server/api.ts'
import { getTournament } from '../contract.ts'
import { actsIn, decider, league, now } from '../testing/tournament-house.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now })
})
afterAll(() => closeBalanced(t))

const { publish, moveTo, playersWith } = actsIn(() => t)
const tickets = ({ id }: FundedPlayer, type: string) => balanceOf(t.house.db, purseOf(id, points_purse, `lottery-${type}`))
/** The tickets as the lottery lists them to their player. */
const listed = async ({ visitor }: FundedPlayer) => {
  const { data } = (await visitor.raw('GET', '/rest/lottery/tickets/?applied=false')).json() as {
    data: { type: string; source: string }[]
  }
  return data.map(({ type, source }) => [type, source])
}

test('a tournament whose tickets the lottery does not have is not published', async () => {
  const [whole, ...stages] = league.boards
  const wrong = { kind: 'lottery-ticket', content: { type: 'platinum', count: 1 } }
  const boards = [
    whole,
    ...stages.map((stage) => ({ ...stage, spec: { ...stage.spec, additional_prizes: [{ places: '1', prize: wrong }] } })),
  ]
  const document = { ...league, slug: 'wrong-tickets', boards: boards as typeof league.boards }
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, decider)
  expect(outcome).toEqual({
    campaign: null,
    faults: [1, 2, 3].map((stage) => expect.stringMatching(new RegExp(`^stage-${stage}: additional_prizes: .*"lottery-ticket"`))),
  })
})

test('TO-016b, EN-047b: a stage’s lottery tickets are shown by ranges of places before, and credited to its winners at its end, each once; the rest goes back', async () => {
  await publish(league)
  await moveTo('2026-12-01T13:00:00Z')
  const players = await playersWith([9, 8, 7, 6, 5, 4])
  const [first, second, , , fifth, sixth] = players as [FundedPlayer, FundedPlayer, unknown, unknown, FundedPlayer, FundedPlayer]
  const { stages } = (await first.visitor.call(getTournament)).body.data ?? {}
  for (const stage of stages ?? []) {
    expect(stage.stageLotteryTicketPrizes).toEqual({
      '1': [{ type: 'lottery-ticket', text: '1 золотий білет лотереї', picture: 'ticket' }],
      '2-5': [{ type: 'lottery-ticket', text: '1 звичайний білет лотереї', picture: 'ticket' }],
    })
    expect(stage.additionalPrizes).toEqual({})
  }
  expect(stages).toHaveLength(3)
  const fund = (asset: string) => balanceOf(t.house.db, fundAccount(`board:${stages?.[0]?.id}`, asset))
  expect([await fund('lottery-gold'), await fund('lottery-regular')]).toEqual([1n, 4n])
  expect(await tickets(first, 'gold')).toBe(0n)
  await moveTo('2026-12-02T12:00:10Z')
  expect([await tickets(first, 'gold'), await tickets(first, 'regular')]).toEqual([1n, 0n])
  for (const winner of [second, fifth]) expect([await tickets(winner, 'gold'), await tickets(winner, 'regular')]).toEqual([0n, 1n])
  expect([await tickets(sixth, 'gold'), await tickets(sixth, 'regular')]).toEqual([0n, 0n])
  expect([await listed(first), await listed(fifth), await listed(sixth)]).toEqual([[['gold', 'prize']], [['regular', 'prize']], []])
  // The same end told again credits nothing again.
  await moveTo('2026-12-02T12:05:00Z')
  expect([await tickets(first, 'gold'), (await listed(first)).length]).toEqual([1n, 1])
  expect((await second.visitor.call(getPrizes)).body.data.map(({ type }) => type)).toContain('lottery-ticket')
  expect([await fund('lottery-gold'), await fund('lottery-regular')]).toEqual([0n, 0n])
})
