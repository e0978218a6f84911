import type { BodyOf, EndpointDeclaration, ParamsOf, QueryOf, ReplyOf } from '#kernel/contract/endpoint.ts'
import { NotAnswered, type Received, type Transport } from '#kernel/web/api/transport.ts'

/** A call that did not succeed: a refusal, or no response at all. */
export interface Refused {
  readonly success: false
  /** Null if there was no response. */
  readonly status: number | null
  /** Nobody knows whether a command was done: it may be sent again under its own key only. */
  readonly is_unknown: boolean
  /** The refusal's code, or the generic client error (ER-015). */
  readonly error: string
  /** Message for the person, in the page's language. */
  readonly message: string
  /** Field → what is wrong with it, for forms. */
  readonly errors: Readonly<Record<string, string>>
  /** All other fields of the response, such as `till` of a 444. */
  readonly details: Readonly<Record<string, unknown>>
}

export type Answer<E extends EndpointDeclaration> = ({ readonly success: true } & ReplyOf<E>) | Refused

export type RouteOf<E extends EndpointDeclaration> = E['route'] | (E['aliases'] extends readonly (infer A extends string)[] ? A : never)
type Needed<Name extends string, Value> = [Value] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: Value }
type Optional<Name extends string, Value> = { [K in Name]?: Value }

/** What a call sends. */
export type SentOf<E extends EndpointDeclaration> = Needed<'params', ParamsOf<E>> &
  Optional<'query', QueryOf<E>> &
  Needed<'body', BodyOf<E>>

/**
 * Parameters of a call. A command of money or chance requires its key, so that a repeated click is one command; other commands get
 * a key each.
 */
export type CallOptions<E extends EndpointDeclaration> = SentOf<E> &
  (E['idempotency'] extends 'required' | 'own' ? { readonly key: string } : { readonly key?: string }) & {
    readonly signal?: AbortSignal
    /** Sent to its end also when the page is left meanwhile: for what a page says last. Its body is small, browsers take 64 KB in all. */
    readonly outlives_page?: true
    /** Ends the session of this very page, such as a new password: its answer brings the cookies of the next one. */
    readonly ends_session?: true
  }

export interface Api {
  /** Calls an endpoint: `api.call<typeof getBalance>('GET /rest/player/balance/', {})`. Never throws; check `success`. */
  call<E extends EndpointDeclaration>(route: RouteOf<E>, options: CallOptions<E>): Promise<Answer<E>>
  /** The same without a contract, for paths that are built at run time (pages). */
  send(method: 'GET' | 'POST', url: string, options?: RawOptions): Promise<Answer<EndpointDeclaration>>
}

export interface RawOptions {
  readonly body?: unknown
  readonly key?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeout_ms?: number | undefined
  readonly outlives_page?: boolean | undefined
  readonly ends_session?: boolean | undefined
  /** The key was created for this call only: the person waits for the response, so it is only retried if the connection was lost. */
  readonly is_key_of_call?: boolean | undefined
}

interface AnyOptions {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly key?: string
  readonly signal?: AbortSignal
  readonly outlives_page?: true
  readonly ends_session?: true
}

/** What an Api depends on: request headers, messages, and reactions to certain responses. */
export interface ApiParts {
  readonly transport: Transport
  /** Current language, XSRF token and referer. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Message for a failure without one of its own. */
  readonly messageOf: (status: number | null) => string
  /** A 301 redirects the browser (ER-001); the caller still gets the failure. */
  readonly onMoved?: (redirect_url: string) => void
  /** A 444: self-exclusion (ER-009). What it opens depends on the call. */
  readonly onSelfExcluded?: (url: string, till: string | undefined) => void
  /** Fields to add to the body before a refused call is repeated automatically; null leaves it refused. */
  readonly solve?: (refused: Refused) => Promise<Readonly<Record<string, unknown>> | null>
  /** Runs each sending of a command that ends the page's own session; not the time in which a person does what a refusal asks for. */
  readonly endingOwnSession?: <T>(run: () => Promise<T>) => Promise<T>
  /** The server's build id, where the response has it. */
  readonly onBuild?: (build: string) => void
  readonly wait?: (delay_ms: number) => Promise<void>
  /** Whether calls to a path give up by themselves after 12 s; the others wait for as long as it takes. None by default. */
  readonly timesOut?: (path: string) => boolean
  /** Creates a key for a call without one; undefined where the browser cannot (a page without TLS). */
  readonly newKey?: () => string | undefined
}

/** CN-019, CN-020. */
const timeout_ms = 12_000
/** Pauses before retries of a command whose outcome is unknown. Its key makes the retry safe. */
const retry_delays_ms = [400, 1200, 3000]
/** The same for a call whose key was created for it. */
const lost_delays_ms = [400, 1200]
/** After this many automatic repetitions the call is left refused. */
const most_solved = 3

/** Fills `{name}` in a path and adds the query: `('/rest/game/{slug}/', { slug: 'x' }, { a: 1 })` → `/rest/game/x/?a=1`. */
export const urlOf = (
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`
}

const pathOf = (url: string): string => url.split('?')[0] ?? url

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A response that leaves the outcome open: from a proxy, from a server that gave up waiting, or while the command is still running. */
const leavesOpen = ({ status, retry_after_s }: Received): boolean =>
  status === 502 || status === 503 || status === 504 || (status === 409 && retry_after_s !== undefined)

/** Success needs both a 2xx status and `success: true`; everything else is a refusal. */
const answerOf = (received: Received, messageOf: ApiParts['messageOf']): Answer<EndpointDeclaration> => {
  const { status, body } = received
  const details = isRecord(body) ? body : {}
  if (status >= 200 && status < 300 && details['success'] === true) return details as unknown as Answer<EndpointDeclaration>
  const { error, message, errors } = details
  return {
    success: false,
    status,
    is_unknown: leavesOpen(received),
    error: error === undefined ? `Request failed with status code ${status}` : String(error),
    message: typeof message === 'string' ? message : messageOf(status),
    errors: isRecord(errors) ? (errors as Record<string, string>) : {},
    details,
  }
}

/** Also an aborted call may have arrived. */
const unanswered = ({ reason }: NotAnswered, messageOf: ApiParts['messageOf']): Refused => ({
  success: false,
  status: null,
  is_unknown: true,
  error: reason,
  message: messageOf(null),
  errors: {},
  details: {},
})

/** What is worth another try by itself; whoever aborted a call does not want one. */
const isUnknownOutcome = (received: Received | NotAnswered): boolean =>
  received instanceof NotAnswered ? received.reason !== 'Request aborted' : leavesOpen(received)

/** No response, or the first of two attempts is still running. */
const isLost = (received: Received | NotAnswered): boolean =>
  received instanceof NotAnswered ? received.reason === 'Network Error' : received.status === 409 && received.retry_after_s !== undefined

const withFields = (body: unknown, added: Readonly<Record<string, unknown>>): unknown => (isRecord(body) ? { ...body, ...added } : body)

const keyAfter = (key: string | undefined, solved: number): string | undefined =>
  key === undefined || solved === 0 ? key : `${key}-${solved}`

/** Sends, and sends again after each refusal that a solver can resolve. */
const solvedBy = async (
  solve: ApiParts['solve'],
  sendWith: (added: Readonly<Record<string, unknown>>, solved: number) => Promise<Answer<EndpointDeclaration>>,
): Promise<Answer<EndpointDeclaration>> => {
  let answer = await sendWith({}, 0)
  for (let solved = 0; solved < most_solved && !answer.success && solve; solved++) {
    const added = await solve(answer)
    if (added === null) break
    answer = await sendWith(added, solved + 1)
  }
  return answer
}

export const createApi = (parts: ApiParts): Api => {
  const timesOut = (url: string): boolean => parts.timesOut?.(pathOf(url)) ?? false
  const wait = parts.wait ?? ((delay_ms: number) => new Promise<void>((done) => setTimeout(done, delay_ms)))

  const once = async (method: 'GET' | 'POST', url: string, options: RawOptions): Promise<Received | NotAnswered> => {
    const has_body = method === 'POST' && options.body !== undefined
    try {
      return await parts.transport({
        method,
        url,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          ...parts.headers(),
          ...(has_body ? { 'content-type': 'application/json' } : {}),
          ...(options.key ? { 'idempotency-key': options.key } : {}),
        },
        body: has_body ? JSON.stringify(options.body) : undefined,
        timeout_ms: options.timeout_ms ?? (timesOut(url) ? timeout_ms : undefined),
        signal: options.signal,
        ...(options.outlives_page ? { outlives_page: true } : {}),
      })
    } catch (error) {
      return error instanceof NotAnswered ? error : new NotAnswered('Network Error')
    }
  }

  const sendUntilKnown = async (method: 'GET' | 'POST', url: string, options: RawOptions): Promise<Answer<EndpointDeclaration>> => {
    let received = await once(method, url, options)
    // Only a command with a key may be retried: the server answers the retry with the first one's outcome. Calls with a timeout are
    // not retried; the person is told and can send again.
    const is_waited_for = options.is_key_of_call === true || timesOut(url)
    const delays_ms = is_waited_for ? lost_delays_ms : retry_delays_ms
    for (const delay_ms of options.key ? delays_ms : []) {
      if (!(is_waited_for ? isLost : isUnknownOutcome)(received)) break
      const told_ms = received instanceof NotAnswered ? 0 : (received.retry_after_s ?? 0) * 1000
      await wait(Math.max(delay_ms, told_ms))
      received = await once(method, url, options)
    }
    if (received instanceof NotAnswered) return unanswered(received, parts.messageOf)
    if (received.build !== undefined) parts.onBuild?.(received.build)
    const answer = answerOf(received, parts.messageOf)
    if (answer.success) return answer
    const redirect_url = answer.details['redirectUrl']
    if (received.status === 301 && typeof redirect_url === 'string') parts.onMoved?.(redirect_url)
    const till = answer.details['till']
    if (received.status === 444) parts.onSelfExcluded?.(url, typeof till === 'string' ? till : undefined)
    return answer
  }

  const send: Api['send'] = (method, url, options = {}) =>
    solvedBy(parts.solve, (added, solved) => {
      // The refusal is stored under the key. With additional fields it is a different command, so its key is derived from them.
      const sent = { ...options, key: keyAfter(options.key, solved), body: withFields(options.body, added) }
      const run = () => sendUntilKnown(method, url, sent)
      return options.ends_session && parts.endingOwnSession ? parts.endingOwnSession(run) : run()
    })

  return {
    send,
    call: async <E extends EndpointDeclaration>(route: RouteOf<E>, given: CallOptions<E>) => {
      const [method = 'GET', path = '/'] = (route as string).split(' ')
      const { params, query, body, key, signal, outlives_page, ends_session } = given as AnyOptions
      const url = urlOf(path, params, query)
      const made = key === undefined && method === 'POST' ? parts.newKey?.() : undefined
      const options = { body, key: key ?? made, is_key_of_call: made !== undefined, signal, outlives_page, ends_session }
      return (await send(method as 'GET' | 'POST', url, options)) as Answer<E>
    },
  }
}
