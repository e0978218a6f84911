import { data, type ClientLoaderFunctionArgs } from 'react-router'
import type { Refused } from '#kernel/web/api/api.ts'
import { api, base } from '#kernel/web/browser.ts'
import { isErrorInSight } from '#kernel/web/page/error-in-sight.ts'
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
import { textsLoaded } from '#kernel/web/texts/load-texts.ts'

/** A promise that never settles: the router drops it as soon as another navigation begins. */
const never = (): Promise<never> => new Promise(() => undefined)

const takeBack = (refused: Refused): Promise<never> => {
  // Where a modal already asks to log in, a notice would say the same twice.
  if (openModals().length === 0) notify({ tone: 'negative', title: refused.message })
  cancelNavigation()
  return never()
}

/** Value of `playersGone` when the visible page was loaded. */
let newest = 0
/** The frame document for players contains no page yet. */
let is_framed = appState.get().is_coming === true
/** Whether a player signed out and no page was loaded since. */
const isSightEmpty = (): boolean => is_framed || newest !== playersGone.get()

/** Of an error page for a call that nobody answered. */
const unanswered_status = 503

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
  // An error page is not returned to but replaced: the router would ask for its page again, be refused again, and so on without end.
  if (isErrorInSight()) throw problemOf(refused, refused.status ?? unanswered_status)
  // If the visible page belonged to a player who signed out, there is nothing to return to: the error page is shown in its place.
  if (isSightEmpty() && refused.status !== null) throw problemOf(refused, refused.status)
  if ((refused.status === 401 || refused.status === 403) && may_repeat) {
    // ER-005: the session may have ended elsewhere; once it is known who is signed in, the page is requested once more.
    const is_player = await raiseUnauthorized()
    if (is_player) return load(url, signal, false)
  }
  if (refused.status === 404) throw problemOf(refused, 404)
  return takeBack(refused)
}

/** Caches the page that came with the document, so that a guest who returns to it needs no call (RT-022). */
export const keepFirstPage = (path: string, page: PageData): void => {
  if (appState.get().main.isGuest) guestPages.set(guestPageKey(pageCallUrl(path)), page)
}

const guestPageKey = (url: string): string => `${document.documentElement.lang} ${url}`

/**
 * Loads a page's data for a navigation: from the cache for guests (RT-022), from the server for players. A failure rolls the
 * navigation back, unless there is no page to return to.
 */
export const fetchPage = async ({ request }: ClientLoaderFunctionArgs, { limit }: PageLoading): Promise<PageData> => {
  const address = new URL(request.url)
  const url = pageCallUrl(withoutBase(address.pathname, base), { limit, offset: address.searchParams.get('offset') })
  const is_guest = appState.get().main.isGuest
  const key = guestPageKey(url)
  const kept = is_guest ? guestPages.get(key) : undefined
  if (kept) return kept
  // Without its texts the page still opens; they appear once they have loaded.
  const [page] = await Promise.all([load(url, request.signal, true), textsLoaded().catch(() => undefined)])
  if (is_guest && appState.get().main.isGuest) guestPages.set(key, page)
  return page
}
