import type { FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'
import { countTry, forgetTries, giveBackTry, type RateLimit } from '#kernel/http/rate-limit.ts'
import {
  addressOf,
  deviceTrust_ms,
  loginByAccount,
  loginByAddress,
  loginByDevice,
  loginByPrefix,
  prefixOf,
  type SignInName,
} from '../rules.ts'
import { readPrivate } from './cookies.ts'
import { hashOf } from './session-ids.ts'
import { nameHashOf } from './sign-in-keys.ts'
import { isTrusted } from './store.ts'

/** A counted try that may prove to be honest. */
export interface CountedTry {
  succeeded(): Promise<void>
}

const asCountedTry = (house: House, counted: readonly (readonly [RateLimit, string])[], forget: boolean): CountedTry => ({
  succeeded: async () => {
    for (const [limit, subject] of counted) await (forget ? forgetTries : giveBackTry)(house, limit, subject)
  },
})

/**
 * Counts one try to get in by a name, whether anybody has it or not (reliability 18). A device that got into the account
 * before is counted by itself alone, so that strangers who use up the account's tries or its address never lock the
 * owner out. A success gives a stranger's try back and no more: else an attacker's own account would reset the address.
 * Refuses `too-many-requests` with 429 and Retry-After. Of a registration the name alone is counted here: its address
 * has a limit of its own.
 */
export const countSignInTry = async (
  house: House,
  request: FastifyRequest,
  name: SignInName,
  way: 'log-in' | 'registration',
): Promise<CountedTry> => {
  const name_hash = await nameHashOf(house, name)
  const account = name_hash.toString('hex')
  const device = readPrivate(house, request, 'device')
  if (device !== undefined) {
    const device_hash = hashOf('device', device)
    const used_after = new Date(house.clock.now().getTime() - deviceTrust_ms)
    if (await isTrusted(house.db, device_hash, name_hash, used_after)) {
      const subject = `${device_hash.toString('hex')} ${account}`
      await countTry(house, loginByDevice, subject)
      return asCountedTry(house, [[loginByDevice, subject]], true)
    }
  }
  const place = [
    [loginByPrefix, prefixOf(request.ip)],
    [loginByAddress, addressOf(request.ip)],
  ] as const
  const counted = [...(way === 'log-in' ? place : []), [loginByAccount, account] as const]
  for (const [limit, subject] of counted) await countTry(house, limit, subject)
  return asCountedTry(house, counted, false)
}
