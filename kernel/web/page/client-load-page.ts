import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import type { PageLoading } from '#kernel/web/page/load-page.ts'
import { isTakingBack } from '#kernel/web/page/navigation.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'

/**
 * Makes the `clientLoader` of a page: its data before the browser goes there (RT-020 … RT-025). The first page comes with
 * its data, so what fetches is no part of the first screen.
 */
export const pageClientLoader =
  (loading: PageLoading = {}) =>
  async (args: ClientLoaderFunctionArgs): Promise<PageData> =>
    (await import('#kernel/web/page/fetch-page.ts')).fetchPage(args, loading)

/** The page stays as it is while only flags of openers come and go, and while a failed navigation is taken back. */
export const pageShouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
  if (isTakingBack()) return false
  if (currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href)
    return currentUrl.searchParams.get('offset') !== nextUrl.searchParams.get('offset')
  return defaultShouldRevalidate
}
