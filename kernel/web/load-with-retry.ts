const first_wait_ms = 1_000
const longest_wait_ms = 30_000

/** What a busy server answers: not now, but later. */
export class AskLater extends Error {
  /** How long the server asked to be left alone. */
  readonly wait_ms: number

  constructor(response: Response) {
    super(`${response.status} for ${response.url}`)
    this.wait_ms = (Number(response.headers.get('retry-after')) || 0) * 1_000
  }
}

/** Waits that long, or until the browser is online again: then it resolves to true. */
const waitOrOnline = (ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (is_online: boolean): void => {
      clearTimeout(timer)
      window.removeEventListener('online', whenOnline)
      resolve(is_online)
    }
    const whenOnline = (): void => end(true)
    const timer = setTimeout(() => end(false), ms)
    window.addEventListener('online', whenOnline)
  })

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads a part of the page, retrying until it succeeds. Meanwhile the server-rendered part stays and its links work, so a short
 * loss of connection does not break the page, and what was missing comes as soon as the connection is back. A server that said when
 * to ask again is not asked before (`AskLater`). On the server a failure is a bug and is thrown.
 */
export const loadWithRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  let wait_ms = first_wait_ms
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      let is_online = false
      if (error instanceof AskLater) await wait(Math.max(wait_ms, error.wait_ms))
      else is_online = await waitOrOnline(wait_ms)
      wait_ms = is_online ? first_wait_ms : Math.min(wait_ms * 2, longest_wait_ms)
    }
  }
}
