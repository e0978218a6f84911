import type { PushApp } from '#kernel/web-slice.ts'
import type { NcMessage } from '../contract.ts'
import { pageLanguage } from '#kernel/web/texts/page-language.ts'
import { isNotification, isSuppressed } from '../rules.ts'
import { addMessage } from './centre.ts'
import { playSound } from './sounds.ts'

/** CN-030. */
const toast_ms = 10_000

/** RTM-022: adds a new notification, with toast and sound. Invalid content is logged by the shell and ignored (NC-005). */
export const handle = (message: { readonly data: unknown }, app: PushApp): void => {
  if (!isNotification(message.data)) throw new TypeError(`nc: wrong content ${JSON.stringify(message.data)}`)
  const { hasOwnNotice, said, ...rest } = message.data as NcMessage['data']
  const notification = { ...rest, ...said[pageLanguage()] }
  if (!addMessage(notification) || isSuppressed(window.location.pathname, window.location.hash)) return
  playSound(notification.systemAlias)
  if (hasOwnNotice) return
  const { title, text, link } = notification
  app.notify({ title, text, ...(link ? { link } : {}), duration_ms: toast_ms })
}
