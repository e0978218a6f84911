import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { AssignedBonusMessage, BonusMessage } from '../contract.ts'
import { BonusChanged } from '../events.ts'
import { appliedAmong } from './store.ts'

/**
 * RTM-031 … RTM-037, RTM-039: what came of a bonus, with the one that is played with now, whatever the order of the messages. A bonus that
 * its player asked for was told by the answer: it is no news.
 */
export const pushes = [
  push(BonusChanged, async (facts, house) => {
    const player_ids = [...new Set(facts.flatMap(({ player_id }) => player_id ?? []))]
    const [active, players] = await Promise.all([appliedAmong(house.db, player_ids), playersByIds(house.db, player_ids)])
    return facts.flatMap(({ player_id, data }) => {
      if (player_id === null) return []
      const language = players.get(player_id)?.language ?? house.brand.default_language
      const message: BonusMessage = {
        type: 'bonus',
        event: data.event,
        data: {
          id: data.bonus_id,
          activeBonusId: active.get(player_id) ?? null,
          title: data.title[language],
          isGift: data.is_gift,
        },
      }
      const channel = playerChannel(player_id)
      if (data.event !== 'assigned' || !data.is_gift || data.is_asked) return [{ channel, message: { ...message } }]
      const { id, title } = message.data
      const assigned: AssignedBonusMessage = { type: 'assignedBonus', data: { bonus: { id, title } } }
      return [
        { channel, message: { ...message } },
        { channel, message: { ...assigned } },
      ]
    })
  }),
]
