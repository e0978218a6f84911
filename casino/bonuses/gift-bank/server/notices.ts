import { noticeOf } from '#casino/messages/notifications/extensions.ts'
import { GiftRefused, GiftTaken } from '../events.ts'

export const notices = [
  noticeOf(
    GiftTaken,
    ({ player_id, data: { code, nickname, amount_minor, currency } }) =>
      player_id === null
        ? undefined
        : {
            player_id,
            about: `gift-bank:${code}:taken`,
            system_alias: 'bonusCredit',
            title: { key: 'gift-bank.notice.title', values: {} },
            body: { key: 'gift-bank.notice.taken', values: { nickname, amount: { minor: amount_minor, currency } } },
            link: '/gift-bank/',
            has_own_notice: false,
          },
    'prizes',
  ),
  noticeOf(GiftRefused, ({ player_id, data: { reason } }) =>
    player_id === null
      ? undefined
      : {
          player_id,
          about: `gift-bank:link:${player_id}`,
          system_alias: 'bonusCredit',
          title: { key: 'gift-bank.notice.title', values: {} },
          body: { key: reason, values: {} },
          link: '/bonuses/',
          has_own_notice: false,
        },
  ),
]
