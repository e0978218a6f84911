import { noticeOf } from '#casino/messages/notifications/extensions.ts'
import { FreeSpinsChanged } from '../events.ts'

export const notices = [
  /** A portion that comes by itself. Of the first one its giver tells. */
  noticeOf(
    FreeSpinsChanged,
    ({ player_id, data: { bonus_id, event, place, portions, left } }) =>
      player_id === null || event !== 'applied' || place === 1
        ? undefined
        : {
            player_id,
            about: `free-spins:${bonus_id}:${place}`,
            system_alias: 'bonusCredit',
            title: { key: 'free-spins.notice.title', values: {} },
            body: { key: 'free-spins.notice.portion', values: { count: left, place, portions } },
            link: '/bonuses/',
            has_own_notice: false,
          },
    'prizes',
  ),
]
