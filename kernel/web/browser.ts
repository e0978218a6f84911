import { createApi, type Api } from '#kernel/web/api/api.ts'
import { solverOf } from '#kernel/web/api/refusal-solvers.ts'
import { NotAnswered, type Transport } from '#kernel/web/api/transport.ts'
import { readCookie } from '#kernel/web/cookies.ts'
import { takeEarlyCall } from '#kernel/web/page/early-answers.ts'
import { endingOwnSession } from '#kernel/web/state/own-session-end.ts'
import { playersGone } from '#kernel/web/state/players-gone.ts'

/** Path prefix of the page's language: `/` or `/en`. */
export const base: string =
  typeof window === 'undefined' ? '/' : ((window as { __reactRouterContext?: { basename?: string } }).__reactRouterContext?.basename ?? '/')

/** What the shell adds to calls once it has started. */
export interface ApiHooks {
  messageOf: (status: number | null) => string
  onMoved: (redirect_url: string) => void
  onSelfExcluded: (url: string, till: string | undefined) => void
  onBuild: (build: string) => void
  /** Whether a call gives up by itself when it gets no response for long. */
  timesOut: (path: string) => boolean
  /** Called before each call, to check whether the session is still this page's. */
  beforeCall: () => void
}

const hooks: ApiHooks = {
  messageOf: (status) => (status === null ? 'Network Error' : `Request failed with status code ${status}`),
  onMoved: (redirect_url) => window.location.assign(redirect_url),
  onSelfExcluded: () => undefined,
  onBuild: () => undefined,
  timesOut: () => false,
  beforeCall: () => undefined,
}

export const setApiHooks = (given: Partial<ApiHooks>): void => {
  Object.assign(hooks, given)
}

/** An Api for this page over a given transport. */
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
    timesOut: (path) => hooks.timesOut(path),
    newKey: () => (window.isSecureContext ? newCommandKey() : undefined),
    endingOwnSession,
    solve: async (refused) => (await solverOf(refused.error)?.(refused)) ?? null,
  })

/**
 * Drops responses to a player who has signed out: the promise never settles, so that their data cannot end up in the next visitor's
 * state.
 */
const forCurrentVisitor =
  (transport: Transport): Transport =>
  async (sent) => {
    hooks.beforeCall()
    const gone = playersGone.get()
    const isMeant = (): boolean => playersGone.get() === gone
    try {
      const received = await transport(sent)
      return isMeant() ? received : await never()
    } catch (error) {
      if (isMeant()) throw error
      return never()
    }
  }

const never = (): Promise<never> => new Promise(() => undefined)

const reasonOf = (error: unknown, aborted_by_caller: boolean): NotAnswered => {
  const name = (error as Error | null)?.name
  if (name === 'TimeoutError') return new NotAnswered('timeout exceeded')
  return new NotAnswered(name === 'AbortError' || aborted_by_caller ? 'Request aborted' : 'Network Error')
}

/** Sends calls with fetch and parses the body with `read`. There are no redirects to follow: a move is a 301 without Location. */
export const fetchTransportOf =
  (read: (response: Response) => Promise<unknown>): Transport =>
  async ({ method, url, headers, body, timeout_ms, signal, outlives_page }) => {
    const signals = [...(signal ? [signal] : []), ...(timeout_ms === undefined ? [] : [AbortSignal.timeout(timeout_ms)])]
    try {
      const response = await (takeEarlyCall(method, url) ??
        fetch(url, {
          method,
          headers,
          credentials: 'same-origin',
          ...(body === undefined ? {} : { body }),
          ...(outlives_page ? { keepalive: true } : {}),
          ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}),
        }))
      const retry_after_s = Number(response.headers.get('retry-after') ?? Number.NaN)
      return {
        status: response.status,
        body: await read(response),
        retry_after_s: Number.isFinite(retry_after_s) ? retry_after_s : undefined,
        build: response.headers.get('x-app-build') ?? undefined,
      }
    } catch (error) {
      throw reasonOf(error, signal?.aborted ?? false)
    }
  }

/** The body as JSON, or null. */
export const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const fetchTransport: Transport = fetchTransportOf(readJson)

/** Calls from the browser. During server rendering use the loader's data instead. */
export const api: Api = createBrowserApi(forCurrentVisitor(fetchTransport))

/** For the one call that asks who is signed in. */
export const sessionApi: Api = createBrowserApi(fetchTransport)

const xsrfHeader = (): Record<string, string> => {
  const token = readCookie('XSRF-TOKEN')
  return token ? { 'x-xsrf-token': token } : {}
}

/** A key for one command: create it when the person decides, and keep it while the same click is retried. */
export const newCommandKey = (): string => crypto.randomUUID()
