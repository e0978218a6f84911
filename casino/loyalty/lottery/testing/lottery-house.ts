import type { TestHouse } from '#apps/testing/test-house.ts'
import { publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { balanceOf, houseAccount, points_purse, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { buyTickets, getLottery, scratchTicket, type Lottery, type Ticket } from '../contract.ts'
import { stars_asset, type TicketType } from '../rules.ts'
import { demoLottery } from '../server/demo-campaigns.ts'

export const decider = { actor: 'operator:anna', reason: 'a test' }

/** What tests of the lottery do in the house that they have at the moment. */
export const actsIn = (house: () => TestHouse) => {
  /** Publishes a lottery that runs from now on; returns the id of its campaign, or what is wrong with it. */
  const publish = async (change: (document: CampaignDocument) => CampaignDocument = (document) => document) => {
    const t = house()
    const document = change(demoLottery(t.clock.now()))
    await writeDraft(t.house, document)
    const outcome = await publishCampaign(t.house, document.slug, decider)
    if (outcome.campaign) t.clock.advance(5_000)
    return outcome.campaign ? { id: outcome.campaign.id, faults: [] } : { id: 0n, faults: outcome.faults }
  }

  let number = 0
  const give = async ({ player_id }: Pick<RegisteredPlayer, 'player_id'>, asset: string, amount: number): Promise<void> => {
    const t = house()
    const from = houseAccount('test', asset)
    const postings = [{ from, to: purseOf(player_id, points_purse, asset), amount_minor: BigInt(amount) }]
    await inTransaction(t.house.db, (tx) => post(tx, t.house, { key: `test-points:${player_id}:${++number}`, reason: 'test', postings }))
  }
  const playerWithStars = async (amount: number): Promise<RegisteredPlayer> => {
    const player = await registerPlayer(house())
    await give(player, stars_asset, amount)
    return player
  }
  const points = ({ player_id }: Pick<RegisteredPlayer, 'player_id'>, asset: string): Promise<bigint> =>
    balanceOf(house().house.db, purseOf(player_id, points_purse, asset))

  const lotteryOf = async ({ visitor }: Pick<RegisteredPlayer, 'visitor'>): Promise<Lottery> => {
    const { data } = (await visitor.call(getLottery)).body
    if (!data) throw new Error('no lottery runs')
    return data
  }
  const buy = ({ visitor }: Pick<RegisteredPlayer, 'visitor'>, type: TicketType, count = 1) =>
    visitor.call(buyTickets, { body: { type, count } })
  const bought = async (player: RegisteredPlayer, type: TicketType, count = 1): Promise<readonly Ticket[]> =>
    (await buy(player, type, count)).body.data.tickets
  const scratch = ({ visitor }: RegisteredPlayer, id: number) => visitor.call(scratchTicket, { params: { id }, body: {} })
  return { publish, give, playerWithStars, points, lotteryOf, buy, bought, scratch }
}
