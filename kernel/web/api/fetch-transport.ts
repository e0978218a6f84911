import type { EarlyCalls } from '#kernel/web/page/early-calls.tsx'
import { NotAnswered, type Transport } from '#kernel/web/api/transport.ts'

/** A call that the document already sent, for the first caller. */
const takeEarlyCall = (method: string, url: string): Promise<Response> | undefined => {
  const calls = (globalThis as { early_calls?: EarlyCalls }).early_calls
  const call = method === 'GET' ? calls?.[url] : undefined
  if (calls && call) delete calls[url]
  return call
}

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
