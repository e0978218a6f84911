import { randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { BodyOf, EndpointDeclaration, ParamsOf, QueryOf, ReplyOf } from '#kernel/contract/endpoint.ts'
import { urlOf } from '#kernel/web/api/api.ts'

export interface Sent<E extends EndpointDeclaration> {
  readonly params?: ParamsOf<E>
  readonly query?: QueryOf<E>
  readonly body?: BodyOf<E>
  /** Idempotency-Key; a fresh one by default. */
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered<E extends EndpointDeclaration> {
  readonly status: number
  /** The response body. After a refusal the success fields are missing and `error` is set. */
  readonly body: { success: boolean; error?: string; message?: string; errors?: Record<string, string> } & ReplyOf<E>
  readonly response: LightMyRequestResponse
}

/** A browser in a test: keeps cookies, echoes the XSRF token, and sends the headers that our pages send. */
export class TestVisitor {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  /** Calls an endpoint by its declaration. A new visitor first fetches an XSRF token, as a browser would. */
  async call<E extends EndpointDeclaration>(endpoint: E, sent: Sent<E> = {}): Promise<Answered<E>> {
    if (endpoint.route.startsWith('POST') && !this.cookies.has('XSRF-TOKEN')) await this.raw('GET', '/rest/init/')
    const [method, path] = endpoint.route.split(' ') as ['GET' | 'POST', string]
    const url = urlOf(path, sent.params as Record<string, unknown> | undefined, sent.query as Record<string, unknown> | undefined)
    const key = sent.key ?? (endpoint.idempotency ? randomUUID() : undefined)
    const response = await this.raw(method, url, sent.body as object | undefined, {
      ...(key ? { 'idempotency-key': key } : {}),
      ...sent.headers,
    })
    return { status: response.statusCode, body: response.json(), response }
  }

  /** Any call gives a new visitor an XSRF token; this one has no side effects for a guest and creates a token for a player. */
  async arrive(): Promise<this> {
    await this.raw('GET', '/rest/logout/')
    return this
  }

  /** Sends a request as our pages would, without checking it against a contract. */
  async raw(
    method: 'GET' | 'POST',
    url: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    const xsrf = this.cookies.get('XSRF-TOKEN')
    const response = await this.#app.inject({
      method,
      url,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(xsrf ? { 'x-xsrf-token': xsrf } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0 || (cookie.expires && cookie.expires.getTime() === 0)) this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    return response
  }
}
