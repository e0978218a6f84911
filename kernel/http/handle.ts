import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, EndpointDeclaration, ParamsOf, QueryOf, ReplyOf } from '#kernel/contract/endpoint.ts'
import type { Prebuilt, StreamedFile } from '#kernel/http/answers.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Visitor } from '#kernel/http/visitor.ts'

/** One call of an endpoint, after validation and guards. */
export interface Call<E extends EndpointDeclaration> {
  readonly house: House
  readonly visitor: Visitor
  /** The caller's player id: set on endpoints for players, null for a guest. */
  readonly player_id: E['who'] extends 'player' ? bigint : bigint | null
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The call's Idempotency-Key; always set on endpoints that require one. */
  readonly key: E['idempotency'] extends 'required' | 'own' ? string : string | undefined
  readonly language: Language
  /** For cookies, addresses, and responses with a special status. */
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface Handled {
  readonly endpoint: EndpointDeclaration
  readonly run: (call: Call<EndpointDeclaration>) => Promise<object>
}

/**
 * Binds an endpoint to its use case. The returned fields are sent next to `success: true`, unless it returns a Prebuilt or a
 * StreamedFile.
 */
export const handle = <E extends EndpointDeclaration>(
  endpoint: E,
  run: (call: Call<E>) => Promise<ReplyOf<E> | Prebuilt | StreamedFile>,
): Handled => ({
  endpoint,
  run: run as unknown as Handled['run'],
})
