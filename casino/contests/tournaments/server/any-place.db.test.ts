import { expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { keepTime } from '#casino/campaigns/boards/server/api.ts'
import { publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { demoTournaments } from './demo-campaigns.ts'

const now = '2026-12-01T12:00:00Z'
/** One table of two days; the demo's second tournament. */
const [, jump] = demoTournaments(new Date(now)) as [CampaignDocument, CampaignDocument]
const with_one_prize: CampaignDocument = {
  ...jump,
  boards: jump.boards.map((board) => ({ ...board, spec: { ...board.spec, prizes: board.spec.prizes.slice(0, 1) } })),
}

/** The clock moves, and what the calendar has for that moment happens. */
const moveTo = async (t: TestHouse, moment: string): Promise<void> => {
  t.clock.set(moment)
  await keepTime(t.house)
  await t.drain()
}

test.each([
  ['vegas', [1, 2]],
  ['king', [1]],
] as const)(
  'RO-008c, TO-011: in %s places %j of a tournament are told to who won them, of which the first alone has a prize',
  async (brand, told) => {
    const t = await createTestHouse({ now, brand })
    await writeDraft(t.house, with_one_prize)
    await publishCampaign(t.house, with_one_prize.slug, { actor: 'operator:anna', reason: 'a test' })
    await moveTo(t, '2026-12-01T13:00:00Z')
    const players = [await fundedPlayer(t, 100_000n), await fundedPlayer(t, 100_000n)]
    for (const [index, player] of players.entries())
      await settleRound(t, player, { win_minor: (9 - index) * 1_000, slug: 'golden-orchard' })
    await t.drain()
    await moveTo(t, '2026-12-03T12:00:10Z')
    const wins = t.published.filter(({ message }) => message.event === 'playerWin')
    expect(wins.map(({ channel, message }) => [channel, message.data])).toMatchObject(
      told.map((place) => [`player:#${players[place - 1]?.id}`, { kind: 'tournament', place, prize: place === 1 ? 100_000 : 0 }]),
    )
    await closeBalanced(t)
  },
)
