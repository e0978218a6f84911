import { noticeOf } from '#casino/messages/notifications/extensions.ts'
import { FriendChanged } from '../events.ts'
import type { FriendState } from '../rules.ts'
import type { texts } from '../texts.ts'

/** A reward is told as the bonus that it is; what waits for a fund is seen on the page. */
const said: Readonly<Partial<Record<FriendState, keyof typeof texts & string>>> = {
  registered: 'invite-friends.notice.registered',
  checking: 'invite-friends.notice.checking',
  declined: 'invite-friends.notice.declined',
  small: 'invite-friends.notice.small',
}

export const notices = [
  noticeOf(FriendChanged, ({ player_id, data: { friend_id, nickname, state, is_deposit_gone } }) => {
    const key = is_deposit_gone ? 'invite-friends.notice.deposit-gone' : said[state]
    if (player_id === null || key === undefined) return undefined
    return {
      player_id,
      about: `invited:${friend_id}:${state}`,
      system_alias: 'bonusCredit',
      title: { key: 'invite-friends.notice.title', values: {} },
      body: { key, values: { nickname } },
      link: '/invite-friends/',
      has_own_notice: false,
    }
  }),
]
