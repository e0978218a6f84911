import { readCookie } from '#kernel/web/cookies.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { closedCookie, funnelOf, popupAt } from './funnel.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** Checked again when the popup's turn comes, because the state may have changed since it was queued. */
export const popupNow = (): 'now' | 'later' | 'never' =>
  popupAt({ main: appState.get().main, path: currentPath(), was_closed: readCookie(closedCookie) !== undefined })

const ask = (): void => {
  const when = popupNow()
  if (when === 'now') addPopup({ name: 'FunnelConfirmPopup', key: 'FunnelConfirmPopup' })
  if (when === 'later') armFunnel()
}

/** AU-018: opens the popup after the funnel's delay, counted from now. */
export const armFunnel = (): void => {
  clearTimeout(timer)
  const { main } = appState.get()
  const funnel = funnelOf(main)
  if (main.isGuest || !funnel.isShowConfirmPopup) return
  timer = setTimeout(ask, funnel.popupTimeout * 1000)
}
