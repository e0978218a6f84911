import { noticesOf } from '#casino/messages/notifications/extensions.ts'
import { PrizesGranted, prizesGranted } from '../events.ts'
import { kindOf } from './kinds.ts'
import { prizesByIds } from './store.ts'

export const notices = [
  noticesOf(
    PrizesGranted,
    async (facts, tx, house) => {
      const rows = await prizesByIds(
        tx,
        prizesGranted(facts).map(({ prize_id }) => BigInt(prize_id)),
      )
      return rows.map(({ id, player_id, kind, content, title }) => ({
        player_id,
        about: `prize:${id}`,
        system_alias: 'bonusCredit',
        title,
        body: kindOf(house, kind).tell(content, house),
        link: '/profile/?tab=prizes',
        has_own_notice: true,
      }))
    },
    'prizes',
  ),
]
