import { accountNoticeOf } from '#casino/messages/notifications/extensions.ts'
import { DocumentChanged } from '../events.ts'

/** What was decided about a document; why a photo was refused stands beside it, for the fact contains nothing of it. */
export const notices = [
  accountNoticeOf(DocumentChanged, ({ data: { player_id, document_id, status } }) =>
    status === 'pending'
      ? undefined
      : {
          player_id: BigInt(player_id),
          about: `document:${document_id}:${status}`,
          system_alias: 'default',
          title: { key: `profile.documents.notice-${status}`, values: {} },
          body: { key: status === 'approved' ? 'profile.documents.notice-done' : 'profile.documents.notice-look', values: {} },
          link: '/profile/?tab=documents',
          has_own_notice: true,
        },
  ),
]
