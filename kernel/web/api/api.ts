import type { BodyOf, EndpointDeclaration, ParamsOf, QueryOf, ReplyOf } from '#kernel/contract/endpoint.ts'
import { NotAnswered, type Received, type Transport } from '#kernel/web/api/transport.ts'

/** A call that did not do what was asked: a refusal of the house, or no answer at all. */
export interface Refused {
  readonly success: false
  /** Null when nothing was answered. */
  readonly status: number | null
  /** The refusal's code, else the generic client error (ER-015). */
  readonly error: string
  /** For the person, in the page's language. */
  readonly message: string
  /** Field → what is wrong with it, for a form. */
  readonly errors: Readonly<Record<string, string>>
  /** Everything that came, such as `till` of a 444. */
  readonly details: Readonly<Record<string, unknown>>
}

export type Answer<E extends EndpointDeclaration> = ({ readonly success: true } & ReplyOf<E>) | Refused

type RouteOf<E extends EndpointDeclaration> = E['route'] | (E['aliases'] extends readonly (infer A extends string)[] ? A : never)
type Needed<Name extends string, Value> = [Value] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: Value }
type Optional<Name extends string, Value> = { [K in Name]?: Value }

/** What a call takes. A command of money or chance must be given its key, so that a repeated press is one command; others get one each. */
export type CallOptions<E extends EndpointDeclaration> = Needed<'params', ParamsOf<E>> &
  Optional<'query', QueryOf<E>> &
  Needed<'body', BodyOf<E>> &
  (E['idempotency'] extends 'required' | 'own' ? { readonly key: string } : { readonly key?: string }) & { readonly signal?: AbortSignal }

export interface Api {
  /** Calls an endpoint: `api.call<typeof getBalance>('GET /rest/player/balance/', {})`. Never throws; look at `success`. */
  call<E extends EndpointDeclaration>(route: RouteOf<E>, options: CallOptions<E>): Promise<Answer<E>>
  /** The same without a contract, for paths that are made at run time (pages). */
  send(method: 'GET' | 'POST', url: string, options?: RawOptions): Promise<Answer<EndpointDeclaration>>
}

export interface RawOptions {
  readonly body?: unknown
  readonly key?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeout_ms?: number | undefined
  /** The key was made for this call alone: whoever pressed waits for it, so it is repeated only where its connection was lost. */
  readonly is_key_of_call?: boolean | undefined
}

interface AnyOptions {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly key?: string
  readonly signal?: AbortSignal
}

/** What an Api is made of: who it speaks for, and what else must happen on some answers. */
export interface ApiParts {
  readonly transport: Transport
  /** Language, XSRF token and referer of this very moment. */
  readonly headers: () => Readonly<Record<string, string>>
  /** The person's words for a failure that brought none. */
  readonly messageOf: (status: number | null) => string
  /** A 301 moves the browser (ER-001); the caller still gets the failure. */
  readonly onMoved?: (redirect_url: string) => void
  /** A 444: self-exclusion (ER-009). What it opens is per call. */
  readonly onSelfExcluded?: (url: string, till: string | undefined) => void
  /** What to add to the body before a refused call is sent again by itself; null leaves it refused. */
  readonly solve?: (refused: Refused) => Promise<Readonly<Record<string, unknown>> | null>
  /** The build that answered, where it is told. */
  readonly onBuild?: (build: string) => void
  readonly wait?: (delay_ms: number) => Promise<void>
  /** A key for a call that was given none; undefined where the browser makes none (a page without TLS). */
  readonly newKey?: () => string | undefined
}

/** only these calls give up by themselves, after 12 s (CN-019, CN-020). */
const timed = new Set(['/rest/registerV2/', '/rest/otp/register/', '/login/'])
const timeout_ms = 12_000
/** Pauses before the tries of a command whose outcome is unknown. Its key makes the repetition safe. */
const retry_delays_ms = [400, 1200, 3000]
/** The same for a call that was given no key of its own. */
const lost_delays_ms = [400, 1200]
/** A call that is refused again and again for what the page has just done is left refused. */
const most_solved = 3

/** Fills `{name}` of a path and adds the query: `('/rest/game/{slug}/', { slug: 'x' }, { a: 1 })` → `/rest/game/x/?a=1`. */
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

/** Success is a 2xx status and a success flag, both; everything else is a refusal. */
const answerOf = ({ status, body }: Received, messageOf: ApiParts['messageOf']): Answer<EndpointDeclaration> => {
  const details = isRecord(body) ? body : {}
  if (status >= 200 && status < 300 && details['success'] === true) return details as unknown as Answer<EndpointDeclaration>
  const { error, message, errors } = details
  return {
    success: false,
    status,
    error: error === undefined ? `Request failed with status code ${status}` : String(error),
    message: typeof message === 'string' ? message : messageOf(status),
    errors: isRecord(errors) ? (errors as Record<string, string>) : {},
    details,
  }
}

const isUnknownOutcome = (received: Received | NotAnswered): boolean =>
  received instanceof NotAnswered
    ? received.reason !== 'Request aborted'
    : received.status === 502 ||
      received.status === 503 ||
      received.status === 504 ||
      (received.status === 409 && received.retry_after_s !== undefined)

/** Nobody answered, or the first of two tries is still at work. */
const isLost = (received: Received | NotAnswered): boolean =>
  received instanceof NotAnswered ? received.reason === 'Network Error' : received.status === 409 && received.retry_after_s !== undefined

const withFields = (body: unknown, added: Readonly<Record<string, unknown>>): unknown => (isRecord(body) ? { ...body, ...added } : body)

const keyAfter = (key: string | undefined, solved: number): string | undefined =>
  key === undefined || solved === 0 ? key : `${key}-${solved}`

/** Sends, and sends again with what was added for each refusal that can be solved. */
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
        timeout_ms: options.timeout_ms ?? (timed.has(pathOf(url)) ? timeout_ms : undefined),
        signal: options.signal,
      })
    } catch (error) {
      return error instanceof NotAnswered ? error : new NotAnswered('Network Error')
    }
  }

  const sendUntilKnown = async (method: 'GET' | 'POST', url: string, options: RawOptions): Promise<Answer<EndpointDeclaration>> => {
    let received = await once(method, url, options)
    // Only a command with a key may be repeated: the server answers the second one from what the first one did. Whoever waits for a
    // call that gives up by itself is told, and sends it again themselves.
    const is_waited_for = options.is_key_of_call === true || timed.has(pathOf(url))
    const delays_ms = is_waited_for ? lost_delays_ms : retry_delays_ms
    for (const delay_ms of options.key ? delays_ms : []) {
      if (!(is_waited_for ? isLost : isUnknownOutcome)(received)) break
      const told_ms = received instanceof NotAnswered ? 0 : (received.retry_after_s ?? 0) * 1000
      await wait(Math.max(delay_ms, told_ms))
      received = await once(method, url, options)
    }
    if (received instanceof NotAnswered)
      return { success: false, status: null, error: received.reason, message: parts.messageOf(null), errors: {}, details: {} }
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
    solvedBy(parts.solve, (added, solved) =>
      // What was refused is answered under its key: with what it lacked it is another command, the same at each repetition.
      sendUntilKnown(method, url, { ...options, key: keyAfter(options.key, solved), body: withFields(options.body, added) }),
    )

  return {
    send,
    call: async <E extends EndpointDeclaration>(route: RouteOf<E>, given: CallOptions<E>) => {
      const [method = 'GET', path = '/'] = (route as string).split(' ')
      const { params, query, body, key, signal } = given as AnyOptions
      const url = urlOf(path, params, query)
      const made = key === undefined && method === 'POST' ? parts.newKey?.() : undefined
      const options = { body, key: key ?? made, is_key_of_call: made !== undefined, signal }
      return (await send(method as 'GET' | 'POST', url, options)) as Answer<E>
    },
  }
}
