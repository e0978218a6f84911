import { noticeOf } from '#casino/messages/notifications/extensions.ts'
import type { WordsWithAmounts } from '#kernel/i18n/words-with-amounts.ts'
import { BonusChanged } from '../events.ts'
import type { BonusEvent } from '../rules.ts'

interface Happened {
  readonly event: BonusEvent
  readonly is_gift: boolean
  readonly is_asked?: boolean
  readonly currency: string | null
  readonly converted_minor: number
}

/** What the centre keeps: a gift that waits, what became cash, and what ran out. What players did themselves they know. */
const bodyOf = ({ event, is_gift, is_asked, currency, converted_minor }: Happened): WordsWithAmounts | undefined => {
  if (event === 'assigned' && is_gift && !is_asked) return { key: 'bonuses.notice.gift', values: {} }
  if (event === 'expired' && is_gift) return { key: 'bonuses.notice.expired', values: {} }
  if (event === 'rejected') return { key: 'bonuses.notice.rejected', values: {} }
  if (event !== 'complete' || currency === null || converted_minor === 0) return undefined
  return { key: 'bonuses.notice.complete', values: { amount: { minor: converted_minor, currency } } }
}

export const notices = [
  noticeOf(
    BonusChanged,
    ({ player_id, data }) => {
      const body = bodyOf(data)
      if (player_id === null || !body) return undefined
      return {
        player_id,
        about: `bonus:${data.bonus_id}:${data.event}`,
        system_alias: 'bonusCredit',
        title: { key: 'bonuses.notice.title', values: { title: data.title } },
        body,
        link: '/bonuses/',
        // What was given is told on the spot by its own message (RTM-039).
        has_own_notice: data.event === 'assigned',
        // A gift waits to be taken and played: whoever may not play could do neither.
        is_invitation: data.event === 'assigned',
      }
    },
    'prizes',
  ),
]
