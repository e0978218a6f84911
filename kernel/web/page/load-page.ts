import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import type { Refused } from '#kernel/web/api/api.ts'
import { pageCallUrl, withoutBase } from '#kernel/web/page/page-path.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'
import { renderingContext } from '#kernel/web/server-context.ts'

export interface PageLoading {
  /** Size of a list's first page, sent as `limit` (RT-021). */
  readonly limit?: number
}

/** What an error page receives: the status (RT-026) and a message. */
export interface PageProblem {
  readonly status: number
  readonly message: string
  readonly error: string
}

/**
 * The document's status when the page call failed. RT-026, ER-007: 404 if the failure has no status of its own. A failure with a
 * success status (ER-018) must not become a 200 document.
 */
const statusOf = (answered: number | null): number => {
  if (answered === null) return 404
  return answered < 400 ? 500 : answered
}

/** A page for players is refused to guests; frames are requested as a guest, so the refusal contains the page's title. */
const seoIn = ({ status, details: { title, description } }: Refused): PageData['seo'] | undefined =>
  status === 401 && typeof title === 'string' ? { title, description: String(description) } : undefined

/** Creates the `loader` of a page: its data for the first, server-rendered visit. Failures become the document's status. */
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
