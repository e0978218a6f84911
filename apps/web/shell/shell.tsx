import { Suspense, useContext, useEffect, type ComponentType } from 'react'
import { Outlet, useLocation, useMatches, useNavigate, useRevalidator } from 'react-router'
import { useDocument } from '#kernel/web/document.tsx'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { playersGone } from '#kernel/web/state/players-gone.ts'
import { useText, WordsContext } from '#kernel/web/texts/use-text.tsx'
import { AppShell } from '#ui/layout/app-shell.tsx'
import type { texts } from '../texts.ts'
import { SiteTopBar } from './site-top-bar.tsx'

const SiteRail = lazyPart(() => import('./site-rail.tsx'))
const SiteBottomNav = lazyPart(() => import('./site-bottom-nav.tsx'))
const SiteFooter = lazyPart(() => import('./site-footer.tsx'))
const PlayClosedStrips = lazyPart(() => import('./play-closed-strips.tsx'))
const OverPage = lazyPart(() => import('./over-page.tsx'))
const PageComing = lazyPart(() => import('./page-coming.tsx'))

/** Code that works beside the pages, loaded after hydration because it is not part of the first screen. */
const besides = () => import('../browser/start-browser.ts')

/** Starts that code, and runs the openers of each address. */
const useBrowser = (): void => {
  const text = useContext(WordsContext).text
  const navigate = useNavigate()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  useEffect(() => {
    setNavigation({ navigate, revalidate, current: `${location.pathname}${location.search}${location.hash}` })
    void besides()
      .then(async ({ loadPlayer, startOnce, keepFirstPage, openFromAddress }) => {
        await loadPlayer()
        if (startOnce(text) && page?.components) keepFirstPage(location.pathname, page)
        openFromAddress(location.key)
      })
      .catch((error: unknown) => console.warn(error))
    // Once per address; the other values it reads do not change without it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location.key])
}

/** Server-rendered, and hydrated after the main content; its links work meanwhile. */
const Later = ({ view: View }: { readonly view: ComponentType }) => (
  <Suspense fallback={null}>
    <View />
  </Suspense>
)

/**
 * The current page, if it was loaded for the current visitor: a page of a player who signed out is removed, and a player's document
 * starts as a frame.
 */
const PageInSight = () => {
  const gone = useStore(playersGone, 0)
  const is_closed = useIsPlayClosed()
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  if (page && (page.own_call !== undefined || (page.came_after ?? 0) !== gone)) return <Later view={PageComing} />
  return (
    <>
      {is_closed && <Later view={PlayClosedStrips} />}
      <Outlet key={gone} />
    </>
  )
}

/** The frame around every page. It stays mounted across navigations. */
const Shell = () => {
  const text = useText<typeof texts>()
  useBrowser()
  return (
    <>
      <AppShell
        skip_label={text('shell.skip-to-content')}
        top={<SiteTopBar />}
        rail={<Later view={SiteRail} />}
        bottom={<Later view={SiteBottomNav} />}
        footer={<Later view={SiteFooter} />}
      >
        {/* Content that loads into a player's frame is at least as high as the screen, so that nothing visible below it moves. */}
        <div className={useDocument().audience === 'player' ? 'min-h-dvh' : undefined}>
          <PageInSight />
        </div>
      </AppShell>
      <Later view={OverPage} />
    </>
  )
}

export default Shell
