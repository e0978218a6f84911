import type { Static, TObject, TSchema } from 'typebox'

export type Route = `${'GET' | 'POST'} /${string}`

/** Who may call: `anyone`, only a `guest`, or only a signed-in `player` (others get 401). */
export type Caller = 'anyone' | 'guest' | 'player'

/**
 * What a call does. A GET that `changes` acts only with X-Requested-With and is never cached.
 *
 * Every command takes an Idempotency-Key, so that a repetition after a lost answer is no second command (reliability 4): without a
 * word here the kernel keeps the answer of one that brings a key. `required`: the key must be there, for money and chance. `own`: it
 * must be there and the use case keeps the answer itself, in its own transaction (hot paths). What reads has none.
 */
type Effect =
  | { readonly effect: 'reads'; readonly idempotency?: never }
  | { readonly effect: 'changes'; readonly idempotency?: 'required' | 'own' }

export type EndpointDeclaration = Effect & CommonDeclaration

interface CommonDeclaration {
  /** Method and path with its trailing slash; the form without the slash answers the same, without a redirect. */
  readonly route: Route
  /** Further routes that answer the same (the specification leaves some methods and prefixes open). */
  readonly aliases?: readonly Route[]
  readonly who: Caller
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  /** The body is a form with files: the handler reads it from `call.request` after the guards. Larger ones get 413. */
  readonly upload?: { readonly file_bytes: number; readonly files: number }
  /** What stands beside `success` in the answer. */
  readonly reply: TObject
  /** Codes of the refusals it can answer; each has a text. */
  readonly refusals?: readonly string[]
  /** Requirement rows it answers, for the generated map. */
  readonly rows?: readonly string[]
  /** One line for the OpenAPI document. */
  readonly summary?: string
  /** Not a call of the site: no X-Requested-With, no XSRF, no key (webhooks, hosted pages). Authenticity and repetitions are the handler's duty. */
  readonly external?: true
}

/** Declares an endpoint. Everything else (validation, OpenAPI, typed client, map) comes from this declaration. */
export const endpoint = <const E extends EndpointDeclaration>(declaration: E): E => declaration

type StaticOf<S> = S extends TSchema ? Static<S> : undefined

export type ParamsOf<E extends EndpointDeclaration> = StaticOf<E['params']>
export type QueryOf<E extends EndpointDeclaration> = StaticOf<E['query']>
export type BodyOf<E extends EndpointDeclaration> = StaticOf<E['body']>
export type ReplyOf<E extends EndpointDeclaration> = Static<E['reply']>
