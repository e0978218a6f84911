import { RealtimeClient } from '#kernel/realtime/web/realtime-client.ts'
import { api } from '#kernel/web/browser.ts'
import type { MainData } from '#kernel/contract/main-data.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onVisitorChange, reloadMain } from '#kernel/web/state/reload-main.ts'
import { isAnyWanted, onFirstWanted, setRealtime } from '#kernel/web/state/realtime.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'
import { withTexts } from '#kernel/web/texts/with-texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'
import { webSlices } from '../slices.ts'
import { createPushApp, deliver } from './push-app.ts'

const handlers = webSlices.flatMap(({ name, pushes = [] }) => pushes.map((push) => ({ ...push, load: withTexts(name, push.load) })))
const types = new Set(handlers.map((handler) => handler.type))

/** An empty token ends the connection for good; an error is tried again (RTM-009). */
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
    // RTM-015: what was missed is read anew.
    onGap: () => void reloadMain(),
    // A deposit may have come in while the page was on its way: nobody was listening then.
    onBegun: () => void (main.isGuest ? undefined : reloadMain()),
    // What the house says by closing the line is heard like any message: slices decide what it means.
    onCut: (reason) => void hear({ type: 'sessionEnded', data: { reason } }),
    onError: (error) => console.warn(error),
  })
  for (const type of types)
    client.onMessage(type, (data, { event }) => void hear({ type, ...(event === undefined ? {} : { event }), data }))
  client.connect().catch((error: unknown) => console.warn(error))
  return client
}

/**
 * Opens the realtime connection of whoever is here, and a new one when that changes (ST-008). A guest has one only while
 * a page follows a public channel.
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
  // Nothing of what is sent to a player may come to the next one.
  onPlayerGone(() => {
    client?.disconnect()
    client = null
    setRealtime(null)
  })
  onFirstWanted(() => client ?? open(appState.get().main))
}
