import { PrizesGranted, prizesGranted } from '#casino/bonuses/prizes/events.ts'
import { points_purse, pursesOfPlayers } from '#casino/money/wallet/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { LotteryMessage } from '../contract.ts'
import { LotteryChanged } from '../events.ts'
import { isOfLottery, stars_asset } from '../rules.ts'
import { byType } from './lottery-view.ts'
import { unusedTickets } from './ticket-store.ts'

/** RTM-053: what a player has now, once of each player of a batch. */
const tell = async (facts: readonly { readonly player_id: bigint | null }[], house: House): Promise<Publication[]> => {
  const players = [...new Set(facts.flatMap(({ player_id }) => player_id ?? []))]
  if (players.length === 0) return []
  const [purses, unused] = await Promise.all([pursesOfPlayers(house.db, players), unusedTickets(house.db, players)])
  return players.map((player_id) => {
    const stars = purses.get(player_id)?.find(({ purse, asset }) => purse === points_purse && asset === stars_asset)
    const data: LotteryMessage = { balanceStars: toWire(stars?.balance_minor ?? 0n), unusedTickets: byType(unused.get(player_id)) }
    return { channel: playerChannel(player_id), message: { type: 'lottery', data } }
  })
}

export const pushes = [
  push(LotteryChanged, tell),
  push(
    PrizesGranted,
    (facts, house) => tell(prizesGranted(facts), house),
    ({ data }) => isOfLottery(data.asset),
  ),
]
