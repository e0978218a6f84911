import type { TestHouse } from '#apps/testing/test-house.ts'
import { grantAll } from '#casino/bonuses/prizes/server/api.ts'
import { publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { balanceOf, fillFund, fundAccount, points_purse, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getClassification, exchangeMedals, type Classification } from '../contract.ts'
import { cp_asset, medalAsset, type MedalId } from '../rules.ts'
import { demoLevels } from '../server/demo-levels.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'

export const decider = { actor: 'operator:anna', reason: 'a test' }

/** What tests of the status do in the house that they have at the moment. */
export const actsIn = (house: () => TestHouse) => {
  /** What prevents a changed document from being published; nothing where it is, and runs from now on. */
  const publish = async (slug: string, change: (document: CampaignDocument) => Partial<CampaignDocument> = () => ({})) => {
    const t = house()
    const document = demoLevels(t.house)
    await writeDraft(t.house, { ...document, slug, ...change(document) })
    const outcome = await publishCampaign(t.house, slug, decider)
    if (outcome.campaign) t.clock.advance(5_000)
    return outcome.campaign ? { id: outcome.campaign.id, faults: [] } : { id: 0n, faults: outcome.faults }
  }

  let number = 0
  /** Gives points or medals as a prize, with what follows from it. */
  const earn = async (player: Pick<FundedPlayer, 'id'>, amount: number, asset: string = cp_asset): Promise<void> => {
    const t = house()
    const campaign = `test-status:${++number}`
    await inTransaction(t.house.db, async (tx) => {
      await fillFund(tx, t.house, { campaign, asset, step: 'test', amount_minor: BigInt(amount) })
      const from = fundAccount(campaign, asset)
      const title = { key: 'classification.tab', values: {} }
      await grantAll(tx, t.house, [
        { key: campaign, player_id: player.id, kind: 'points', content: { asset, amount }, from, source: 'test', title },
      ])
    })
    await t.drain()
  }
  const points = (player: Pick<FundedPlayer, 'id'>, asset: string): Promise<number> =>
    balanceOf(house().house.db, purseOf(player.id, points_purse, asset)).then(Number)
  /** Bronze, silver and gold medals, as the ledger has them. */
  const medals = (player: Pick<FundedPlayer, 'id'>): Promise<number[]> =>
    Promise.all(([1, 2, 3] as MedalId[]).map((id) => points(player, medalAsset(id))))

  const status = async ({ visitor }: Pick<FundedPlayer, 'visitor'>): Promise<Classification> =>
    (await visitor.call(getClassification)).body.data
  const exchange = ({ visitor }: Pick<FundedPlayer, 'visitor'>, id: number, key?: string) =>
    visitor.call(exchangeMedals, { params: { id }, ...(key !== undefined && { key }) })
  /** What the player was told of their status, in order. */
  const told = ({ id }: Pick<FundedPlayer, 'id'>): unknown[] =>
    house()
      .published.filter(({ channel, message }) => message.type === 'vip' && channel === `player:#${id}`)
      .map(({ message }) => message.data)
  return { publish, earn, points, medals, status, exchange, told }
}
