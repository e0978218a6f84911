import { noticeOf } from '#casino/messages/notifications/extensions.ts'
import { CashbackChanged } from '../events.ts'

export const notices = [
  noticeOf(
    CashbackChanged,
    ({ player_id, data }) =>
      player_id === null || data.state !== 'available'
        ? undefined
        : {
            player_id,
            about: `cashback:${data.cashback_id}`,
            system_alias: 'bonusCredit',
            title: { key: 'cashback.notice.title', values: {} },
            body: { key: 'cashback.notice.body', values: { amount: { minor: data.amount_minor, currency: data.currency } } },
            link: '/cashback/',
            has_own_notice: false,
          },
    'prizes',
  ),
]
