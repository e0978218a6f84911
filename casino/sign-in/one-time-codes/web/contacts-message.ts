import { appState } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import type { ContactsMessage } from '../contract.ts'

type App = Pick<PushApp, 'notify' | 'text'>

/** A player can replace a contact but not remove it, so a missing one was confirmed by somebody else (decision 0020). */
const tellLost = (kind: 'email' | 'phone', before: unknown, after: string | null, app: App): void => {
  if (typeof before !== 'string' || after !== null) return
  app.notify({
    title: app.text(`verification.lost.${kind}`),
    text: app.text('verification.lost.text', { contact: before }),
    link: '/profile/?tab=security',
    duration_ms: null,
  })
}

/** RTM-024: a contact was confirmed, given up or lost, here or elsewhere; updates the page. */
export const handle = (message: { readonly data: unknown }, app: App): void => {
  const { phone, email, confirmed, emailConfirmed } = message.data as ContactsMessage['data']
  const { main } = appState.get()
  if (main.isGuest) return
  appState.set((state) => ({ ...state, main: { ...state.main, phone, email, confirmed, emailConfirmed } }))
  tellLost('email', main.email, email, app)
  tellLost('phone', main.phone, phone, app)
}
