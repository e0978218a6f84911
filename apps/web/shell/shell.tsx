import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigate, useRevalidator } from 'react-router'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { modalStack, type OpenModal } from '#kernel/web/modals/modals.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { AppShell } from '#ui/layout/app-shell.tsx'
import { openFromAddress } from '../browser/openers.ts'
import { startBrowser, startLater } from '../browser/start-browser.ts'
import type { texts } from '../texts.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { Notices } from './notices.tsx'
import { SiteBottomNav } from './site-bottom-nav.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteRail } from './site-rail.tsx'
import { SiteTopBar } from './site-top-bar.tsx'

const ModalHost = lazy(async () => ({ default: (await import('../modals/modal-host.tsx')).ModalHost }))
const none: readonly OpenModal[] = []

/** The host comes with the first modal: focus, motion and stacking are no part of the first screen. */
const Modals = () =>
  useStore(modalStack, none).length === 0 ? null : (
    <Suspense fallback={null}>
      <ModalHost />
    </Suspense>
  )

let is_started = false

/** Connects the page to what works beside it, and lets each address open what its flags mean. */
const useBrowser = (): void => {
  const text = useText<typeof texts>()
  const navigate = useNavigate()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    setNavigation({ navigate, revalidate, current: `${location.pathname}${location.search}${location.hash}` })
    if (!is_started) {
      is_started = true
      startBrowser(text as never)
      startLater(text as never)
    }
    openFromAddress()
  }, [location.key])
}

/** The frame around every page. It stays while pages come and go. */
const Shell = () => {
  const text = useText<typeof texts>()
  useBrowser()
  return (
    <>
      <NavigationProgress />
      <AppShell
        skip_label={text('shell.skip-to-content')}
        top={<SiteTopBar />}
        rail={<SiteRail />}
        bottom={<SiteBottomNav />}
        footer={<SiteFooter />}
      >
        <Outlet />
      </AppShell>
      <Modals />
      <Notices />
    </>
  )
}

export default Shell
