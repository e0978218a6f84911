import { moneyNoticeOf } from '#casino/messages/notifications/extensions.ts'
import { PayoutMoved } from '../events.ts'

/** What is worth a notice: how it ended, and that somebody looks at it. What the player did themselves is not. */
const told = new Set(['review', 'paid', 'returned', 'failed', 'rejected'])

/** About the player's own money: it cannot be turned off. */
export const notices = [
  moneyNoticeOf(PayoutMoved, ({ player_id, data: { payout_id, state, amount_minor, currency } }) =>
    player_id === null || !told.has(state)
      ? undefined
      : {
          player_id,
          about: `payout:${payout_id}:${state}`,
          system_alias: 'withdrawal',
          title: { key: `payouts.notice.${state}.title`, values: {} },
          body: { key: `payouts.notice.${state}`, values: { amount: { minor: amount_minor, currency } } },
          link: '/cash/withdraw/',
          has_own_notice: false,
        },
  ),
]
