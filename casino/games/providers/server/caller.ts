import type { FastifyRequest } from 'fastify'
import { signedCallOf } from '#kernel/http/signed-calls.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { takeNonce } from './provider-store.ts'
import { type GameProvider, gameProviders } from './settings.ts'

/**
 * Who calls, by name, time, nonce and signature. Refuses `provider-signature` (403), whatever of them is wrong, and `provider-nonce-used`
 * (409) for a call that was heard before: whoever recorded one can do nothing with it. A repetition is signed anew.
 */
export const callerOf = async (house: House, request: FastifyRequest, name: string): Promise<GameProvider> => {
  const provider = house.config.of(gameProviders).get(name)
  const now = house.clock.now()
  const call = provider && signedCallOf(request, { from: 'provider', key: provider.key }, now)
  if (!call) return refuse('provider-signature', {}, 403)
  if (!(await takeNonce(house.db, name, call.nonce, now))) return refuse('provider-nonce-used', {}, 409)
  return provider
}
