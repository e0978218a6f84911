import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import { playerChannel, playersToTell } from '#kernel/realtime/publisher.ts'
import type { RewardMessage } from '../contract.ts'
import { PrizesGranted, prizesGranted } from '../events.ts'
import { prizeView } from './prize-view.ts'
import { prizesByIds } from './store.ts'

/** The reward notice (RTM-023), in the language that the player chose. */
export const pushes = [
  push(PrizesGranted, async (facts, house) => {
    const granted = prizesGranted(facts)
    const to_tell = await playersToTell(
      house.realtime,
      granted.map(({ player_id }) => player_id),
    )
    const told = granted.filter(({ player_id }) => to_tell.has(player_id))
    if (told.length === 0) return []
    const rows = await prizesByIds(
      house.db,
      told.map(({ prize_id }) => BigInt(prize_id)),
    )
    const players = await playersByIds(house.db, [...new Set(rows.map(({ player_id }) => player_id))])
    return rows.map((row) => {
      const language = players.get(row.player_id)?.language ?? house.brand.default_language
      const message: RewardMessage = { type: 'reward', data: prizeView(house, language, row) }
      return { channel: playerChannel(row.player_id), message: { ...message } }
    })
  }),
]
