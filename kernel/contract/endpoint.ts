import type { Static, TObject, TSchema } from 'typebox'

export type Route = `${'GET' | 'POST'} /${string}`

/** Who may call: `anyone`, only a `guest`, or only a signed-in `player` (a guest gets 401). */
export type Caller = 'anyone' | 'guest' | 'player'

/**
 * Whether a call reads or changes. A GET that `changes` only acts with X-Requested-With and is never cached.
 *
 * Every command takes an Idempotency-Key, so that a retry after a lost response does not run it twice (reliability 4). By default
 * the kernel stores the response of a command that brings a key. `required`: the key is mandatory, for money and chance. `own`: the
 * key is mandatory and the use case stores the response in its own transaction (hot paths). Calls that only read take no key.
 */
type Effect =
  | { readonly effect: 'reads'; readonly idempotency?: never }
  | { readonly effect: 'changes'; readonly idempotency?: 'required' | 'own' }

export type EndpointDeclaration = Effect & CommonDeclaration

interface CommonDeclaration {
  /** Method and path with a trailing slash. The path without the slash gives the same response, without a redirect. */
  readonly route: Route
  /** Further routes with the same response, where the specification leaves the method or prefix open. */
  readonly aliases?: readonly Route[]
  readonly who: Caller
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  /** The body is multipart form data with files: the handler reads it from `call.request` after the guards. A larger body gets 413. */
  readonly upload?: { readonly file_bytes: number; readonly files: number }
  /** Schema of the response, without its `success` field. */
  readonly reply: TObject
  /** Refusal codes that it can return; each has a text. */
  readonly refusals?: readonly string[]
  /** Requirement rows that it implements, for the generated map. */
  readonly rows?: readonly string[]
  /** One-line summary for the OpenAPI document. */
  readonly summary?: string
  /** Further text for the OpenAPI document, of a call that others write clients for: headers, signature, how often to call. */
  readonly description?: string
  /**
   * Called by other systems and not by our pages (webhooks, hosted pages): no X-Requested-With, no XSRF token, no idempotency key.
   * The handler itself must check authenticity and handle repetitions.
   */
  readonly external?: true
}

/** Declares an endpoint. Validation, the OpenAPI document, the typed client and docs/map are derived from it. */
export const endpoint = <const E extends EndpointDeclaration>(declaration: E): E => declaration

type StaticOf<S> = S extends TSchema ? Static<S> : undefined

export type ParamsOf<E extends EndpointDeclaration> = StaticOf<E['params']>
export type QueryOf<E extends EndpointDeclaration> = StaticOf<E['query']>
export type BodyOf<E extends EndpointDeclaration> = StaticOf<E['body']>
export type ReplyOf<E extends EndpointDeclaration> = Static<E['reply']>
