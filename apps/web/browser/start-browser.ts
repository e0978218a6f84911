import { setApiHooks } from '#kernel/web/browser.ts'
import { loadModule } from '#kernel/web/load-module.ts'
import { loadWithRetry } from '#kernel/web/load-with-retry.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { currentPath, goTo, onArrival } from '#kernel/web/page/navigation.ts'
import { restoreFocus } from '#kernel/web/page/restore-focus.ts'
import { whenIdle } from '#kernel/web/page/when-idle.ts'
import { followPopups } from '#kernel/web/popups/popups.ts'
import { followVisitor, checkVisitor } from '#kernel/web/state/reload-main.ts'
import { textsLoaded } from '#kernel/web/texts/load-texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'
import { closeWithPlayer } from '../modals/registry.ts'
import { startModalSteps } from './modal-steps.ts'
import { sawRelease } from './release.ts'
import { timesOut } from './timed-calls.ts'

/** OP-002: no popup may interrupt a payment. */
const isAtCashDesk = (): boolean => currentPath().startsWith('/cash') || window.location.hash.includes('/cash/')

/** on these calls a 444 opens LudomanModal; on others the caller decides. */
const opensLudoman = /^\/rest\/(?:game\/|payments\/deposit\/token-pay|.*chest)/

const startBrowser = (text: Translate): void => {
  setApiHooks({
    messageOf: (status) => text(status === null ? 'shell.no-connection' : 'shell.call-failed', { status }),
    onMoved: (redirect_url) => void goTo(redirect_url),
    onSelfExcluded: (url, till) => {
      if (opensLudoman.test(url)) openModal('LudomanModal', { till })
    },
    onBuild: (build) => sawRelease(build, text),
    timesOut,
    beforeCall: checkVisitor,
  })
  startModalSteps()
  followPopups(isAtCashDesk)
  closeWithPlayer()
  followVisitor()
  onArrival(restoreFocus)
}

/** Loads what the first screen does not need, once its largest content is painted and the browser is idle. */
const startLater = (text: Translate): void => {
  const start = (): void => {
    // Without it the page would show an old balance for as long as it is open, so one file that does not come is asked for again.
    void loadWithRetry(() =>
      loadModule(
        () => import('./realtime.ts'),
        (module) => 'startRealtime' in module,
      ),
    ).then(({ startRealtime }) => startRealtime(text))
    import('#kernel/web/page/follow-page-place.ts').then(
      ({ startPagePlace }) => startPagePlace(),
      (error: unknown) => console.warn(error),
    )
    // Loaded early, because the connection may be lost when a player's session ends elsewhere and the page must be replaced.
    import('../shell/page-coming.tsx').catch(() => undefined)
  }
  if (document.readyState === 'complete') whenIdle(start)
  else window.addEventListener('load', () => whenIdle(start), { once: true })
}

let is_started = false

/** Starts everything around the pages: calls, modals, popups, realtime. Once per document; returns true the first time. */
export const startOnce = (text: Translate): boolean => {
  if (is_started) return false
  is_started = true
  startBrowser(text)
  // Loads the remaining texts, for example of form errors; if that fails, whoever needs them retries.
  textsLoaded().catch(() => undefined)
  startLater(text)
  return true
}

export { openFromAddress } from './openers.ts'
export { loadPlayer } from '#kernel/web/state/reload-main.ts'
export { keepFirstPage } from '#kernel/web/page/fetch-page.ts'
