import { moneyNoticeOf, noticeOf } from '#casino/messages/notifications/extensions.ts'
import { DepositCompleted, DepositDisputed, DepositFailed, DepositRefunded, RefundFailed } from '../events.ts'

/** The player who cancelled, or let the time pass, knows. */
const untold: ReadonlySet<string> = new Set(['cancelled', 'expired'])

/** A transfer whose block fell out of the chain is not lost, and nobody should pay again. */
const failure = (reason: string) => (reason === 'reorganised' ? 'reorganised' : 'failed')

export const notices = [
  moneyNoticeOf(DepositDisputed, ({ player_id, data: { payment_id, state, amount_minor, currency } }) =>
    player_id === null
      ? undefined
      : {
          player_id,
          about: `dispute:${payment_id}:${state}`,
          system_alias: 'default',
          title: { key: `notifications.dispute-${state}.title`, values: {} },
          body: { key: `notifications.dispute-${state}`, values: { amount: { minor: amount_minor, currency } } },
          link: '/profile/?tab=transactions',
          has_own_notice: false,
        },
  ),
  moneyNoticeOf(DepositRefunded, ({ player_id, data: { payment_id, refund_id, left_minor, amount_minor, currency } }) =>
    player_id === null
      ? undefined
      : {
          player_id,
          about: refund_id === undefined ? `deposit-refunded:${payment_id}:${left_minor}` : `refund:${refund_id}`,
          system_alias: 'default',
          title: { key: 'notifications.deposit-refunded.title', values: {} },
          body: { key: 'notifications.deposit-refunded', values: { amount: { minor: amount_minor, currency } } },
          link: '/profile/?tab=transactions',
          has_own_notice: false,
        },
  ),
  // They were told that it goes back.
  moneyNoticeOf(RefundFailed, ({ player_id, data: { refund_id, amount_minor, currency } }) =>
    player_id === null
      ? undefined
      : {
          player_id,
          about: `refund:${refund_id}:failed`,
          system_alias: 'default',
          title: { key: 'notifications.refund-failed.title', values: {} },
          body: { key: 'notifications.refund-failed', values: { amount: { minor: amount_minor, currency } } },
          link: '/profile/?tab=transactions',
          has_own_notice: false,
        },
  ),
  // Also to who is excluded: a transfer may come days after it was sent.
  moneyNoticeOf(
    DepositCompleted,
    ({ player_id, data }) =>
      player_id === null
        ? undefined
        : {
            player_id,
            about: `deposit:${data.payment_id}`,
            system_alias: 'deposit',
            title: { key: 'notifications.deposit.title', values: {} },
            body: { key: 'notifications.deposit', values: { amount: { minor: data.amount_minor, currency: data.currency } } },
            link: '/profile/?tab=transactions',
            has_own_notice: true,
          },
    'deposits',
  ),
  noticeOf(
    DepositFailed,
    ({ player_id, data }) =>
      player_id === null || untold.has(data.reason)
        ? undefined
        : {
            player_id,
            about: `deposit-failed:${data.payment_id}`,
            system_alias: 'default',
            title: { key: `notifications.deposit-${failure(data.reason)}.title`, values: {} },
            body: {
              key: `notifications.deposit-${failure(data.reason)}`,
              values: { amount: { minor: data.amount_minor, currency: data.currency } },
            },
            link: data.reason === 'reorganised' ? `/cash/payment/${data.payment_id}/` : '/cash/deposit/',
            has_own_notice: true,
          },
    'deposits',
  ),
]
