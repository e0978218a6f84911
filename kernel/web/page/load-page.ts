import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { pageCallUrl, withoutBase } from '#kernel/web/page/page-path.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'
import { renderingContext } from '#kernel/web/server-context.ts'

export interface PageLoading {
  /** First page of a list, sent as `limit` (RT-021). */
  readonly limit?: number
}

/** What an error page is told: the status (RT-026) and the person's message. */
export interface PageProblem {
  readonly status: number
  readonly message: string
  readonly error: string
}

/** Makes the `loader` of a page: its data for the first, server-rendered visit. Problems become the page's status. */
export const pageLoader =
  ({ limit }: PageLoading = {}) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<PageData> => {
    const { api, language } = context.get(renderingContext)
    const url = new URL(request.url)
    const path = withoutBase(url.pathname, `/${language}`)
    const answer = await api.send('GET', pageCallUrl(path, { limit, offset: url.searchParams.get('offset') }))
    const { redirectUrl, data: page } = (answer.success ? answer : answer.details) as { redirectUrl?: string; data?: PageData }
    if (redirectUrl) throw redirect(redirectUrl)
    if (answer.success && page) return page
    // RT-026, ER-007: an answer without a status is a missing page.
    const status = (answer.success ? null : answer.status) ?? 404
    const problem: PageProblem = {
      status,
      message: answer.success ? '' : answer.message,
      error: answer.success ? 'not-found' : answer.error,
    }
    throw data(problem, { status })
  }
