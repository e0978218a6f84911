import type { FastifyRequest } from 'fastify'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { registerByAddress, registerByPrefix } from '../rules.ts'

/** Counts a registration by address and network. Refuses `too-many-requests` with 429. */
export const countRegistration = (house: House, request: FastifyRequest): Promise<void> =>
  countTries(house, [
    [registerByPrefix, prefixOf(request.ip)],
    [registerByAddress, addressOf(request.ip)],
  ])
