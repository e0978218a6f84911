import type { PushApp, PushHandlerDeclaration } from '#kernel/web-slice.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { textsLoaded } from '#kernel/web/texts/load-texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'

/** What push handlers of the slices may use. */
export const createPushApp = (text: Translate): PushApp => ({
  // Each player has their own query client.
  get queryClient() {
    return queries() as unknown as PushApp['queryClient']
  },
  openModal,
  notify,
  text,
  reload: () => void reloadMain(),
})

/** Passes a message to the handlers of its type, and of its event if they named one. */
export const deliver = async (
  handlers: readonly PushHandlerDeclaration[],
  message: { readonly type: string; readonly event?: string; readonly data: unknown },
  app: PushApp,
): Promise<void> => {
  const wanted = handlers.filter(
    (handler) => handler.type === message.type && (handler.event === undefined || handler.event === message.event),
  )
  for (const handler of wanted) {
    const { handle } = await handler.load()
    // Waits for texts, because a handler's notice does not update them later; if they cannot be loaded, the handler runs anyway.
    await textsLoaded().catch(() => undefined)
    handle(message, app)
  }
}
