import { moneyNoticeOf } from '#casino/messages/notifications/extensions.ts'
import { TransferMoved } from '../events.ts'

/** What ended without its player: money that came from another project, that arrived there, or that came back. It cannot be turned off. */
export const notices = [
  moneyNoticeOf(TransferMoved, ({ player_id, data: { transfer_id, direction, state, amount_minor, currency } }) => {
    if (player_id === null || (state !== 'arrived' && state !== 'returned')) return undefined
    const what = direction === 'in' ? 'came' : state
    return {
      player_id,
      about: `project-transfer:${transfer_id}:${state}`,
      system_alias: what === 'arrived' ? 'withdrawal' : 'deposit',
      title: { key: `project-transfers.notice.${what}.title`, values: {} },
      body: { key: `project-transfers.notice.${what}`, values: { amount: { minor: amount_minor, currency } } },
      link: '/cash/transfers/',
      has_own_notice: false,
    }
  }),
]
