import { grantAll, priceOfPrize, type Prize, type PromisedPrize } from '#casino/bonuses/prizes/server/api.ts'
import { campaignById } from '#casino/campaigns/campaigns/server/api.ts'
import { prizeFor } from '#casino/campaigns/draws/server/api.ts'
import { fundAccount } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { horseshoeAsset } from '../rules.ts'
import { fundOfLottery, owner, runningLottery, shelfPrizeOf, type FoundLottery } from './lotteries.ts'
import { mustBeOpen, saying, spend } from './points.ts'
import { rewardOf, settingsOf } from './settings.ts'
import { choiceByKey, insertChoice, prizeItem, takeStock } from './shelf-store.ts'

interface Choice {
  readonly player_id: bigint
  readonly prize_id: number
  readonly count: number
  /** The call's Idempotency-Key. */
  readonly key: string
}

const currencyOf = async (tx: Tx, house: House, player_id: bigint): Promise<Currency> => {
  const own = (await playersByIds(tx, [player_id])).get(player_id)?.currency
  return isCurrency(own) ? own : house.brand.currency
}

/** Grants so many of a prize, each by a key of its own. */
const grantChosen = async (
  tx: Tx,
  house: House,
  { campaign }: Pick<FoundLottery, 'campaign'>,
  choice: Choice & { readonly id: bigint; readonly prize: PromisedPrize },
): Promise<void> => {
  const { id, player_id, count, prize } = choice
  const prizes = Array.from({ length: count }, (_, index): Prize => ({
    ...prize,
    key: `lottery:${campaign.id}:choice:${id}:${index + 1}`,
    player_id,
    from: fundAccount(fundOfLottery(campaign.id), priceOfPrize(house, prize).asset),
    source: owner,
    title: { key: 'lottery.chosen', values: { title: campaign.document.title } },
  }))
  // Who excluded themselves at this moment keeps their horseshoes.
  if ((await grantAll(tx, house, prizes)).length < count) refuse('lottery-play-closed')
}

/** What an earlier call with this key chose. */
const chosenBefore = async (tx: Tx, house: House, player_id: bigint, key: string): Promise<PromisedPrize | null> => {
  const known = await choiceByKey(tx, player_id, key)
  const campaign = known && (await campaignById(tx, Number(known.campaign_id)))
  const prizes = campaign ? settingsOf(campaign.document).levels.flatMap((level) => level.prizes) : []
  const prize = prizes.find(({ id }) => id === Number(known?.prize_id))
  return prize ? prizeFor(rewardOf(prize), await currencyOf(tx, house, player_id)) : null
}

/** LO-007: prizes of a level for its horseshoes, all or none. Refusals: those of the endpoint. */
export const choosePrize = (house: House, choice: Choice): Promise<PromisedPrize> =>
  saying('lottery-few-horseshoes', () =>
    inTransaction(house.db, async (tx) => {
      const { player_id, prize_id, count, key } = choice
      const before = await chosenBefore(tx, house, player_id, key)
      if (before) return before
      const lottery = (await runningLottery(house, tx)) ?? refuse('lottery-closed')
      const shelf = shelfPrizeOf(lottery, prize_id) ?? refuse('lottery-prize-unknown', {}, 404)
      await mustBeOpen(tx, house, player_id)
      const { id: campaign_id } = lottery.campaign
      const at = house.clock.now()
      const id = await insertChoice(tx, { campaign_id, player_id, prize_id: BigInt(prize_id), count, key, at })
      if (id === undefined) return (await chosenBefore(tx, house, player_id, key)) ?? refuse('lottery-prize-unknown')
      const asset = horseshoeAsset(shelf.level)
      await spend(tx, house, { player_id, asset, amount: shelf.cost * count, key: `lottery:choice:${id}` })
      if (!(await takeStock(tx, campaign_id, prizeItem(prize_id), count))) refuse('lottery-few-prizes')
      const prize = prizeFor(rewardOf(shelf), await currencyOf(tx, house, player_id))
      await grantChosen(tx, house, lottery, { ...choice, id, prize })
      return prize
    }),
  )
