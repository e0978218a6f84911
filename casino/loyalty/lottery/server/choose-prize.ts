import type { PromisedPrize } from '#casino/bonuses/prizes/server/api.ts'
import { takeFromShelf } from '#casino/campaigns/shelves/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refusedAs } from '#kernel/refusals/refused-as.ts'
import { refuse } from '../contract.ts'
import { horseshoeAsset } from '../rules.ts'
import { owner, runningLottery, shelfOfLottery, shelfPrizeOf } from './lotteries.ts'
import { mustBeOpen } from './points.ts'

interface Choice {
  readonly player_id: bigint
  readonly prize_id: number
  readonly count: number
  /** The call's Idempotency-Key. */
  readonly key: string
}

const codes = {
  'insufficient-funds': 'lottery-few-horseshoes',
  'shelves-given-out': 'lottery-few-prizes',
  'shelves-play-closed': 'lottery-play-closed',
} as const

/** LO-007: prizes of a level for its horseshoes, all or none. Refusals: those of the endpoint. */
export const choosePrize = (house: House, { player_id, prize_id, count, key }: Choice): Promise<PromisedPrize> =>
  refusedAs(refuse, codes, () =>
    inTransaction(house.db, async (tx) => {
      const lottery = (await runningLottery(house, tx)) ?? refuse('lottery-closed')
      const { level, item } = shelfPrizeOf(lottery, prize_id) ?? refuse('lottery-prize-unknown', {}, 404)
      await mustBeOpen(tx, house, player_id)
      const { id, document } = lottery.campaign
      return takeFromShelf(tx, house, {
        shelf: shelfOfLottery(id),
        item,
        asset: horseshoeAsset(level),
        player_id,
        count,
        key,
        source: owner,
        title: { key: 'lottery.chosen', values: { title: document.title } },
      })
    }),
  )
