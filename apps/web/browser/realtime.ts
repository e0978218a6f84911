import { RealtimeClient } from '#kernel/realtime/web/realtime-client.ts'
import { api } from '#kernel/web/browser.ts'
import type { PushApp, PushHandlerDeclaration } from '#kernel/web-slice.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import type { MainData } from '#kernel/contract/main-data.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onVisitorChange, reloadMain } from '#kernel/web/state/reload-main.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { isAnyWanted, onFirstWanted, onRenewal, setRealtime } from '#kernel/web/state/realtime.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'
import { textsLoaded } from '#kernel/web/texts/load-texts.ts'
import { withTexts } from '#kernel/web/texts/with-texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'
import { webSlices } from '../slices.ts'

/** What push handlers of the slices may use. */
const createPushApp = (text: Translate): PushApp => ({
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
const deliver = async (
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

const handlers = webSlices.flatMap(({ name, pushes = [] }) => pushes.map((push) => ({ ...push, load: withTexts(name, push.load) })))
const types = new Set(handlers.map((handler) => handler.type))

/** An empty token ends the connection for good; an error is retried (RTM-009). */
const tokenOf = async (url: string, body?: object): Promise<string> => {
  const answer = await api.send('POST', url, body ? { body } : {})
  if (answer.success) return (answer as unknown as { token: string }).token
  if (answer.status === 401 || answer.status === 403) return ''
  throw new Error(answer.error)
}

const connect = (main: MainData, text: Translate): RealtimeClient | null => {
  if (!main.websocket) return null
  const app = createPushApp(text)
  const hear = (message: Parameters<typeof deliver>[1]): Promise<void> =>
    deliver(handlers, message, app).catch((error: unknown) => console.error(error))
  const client = new RealtimeClient({
    ...main.websocket,
    getToken: () => tokenOf('/rest/realtime/token/'),
    getSubscriptionToken: (channel) => tokenOf('/rest/realtime/subscription-token/', { channel }),
    // RTM-015: messages were missed. Balance and counters are in the main data, and every list in sight is read anew.
    onGap: () => {
      void reloadMain()
      void queries().invalidateQueries()
    },
    // Without a position nobody knows what arrived before the connection was open.
    onBegun: () => void (main.isGuest ? undefined : reloadMain()),
    // The server's reason for closing the connection is handled like a message: slices decide what it means.
    onCut: (reason) => void hear({ type: 'sessionEnded', data: { reason } }),
    onError: (error) => console.warn(error),
  })
  for (const type of types)
    client.onMessage(type, (data, { event }) => void hear({ type, ...(event === undefined ? {} : { event }), data }))
  client.connect().catch((error: unknown) => console.warn(error))
  return client
}

/**
 * Opens the visitor's realtime connection, and a new one when the visitor changes (ST-008). A guest only has one while a page
 * follows a public channel.
 */
export const startRealtime = (text: Translate): void => {
  let client: RealtimeClient | null = null
  const open = (main: MainData): void => {
    client?.disconnect()
    client = main.isGuest && !isAnyWanted() ? null : connect(main, text)
    setRealtime(client)
  }
  open(appState.get().main)
  onVisitorChange(open)
  onRenewal(() => open(appState.get().main))
  // Messages for one player must not reach the next.
  onPlayerGone(() => {
    client?.disconnect()
    client = null
    setRealtime(null)
  })
  onFirstWanted(() => client ?? open(appState.get().main))
}
