import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import type { PageLoading } from '#kernel/web/page/load-page.ts'
import { isTakingBack } from '#kernel/web/page/navigation.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'

/**
 * Creates the `clientLoader` of a page: loads its data before the browser navigates there (RT-020 … RT-025). The first page arrives
 * with its data, so the fetching code is not part of the first screen.
 */
export const pageClientLoader =
  (loading: PageLoading = {}) =>
  async (args: ClientLoaderFunctionArgs): Promise<PageData> =>
    (await import('#kernel/web/page/fetch-page.ts')).fetchPage(args, loading)

/** The page does not reload when only opener flags change, or when a failed navigation is rolled back. */
export const pageShouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
  if (isTakingBack()) return false
  if (currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href)
    return currentUrl.searchParams.get('offset') !== nextUrl.searchParams.get('offset')
  return defaultShouldRevalidate
}
