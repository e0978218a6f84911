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

/** What works beside the pages comes once they are alive: it is no part of the first screen. */
const besides = () => import('../browser/start-browser.ts')

/** Connects the page to what works beside it, and lets each address open what its flags mean. */
const useBrowser = (): void => {
  const text = useContext(WordsContext).text
  const navigate = useNavigate()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  useEffect(() => {
    setNavigation({ navigate, revalidate, current: `${location.pathname}${location.search}${location.hash}` })
    void besides()
      .then(async ({ arrive, startOnce, keepFirstPage, openFromAddress }) => {
        await arrive()
        if (startOnce(text) && page?.components) keepFirstPage(location.pathname, page)
        openFromAddress(location.key)
      })
      .catch((error: unknown) => console.warn(error))
    // Once per address: the rest of what it reads belongs to that address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [location.key])
}

/** Stands in the document from the start and comes alive after what is in sight first; its links work all the while. */
const Later = ({ view: View }: { readonly view: ComponentType }) => (
  <Suspense fallback={null}>
    <View />
  </Suspense>
)

/**
 * The page in sight, as long as it was made for whoever is here: what a player saw is taken away before the next one is known, and a
 * player's document comes as a frame.
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

/** The frame around every page. It stays while pages come and go. */
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
        {/* What comes into a player's frame is as high as the screen at least: nothing below it moves in sight. */}
        <div className={useDocument().audience === 'player' ? 'min-h-dvh' : undefined}>
          <PageInSight />
        </div>
      </AppShell>
      <Later view={OverPage} />
    </>
  )
}

export default Shell
