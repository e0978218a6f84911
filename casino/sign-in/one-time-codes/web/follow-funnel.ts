import { readCookie } from '#kernel/web/cookies.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { closedCookie, funnelOf, popupAt } from './funnel.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** What the popup asks itself when its turn comes: much may have happened since it was put into the queue. */
export const popupNow = (): 'now' | 'later' | 'never' =>
  popupAt({ main: appState.get().main, path: currentPath(), was_closed: readCookie(closedCookie) !== undefined })

const ask = (): void => {
  const when = popupNow()
  if (when === 'now') addPopup({ name: 'FunnelConfirmPopup', key: 'FunnelConfirmPopup' })
  if (when === 'later') armFunnel()
}

/** AU-018: the popup comes after the funnel's seconds, counted from now. */
export const armFunnel = (): void => {
  clearTimeout(timer)
  const { main } = appState.get()
  const funnel = funnelOf(main)
  if (main.isGuest || !funnel.isShowConfirmPopup) return
  timer = setTimeout(ask, funnel.popupTimeout * 1000)
}
