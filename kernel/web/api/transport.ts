/** One request as a transport sends it. */
export interface Sent {
  readonly method: 'GET' | 'POST'
  /** Path with query, on our own host. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly timeout_ms: number | undefined
  readonly signal: AbortSignal | undefined
}

export interface Received {
  readonly status: number
  /** The parsed JSON; null when the answer was none. */
  readonly body: unknown
  readonly retry_after_s: number | undefined
  /** Of the release that answered (MD-063). */
  readonly build?: string | undefined
}

/** Nothing was answered. `reason` is one of the client errors that the specification names (ER-015). */
export class NotAnswered extends Error {
  readonly reason: 'Network Error' | 'Request aborted' | 'timeout exceeded'
  constructor(reason: NotAnswered['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Carries a call to the server: fetch in a browser, in-process inject while a page is rendered. */
export type Transport = (sent: Sent) => Promise<Received>
