import { data, type ClientLoaderFunctionArgs } from 'react-router'
import type { Refused } from '#kernel/web/api/api.ts'
import { api, base } from '#kernel/web/browser.ts'
import type { PageLoading, PageProblem } from '#kernel/web/page/load-page.ts'
import { guestPages } from '#kernel/web/page/guest-page-cache.ts'
import { warmViews } from '#kernel/web/page/load-view.ts'
import { cancelNavigation, goTo } from '#kernel/web/page/navigation.ts'
import { pageCallUrl, withoutBase } from '#kernel/web/page/page-path.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'
import { openModals } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { playersGone } from '#kernel/web/state/players-gone.ts'
import { raiseUnauthorized } from '#kernel/web/state/unauthorized-event.ts'
import { textsArrived } from '#kernel/web/texts/load-texts.ts'

/** A promise that stays open: the router forgets it as soon as another navigation begins. */
const never = (): Promise<never> => new Promise(() => undefined)

const takeBack = (refused: Refused): Promise<never> => {
  // Where a modal already asks to log in, a notice would only say it twice.
  if (openModals().length === 0) notify({ tone: 'negative', title: refused.message })
  cancelNavigation()
  return never()
}

/** How many players had left when the page in sight came. */
let newest = 0
/** The frame that all players get has no page in it yet. */
let is_framed = appState.get().is_coming === true
/** Has a player left, and no page come for whoever is here now? */
const isSightEmpty = (): boolean => is_framed || newest !== playersGone.get()

const problemOf = ({ message, error }: Refused, status: number) => data<PageProblem>({ status, message, error }, { status })

const load = async (url: string, signal: AbortSignal, may_repeat: boolean): Promise<PageData> => {
  const answer = await api.send('GET', url, { signal })
  if (answer.success) {
    const { redirectUrl, data: page } = answer as unknown as { redirectUrl?: string; data?: PageData }
    if (redirectUrl) {
      void goTo(redirectUrl)
      return never()
    }
    if (page) {
      await warmViews(page)
      newest = playersGone.get()
      is_framed = false
      return { ...page, came_after: newest }
    }
  }
  const refused = answer as Refused
  if (refused.error === 'Request aborted' || refused.status === 301) return never()
  // Where the page in sight was a player's who has left there is nothing to go back to: the answer stands in its place.
  if (isSightEmpty() && refused.status !== null) throw problemOf(refused, refused.status)
  if ((refused.status === 401 || refused.status === 403) && may_repeat) {
    // ER-005: the session may have ended elsewhere; once it is known who is here, the page is asked for once more.
    const is_player = await raiseUnauthorized()
    if (is_player) return load(url, signal, false)
  }
  if (refused.status === 404) throw problemOf(refused, 404)
  return takeBack(refused)
}

/** The page that came with the document counts as loaded: a guest who returns to it needs no call (RT-022). */
export const keepFirstPage = (path: string, page: PageData): void => {
  if (appState.get().main.isGuest) guestPages.set(guestPageKey(pageCallUrl(path)), page)
}

const guestPageKey = (url: string): string => `${document.documentElement.lang} ${url}`

/** A page's data for a navigation: kept for guests (RT-022), fetched for players. A failure takes the navigation back. */
export const fetchPage = async ({ request }: ClientLoaderFunctionArgs, { limit }: PageLoading): Promise<PageData> => {
  const address = new URL(request.url)
  const url = pageCallUrl(withoutBase(address.pathname, base), { limit, offset: address.searchParams.get('offset') })
  const is_guest = appState.get().main.isGuest
  const key = guestPageKey(url)
  const kept = is_guest ? guestPages.get(key) : undefined
  if (kept) return kept
  // Without its texts a page still opens: they stand in it as soon as the line is back.
  const [page] = await Promise.all([load(url, request.signal, true), textsArrived().catch(() => undefined)])
  if (is_guest && appState.get().main.isGuest) guestPages.set(key, page)
  return page
}
