import type { FastifyRequest } from 'fastify'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { House } from '#kernel/house.ts'
import { hasXsrfToken } from '#kernel/http/xsrf.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from '#kernel/http/texts.ts'

const refuse = refuserOf(texts)

const isForeign = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}

/** Idempotency keys are up to 255 characters. Every command may have one, and must if its contract requires it. */
const guardKey = ({ effect, external, idempotency }: EndpointDeclaration, key: string | string[] | undefined): void => {
  if (effect === 'reads' || external || (key === undefined && idempotency === undefined)) return
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) refuse('idempotency-key-missing', {}, 400)
}

/**
 * Refuses requests that must not be processed: a changing call that does not come from our own pages (API-296, API-297, reliability
 * 14), a guest on a player's endpoint, a player on a guest's, a money command without its key.
 */
export const guard = (endpoint: EndpointDeclaration, request: FastifyRequest, visitor: Visitor, house: House): void => {
  if (endpoint.effect === 'changes' && !endpoint.external) {
    if (request.headers['x-requested-with'] !== 'XMLHttpRequest' || isForeign(request)) refuse('header-missing', {}, 400)
    if (request.method === 'POST' && !hasXsrfToken(house, visitor, request)) refuse('xsrf-token-invalid', {}, 403)
  }
  if (endpoint.who === 'player' && visitor.player_id === null) refuse('not-authorized', {}, 401)
  if (endpoint.who === 'guest' && visitor.player_id !== null) refuse('already-signed-in')
  guardKey(endpoint, request.headers['idempotency-key'])
}
