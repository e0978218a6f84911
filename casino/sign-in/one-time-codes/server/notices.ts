import { accountNoticeOf } from '#casino/messages/notifications/extensions.ts'
import { ContactLost } from '../events.ts'

/** A contact went to whoever confirmed it (decision 0020). It is not named: it is another person's now, and notices are kept. */
export const notices = [
  accountNoticeOf(ContactLost, ({ data: { player_id, kind }, position }) => ({
    player_id: BigInt(player_id),
    about: `contact-lost:${position}`,
    system_alias: 'default',
    title: { key: `verification.lost.${kind}`, values: {} },
    body: { key: 'verification.lost.notice', values: {} },
    link: '/profile/?tab=security',
    has_own_notice: true,
  })),
]
