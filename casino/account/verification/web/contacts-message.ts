import { appState } from '#kernel/web/state/app-state.ts'
import type { ContactsMessage } from '../contract.ts'

/** RTM-024: a contact was confirmed, here or on another device; what the page says of contacts follows. */
export const handle = (message: { readonly data: unknown }): void => {
  const { phone, email, confirmed, emailConfirmed } = message.data as ContactsMessage['data']
  appState.set((state) => (state.main.isGuest ? state : { ...state, main: { ...state.main, phone, email, confirmed, emailConfirmed } }))
}
