import { setApiHooks } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { followPopups } from '#kernel/web/popups/popups.ts'
import { followVisitor, noticeVisitor } from '#kernel/web/state/reload-main.ts'
import { textsArrived } from '#kernel/web/texts/load-texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'
import { closeWithPlayer } from '../modals/registry.ts'
import { startModalSteps } from './modal-steps.ts'
import { sawRelease } from './release.ts'

/** on these calls a 444 opens LudomanModal; on others the caller alone decides. */
const opensLudoman = /^\/rest\/(?:game\/|payments\/deposit\/token-pay|.*chest)/

const startBrowser = (text: Translate): void => {
  setApiHooks({
    messageOf: (status) => text(status === null ? 'shell.no-connection' : 'shell.call-failed', { status }),
    onMoved: (redirect_url) => void goTo(redirect_url),
    onSelfExcluded: (url, till) => {
      if (opensLudoman.test(url)) openModal('LudomanModal', { till })
    },
    onBuild: (build) => sawRelease(build, text),
    beforeCall: noticeVisitor,
  })
  startModalSteps()
  followPopups()
  closeWithPlayer()
  followVisitor()
}

/** After the largest content stands and the browser has nothing better to do: what no first screen needs. */
const startLater = (text: Translate): void => {
  const start = (): void => {
    import('./realtime.ts').then(
      ({ startRealtime }) => startRealtime(text),
      (error: unknown) => console.warn(error),
    )
    // The line may be away when a player's session ends elsewhere: what takes the page's place is here by then.
    import('../shell/page-coming.tsx').catch(() => undefined)
  }
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  if (document.readyState === 'complete') idle(start)
  else window.addEventListener('load', () => idle(start), { once: true })
}

let is_started = false

/** Connects what stands around the pages: calls, modals, popups, realtime. Once per document; true when it was now. */
export const startOnce = (text: Translate): boolean => {
  if (is_started) return false
  is_started = true
  startBrowser(text)
  // What the page says later, of a mistake in a form for one; whatever needs texts asks again where these did not come.
  textsArrived().catch(() => undefined)
  startLater(text)
  return true
}

export { openFromAddress } from './openers.ts'
export { arrive } from '#kernel/web/state/reload-main.ts'
export { keepFirstPage } from '#kernel/web/page/fetch-page.ts'
