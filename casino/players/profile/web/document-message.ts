import type { PushApp } from '#kernel/web-slice.ts'
import { verificationKey } from './profile-query.ts'

/** RTM-027: reloads the documents, and shows a notice about a decision on any page. */
export const handle = (message: { data: unknown }, app: PushApp): void => {
  void app.queryClient.invalidateQueries({ queryKey: verificationKey })
  const { status } = message.data as { status?: string }
  const link = '/profile/?tab=documents'
  if (status === 'approved') app.notify({ title: app.text('profile.documents.notice-approved'), link })
  if (status === 'rejected')
    app.notify({ title: app.text('profile.documents.notice-rejected'), text: app.text('profile.documents.notice-look'), link })
}
