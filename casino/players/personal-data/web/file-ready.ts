import type { PushApp } from '#kernel/web-slice.ts'
import { personalDataKey } from './use-personal-data.ts'

/** Updates the tab, and shows a notice on any page. */
export const handle = (_message: { data: unknown }, app: PushApp): void => {
  void app.queryClient.invalidateQueries({ queryKey: personalDataKey })
  app.notify({ title: app.text('personal-data.file.notice'), link: '/profile/?tab=data' })
}
