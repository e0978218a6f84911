import { data, type ClientLoaderFunctionArgs } from 'react-router'
import type { Refused } from '#kernel/web/api/api.ts'
import { api, base } from '#kernel/web/browser.ts'
import type { PageLoading, PageProblem } from '#kernel/web/page/load-page.ts'
import { guestPages } from '#kernel/web/page/guest-page-cache.ts'
import { warmComponents } from '#kernel/web/page/page-components.tsx'
import { cancelNavigation, goTo } from '#kernel/web/page/navigation.ts'
import { pageCallUrl, withoutBase } from '#kernel/web/page/page-path.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'
import { openModals } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { raiseUnauthorized } from '#kernel/web/state/unauthorized-event.ts'

/** A promise that stays open: the router forgets it as soon as another navigation begins. */
const never = (): Promise<never> => new Promise(() => undefined)

const takeBack = (refused: Refused): Promise<never> => {
  // Where a modal already asks to log in, a notice would only say it twice.
  if (openModals().length === 0) notify({ tone: 'negative', title: refused.message })
  cancelNavigation()
  return never()
}

const load = async (url: string, signal: AbortSignal, may_repeat: boolean): Promise<PageData> => {
  const answer = await api.send('GET', url, { signal })
  if (answer.success) {
    const { redirectUrl, data: page } = answer as unknown as { redirectUrl?: string; data?: PageData }
    if (redirectUrl) {
      void goTo(redirectUrl)
      return never()
    }
    if (page) {
      await warmComponents(page)
      return page
    }
  }
  const refused = answer as Refused
  if (refused.error === 'Request aborted' || refused.status === 301) return never()
  if ((refused.status === 401 || refused.status === 403) && may_repeat) {
    // ER-005: the session may have ended elsewhere; once it is known who is here, the page is asked for once more.
    const is_player = await raiseUnauthorized()
    if (is_player) return load(url, signal, false)
  }
  if (refused.status === 404) {
    const problem: PageProblem = { status: 404, message: refused.message, error: refused.error }
    throw data(problem, { status: 404 })
  }
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
  const page = await load(url, request.signal, true)
  if (is_guest && appState.get().main.isGuest) guestPages.set(key, page)
  return page
}
