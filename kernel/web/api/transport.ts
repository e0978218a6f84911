/** A request as a transport sends it. */
export interface Sent {
  readonly method: 'GET' | 'POST'
  /** Path with query, on our own host. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly timeout_ms: number | undefined
  readonly signal: AbortSignal | undefined
  /** The browser finishes it also when the page is left meanwhile. */
  readonly outlives_page?: boolean | undefined
}

export interface Received {
  readonly status: number
  /** The parsed JSON; null if the response was none. */
  readonly body: unknown
  readonly retry_after_s: number | undefined
  /** Build id of the responding server (MD-063). */
  readonly build?: string | undefined
}

/** There was no response. `reason` is one of the client errors in the specification (ER-015). */
export class NotAnswered extends Error {
  readonly reason: 'Network Error' | 'Request aborted' | 'timeout exceeded'
  constructor(reason: NotAnswered['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Sends a call to the server: fetch in a browser, in-process inject during server rendering. */
export type Transport = (sent: Sent) => Promise<Received>
