import { openModal, switchModal } from '#kernel/web/modals/modals.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { isOwnEndTold, ownSessionEnded } from '#kernel/web/state/own-session-end.ts'
import { renewRealtime } from '#kernel/web/state/realtime.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { rememberBlocked } from './tell-blocked.ts'

/** Called when the server closes the connection because the session ended; the reason is the one given to `endSessions`. */
export const handle = async ({ data }: { readonly data: unknown }, app: Pick<PushApp, 'notify' | 'text'>): Promise<void> => {
  const { reason } = data as { readonly reason?: string }
  const was_player = !appState.get().main.isGuest
  // AU-027: shown before reloading anything: a game behind it accepts no stakes any more.
  if (reason === 'blocked') {
    rememberBlocked()
    switchModal('BlockedAccount')
  }
  // It was this page, perhaps: then its answer, with the cookies of the next session, is on its way behind this message.
  await ownSessionEnded()
  const is_player = await reloadMain()
  if (is_player) return renewRealtime()
  if (!was_player || isOwnEndTold()) return
  if (reason === 'signed-out-elsewhere' || reason === 'password-changed') {
    app.notify({ title: app.text(`login.ended.${reason}`) })
    openModal('Login')
  }
}
