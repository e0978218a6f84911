import { noticeOf } from '#casino/messages/notifications/extensions.ts'
import { PrizeGranted } from '../events.ts'

export const notices = [
  noticeOf(
    PrizeGranted,
    ({ player_id, data }) =>
      player_id === null
        ? undefined
        : {
            player_id,
            about: `prize:${data.prize_id}`,
            system_alias: 'bonusCredit',
            title: data.title,
            body: data.told ?? { key: 'notifications.prize', values: { amount: { minor: data.amount_minor, currency: data.asset } } },
            link: '/profile/?tab=prizes',
            has_own_notice: true,
          },
    'prizes',
  ),
]
