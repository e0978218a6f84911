import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import type { Refused } from '#kernel/web/api/api.ts'
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

/**
 * The document's status of a call that brought no page. RT-026, ER-007: without one of its own the page is missing. A call that
 * failed with a status of success is a failure all the same (ER-018), and the document does not say that all is well.
 */
const statusOf = (answered: number | null): number => {
  if (answered === null) return 404
  return answered < 400 ? 500 : answered
}

/** A page that is for players alone is refused to a guest, in whose name frames are asked for, with what it is called. */
const seoIn = ({ status, details: { title, description } }: Refused): PageData['seo'] | undefined =>
  status === 401 && typeof title === 'string' ? { title, description: String(description) } : undefined

/** Makes the `loader` of a page: its data for the first, server-rendered visit. Problems become the page's status. */
export const pageLoader =
  ({ limit }: PageLoading = {}) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<PageData> => {
    const { api, language, audience } = context.get(renderingContext)
    const url = new URL(request.url)
    const path = withoutBase(url.pathname, `/${language}`)
    const call = pageCallUrl(path, { limit, offset: url.searchParams.get('offset') })
    const answer = await api.send('GET', call)
    const { redirectUrl, data: page } = (answer.success ? answer : answer.details) as { redirectUrl?: string; data?: PageData }
    if (redirectUrl) throw redirect(redirectUrl)
    if (audience === 'player') {
      const seo = answer.success ? page?.seo : seoIn(answer)
      if (seo) return { name: 'frame', seo, components: [], own_call: call }
    }
    if (answer.success && page) return page
    const status = statusOf(answer.success ? null : answer.status)
    const problem: PageProblem = {
      status,
      message: answer.success ? '' : answer.message,
      error: answer.success ? 'not-found' : answer.error,
    }
    throw data(problem, { status })
  }
