import { piggy_bank_purse, pursesOfPlayers } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { PiggyInfo } from '../contract.ts'
import { boundsOf, contentOf, statusOf } from '../rules.ts'
import { brokenBanks } from './store.ts'

export type Piggy = Omit<PiggyInfo, 'isFilling'>

/** The banks of many players in their own currencies, in few statements. */
export const readPiggies = async (db: Executor, player_ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Piggy>> => {
  const players = await playersByIds(db, player_ids)
  const purses = await pursesOfPlayers(db, player_ids)
  const broken = await brokenBanks(db, player_ids)
  return new Map(
    [...players.values()].map(({ id, currency }) => {
      const bounds = boundsOf(currency)
      const own = purses.get(id)?.find(({ purse, asset }) => purse === piggy_bank_purse && asset === currency)
      const { amount, delayed } = contentOf(own?.balance_minor ?? 0n, bounds)
      return [
        id,
        {
          status: statusOf(amount, bounds.max, broken.has(`${id} ${currency}`)),
          moneyBoxAmount: toWire(amount),
          minAmount: toWire(bounds.min),
          maxAmount: toWire(bounds.max),
          delayedAmount: toWire(delayed),
          currency,
          exponent: exponentOf(currency),
        },
      ]
    }),
  )
}

/** EN-080: a player's bank. One that nothing fills any more may be broken all the same. */
export const readPiggy = async (house: House, player_id: bigint): Promise<PiggyInfo> => {
  const piggy = (await readPiggies(house.db, [player_id])).get(player_id)
  if (!piggy) throw new Error(`there is no player ${player_id}`)
  const isFilling = house.jurisdiction.rewards_for_volume && (await isInAudience(house.db, house, 'invitation', player_id))
  return { ...piggy, isFilling }
}
