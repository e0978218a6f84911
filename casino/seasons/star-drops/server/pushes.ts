import { PrizesGranted, prizesGranted } from '#casino/bonuses/prizes/events.ts'
import { push } from '#kernel/facts/pushes.ts'
import type { House } from '#kernel/house.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { StarDropsMessage } from '../contract.ts'
import { StarsSpent } from '../events.ts'
import { stars_asset } from '../rules.ts'
import { starsOfPlayers } from './star-drops.ts'

/** RTM-070: the stars that a player has now, once of each player of a batch. */
const tell = async (facts: readonly { readonly player_id: bigint | null }[], house: House): Promise<Publication[]> => {
  const players = [...new Set(facts.flatMap(({ player_id }) => player_id ?? []))]
  if (players.length === 0) return []
  const starsOf = await starsOfPlayers(house, players)
  return players.map((player_id) => {
    const data: StarDropsMessage = { stars: starsOf(player_id) }
    return { channel: playerChannel(player_id), message: { type: 'playerStarDrops', data } }
  })
}

export const pushes = [
  push(StarsSpent, tell),
  push(
    PrizesGranted,
    (facts, house) => tell(prizesGranted(facts), house),
    ({ data }) => data.asset === stars_asset,
  ),
]
