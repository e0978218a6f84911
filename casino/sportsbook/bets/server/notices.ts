import { moneyNoticeOf } from '#casino/messages/notifications/extensions.ts'
import { BetCashedOut, BetSettled } from '../events.ts'

/**
 * A player who cashes out sees it; of an automatic cash-out, and of a corrected result that took money back, they are told, wherever they are.
 * It cannot be turned off.
 */
export const notices = [
  moneyNoticeOf(BetSettled, ({ player_id, data: { bet_id, currency, correction, taken_back_minor } }) =>
    player_id === null || taken_back_minor === undefined
      ? undefined
      : {
          player_id,
          about: `sport-correction:${bet_id}:${correction}`,
          system_alias: 'default',
          title: { key: 'sport-bets.notice.corrected.title', values: { id: bet_id } },
          body: { key: 'sport-bets.notice.corrected', values: { amount: { minor: taken_back_minor, currency } } },
          link: '/sport/bets/?tab=over',
          has_own_notice: false,
        },
  ),
  moneyNoticeOf(BetCashedOut, ({ player_id, data: { bet_id, currency, paid_minor, auto_cash_out_minor } }) =>
    player_id === null || auto_cash_out_minor === undefined
      ? undefined
      : {
          player_id,
          about: `sport-auto-cash-out:${bet_id}`,
          system_alias: 'default',
          title: { key: 'sport-bets.notice.auto.title', values: { id: bet_id } },
          body: {
            key: 'sport-bets.notice.auto',
            values: { asked: { minor: auto_cash_out_minor, currency }, paid: { minor: paid_minor, currency } },
          },
          link: '/sport/bets/?tab=over',
          has_own_notice: false,
        },
  ),
]
