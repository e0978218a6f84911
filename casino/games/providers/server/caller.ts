import type { FastifyRequest } from 'fastify'
import type { GameProvider } from '#kernel/config/game-provider-settings.ts'
import { signedText } from '#kernel/http/json-bodies.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { isSignedBy, longest_on_its_way_s, noncePattern } from '../signature.ts'
import { takeNonce } from './provider-store.ts'

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Who calls, by name, time, nonce and signature. Refuses `provider-signature` (403), whatever of them is wrong, and `provider-nonce-used`
 * (409) for a call that was heard before: whoever recorded one can do nothing with it. A repetition is signed anew.
 */
export const callerOf = async (house: House, request: FastifyRequest, name: string): Promise<GameProvider> => {
  const provider = house.config.game_providers.get(name)
  const [time, nonce] = [headerOf(request, 'x-time'), headerOf(request, 'x-nonce')]
  const now = house.clock.now()
  const late_s = Math.abs(now.getTime() / 1000 - Number(time))
  if (!provider || !/^\d{1,12}$/.test(time) || late_s > longest_on_its_way_s || !noncePattern.test(nonce))
    return refuse('provider-signature', {}, 403)
  const [path = ''] = request.url.split('?')
  const signed = { from: 'provider', method: request.method, path, time, nonce, body: signedText(request) } as const
  if (!isSignedBy(provider.key, signed, headerOf(request, 'x-signature'))) return refuse('provider-signature', {}, 403)
  if (!(await takeNonce(house.db, name, nonce, now))) return refuse('provider-nonce-used', {}, 409)
  return provider
}
