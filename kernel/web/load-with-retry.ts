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

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads a part of the page, retrying until it succeeds. Meanwhile the server-rendered part stays and its links work, so a short
 * loss of connection does not break the page. A server that said when to ask again is not asked before (`AskLater`). On the server a
 * failure is a bug and is thrown.
 */
export const loadWithRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let wait_ms = first_wait_ms; ; wait_ms = Math.min(wait_ms * 2, longest_wait_ms)) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      await wait(error instanceof AskLater ? Math.max(wait_ms, error.wait_ms) : wait_ms)
    }
  }
}
