import type { TestHouse } from '#apps/testing/test-house.ts'
import { keepTime } from '#casino/campaigns/boards/server/api.ts'
import { publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { demoTournaments } from '../server/demo-campaigns.ts'

type Demo = readonly [CampaignDocument, CampaignDocument, CampaignDocument, CampaignDocument]

export const now = '2026-12-01T12:00:00Z'
export const decider = { actor: 'operator:anna', reason: 'a test' }
export const game = 'golden-orchard'
/** Of stages; of one table with a jackpot; and one that is still to come. */
export const [league, jump, , streak] = demoTournaments(new Date(now)) as unknown as Demo

/** What tests of tournaments do in the house that they have at the moment. */
export const actsIn = (house: () => TestHouse) => {
  const publish = async (document: CampaignDocument): Promise<number> => {
    const t = house()
    await writeDraft(t.house, document)
    const outcome = await publishCampaign(t.house, document.slug, decider)
    if (!outcome.campaign) throw new Error(outcome.faults.join('; '))
    return Number(outcome.campaign.id)
  }

  /** The clock moves, and what the calendar has for that moment happens. */
  const moveTo = async (moment: string): Promise<void> => {
    const t = house()
    t.clock.set(moment)
    await keepTime(t.house)
    await t.drain()
    // What waited for its stages.
    await keepTime(t.house)
    await t.drain()
  }

  /** Players of one round each, in this order, who won so many times their stake. */
  const playersWith = async (multiples: readonly number[]) => {
    const t = house()
    const players: FundedPlayer[] = []
    for (const multiple of multiples) {
      const player = await fundedPlayer(t, 100_000n)
      await settleRound(t, player, { win_minor: multiple * 1_000, slug: game })
      players.push(player)
    }
    await t.drain()
    return players
  }
  const playerWith = async (multiple: number): Promise<FundedPlayer> => (await playersWith([multiple]))[0] as FundedPlayer
  return { publish, moveTo, playersWith, playerWith }
}
