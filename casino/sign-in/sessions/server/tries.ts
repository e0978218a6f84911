import type { FastifyRequest } from 'fastify'
import { type Guarded, requireCaptcha } from '#casino/sign-in/captcha/server/api.ts'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import type { House } from '#kernel/house.ts'
import { countTries, countTry, forgetTries, giveBackTries, type TryWindow } from '#kernel/http/rate-limit.ts'
import { captchaFrom, loginByAccount, loginByAddress, loginByDevice, loginByPrefix, type SignInName } from '../rules.ts'
import { nameHashOf } from './sign-in-keys.ts'
import { isSecondFactorNeeded } from './tickets.ts'
import { trustedDeviceOf } from './trusted-device.ts'

/** A counted try that may prove to be honest. */
export interface CountedTry {
  succeeded(): Promise<void>
  /** Does what a right password leads to. A second factor that is asked for next makes the try no less honest. */
  honest<T>(work: () => Promise<T>): Promise<T>
}

const asCountedTry = (house: House, counted: readonly TryWindow[], forget: boolean): CountedTry => {
  const succeeded = (): Promise<void> => (forget ? forgetTries : giveBackTries)(house, counted)
  const honest = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const done = await work()
      await succeeded()
      return done
    } catch (error) {
      if (isSecondFactorNeeded(error)) await succeeded()
      throw error
    }
  }
  return { succeeded, honest }
}

/** A way in that may ask for a check of the browser; `windows` are others that it counts itself. */
export type Asking = Pick<Guarded, 'visitor' | 'call' | 'token'> & Partial<Pick<Guarded, 'windows'>>

/** Did this device get into an account of this name lately? Its player is not asked to show that they are no program. */
export const isOnTrustedDevice = async (house: House, request: FastifyRequest, name: SignInName): Promise<boolean> =>
  (await trustedDeviceOf(house, request, { name_hash: await nameHashOf(house, name), is_owned: false })) !== undefined

/**
 * Names the device of this request where it got lately into the account whose name this is: what is done there by the name is counted
 * apart, so that strangers use up none of the owner's (reliability 18). Undefined for any other device.
 */
export const ownersDevice = async (house: House, request: FastifyRequest, name: SignInName): Promise<string | undefined> =>
  trustedDeviceOf(house, request, { name_hash: await nameHashOf(house, name), is_owned: true })

/**
 * Counts one try to get in by a name, whether anybody has it or not (reliability 18). A device that got into the account
 * before is counted by itself alone, so that strangers who use up the account's tries or its address never lock the
 * owner out; by a contact only where its player has confirmed it, for whoever else claims it guesses at the owner's password. A
 * success gives a stranger's try back and no more: else an attacker's own account would reset the address.
 * Refuses `too-many-requests` with 429 and Retry-After, and with `captcha` given `captcha-needed` some tries before that. Of a
 * registration the name alone is counted here: its address has a limit of its own.
 */
export const countSignInTry = async (
  house: House,
  request: FastifyRequest,
  name: SignInName,
  way: 'log-in' | 'registration',
  captcha?: Asking,
): Promise<CountedTry> => {
  const name_hash = await nameHashOf(house, name)
  const account = name_hash.toString('hex')
  const device = await trustedDeviceOf(house, request, { name_hash, is_owned: true })
  if (device !== undefined) {
    const subject = `${device} ${account}`
    await countTry(house, loginByDevice, subject)
    return asCountedTry(house, [[loginByDevice, subject]], true)
  }
  const place = [
    [loginByPrefix, prefixOf(request.ip)],
    [loginByAddress, addressOf(request.ip)],
  ] as const
  const counted = [...(way === 'log-in' ? place : []), [loginByAccount, account] as const]
  if (captcha) {
    const watched = counted.map(([limit, subject]) => ({ limit, subject, from: captchaFrom[limit.name] ?? limit.count }))
    await requireCaptcha({ house, ...captcha, windows: [...(captcha.windows ?? []), ...watched] })
  }
  await countTries(house, counted)
  return asCountedTry(house, counted, false)
}
