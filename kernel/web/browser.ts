import { createApi, type Api } from '#kernel/web/api/api.ts'
import { fetchTransport } from '#kernel/web/api/fetch-transport.ts'
import { solverOf } from '#kernel/web/api/refusal-solvers.ts'
import type { Transport } from '#kernel/web/api/transport.ts'

/** Path that the page's language puts before every address: `/` or `/en`. */
export const base: string =
  typeof window === 'undefined' ? '/' : ((window as { __reactRouterContext?: { basename?: string } }).__reactRouterContext?.basename ?? '/')

/** A cookie that scripts may read. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Sets a cookie with the house's defaults: path /, SameSite Lax, a day unless told (SE-010). */
export const writeCookie = (name: string, value: string, life_days = 1): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax; max-age=${life_days * 86_400}${secure}`
}

/** What the shell adds to the browser's calls, once it stands. */
export interface ApiHooks {
  messageOf: (status: number | null) => string
  onMoved: (redirect_url: string) => void
  onSelfExcluded: (url: string, till: string | undefined) => void
  onBuild: (build: string) => void
}

const hooks: ApiHooks = {
  messageOf: (status) => (status === null ? 'Network Error' : `Request failed with status code ${status}`),
  onMoved: (redirect_url) => window.location.assign(redirect_url),
  onSelfExcluded: () => undefined,
  onBuild: () => undefined,
}

export const setApiHooks = (given: Partial<ApiHooks>): void => {
  Object.assign(hooks, given)
}

/** Calls as this page makes them, over a way to carry them. */
export const createBrowserApi = (transport: Transport): Api =>
  createApi({
    transport,
    headers: () => ({
      'x-language': document.documentElement.lang,
      'x-referer': document.referrer || window.location.href,
      ...xsrfHeader(),
    }),
    messageOf: (status) => hooks.messageOf(status),
    onMoved: (redirect_url) => hooks.onMoved(redirect_url),
    onSelfExcluded: (url, till) => hooks.onSelfExcluded(url, till),
    onBuild: (build) => hooks.onBuild(build),
    solve: async (refused) => (await solverOf(refused.error)?.(refused)) ?? null,
  })

/** The calls of the house, from the browser. During server rendering use the loader's data instead. */
export const api: Api = createBrowserApi(fetchTransport)

const xsrfHeader = (): Record<string, string> => {
  const token = readCookie('XSRF-TOKEN')
  return token ? { 'x-xsrf-token': token } : {}
}

/** A key for one command: make it when the person decides, keep it while the same press is repeated. */
export const newCommandKey = (): string => crypto.randomUUID()
