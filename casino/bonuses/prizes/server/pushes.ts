import { playersByIds } from '#casino/account/registration/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { RewardMessage } from '../contract.ts'
import { PrizeGranted } from '../events.ts'
import { prizeView } from './prize-view.ts'

/** The reward notice (RTM-023), in the language that the player chose. */
export const pushes = [
  push(PrizeGranted, async (facts, house) => {
    const about = facts.flatMap(({ player_id, ...fact }) => (player_id === null ? [] : [{ player_id, ...fact }]))
    const players = await playersByIds(house.db, [...new Set(about.map(({ player_id }) => player_id))])
    return about.map(({ player_id, data, at }) => {
      const language = players.get(player_id)?.language ?? house.brand.default_language
      const { prize_id, kind, asset, title } = data
      const row = { id: BigInt(prize_id), kind, asset, amount_minor: BigInt(data.amount_minor), title, at }
      const message: RewardMessage = { type: 'reward', data: prizeView(house, language, row) }
      return { channel: playerChannel(player_id), message: { ...message } }
    })
  }),
]
