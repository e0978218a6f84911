import type { FastifyRequest } from 'fastify'
import { type Guarded, requireCaptcha } from '#casino/sign-in/captcha/server/api.ts'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import type { House } from '#kernel/house.ts'
import { countTries, countTry, forgetTries, giveBackTries, type TryWindow } from '#kernel/http/rate-limit.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { captchaFrom, loginByAccount, loginByAddress, loginByDevice, loginByPrefix, type SignInName } from '../rules.ts'
import { nameHashOf } from './sign-in-keys.ts'
import { isSecondFactorNeeded } from './tickets.ts'
import { trustedDeviceOf } from './trusted-device.ts'

/** A try that was counted before anybody looked at the password. What comes of it decides whether it stays counted. */
export interface CountedTry {
  /** The password was right: the try no longer counts. */
  succeeded(): Promise<void>
  /** Runs what follows a right password. The try no longer counts if `work` succeeds, or asks for a second factor; other errors leave it. */
  honest<T>(work: () => Promise<T>): Promise<T>
  /** Runs the look at the password. The try no longer counts if the house had no time to look (503), because nothing was guessed then. */
  looked<T>(work: () => Promise<T>): Promise<T>
}

const hasNoTime = (error: unknown): boolean => error instanceof Refusal && error.status === 503

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
  const looked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (hasNoTime(error)) await giveBackTries(house, counted)
      throw error
    }
  }
  return { succeeded, honest, looked }
}

/** A sign-in method that may require a captcha; `windows` are further ones that it counts itself. */
export type Asking = Pick<Guarded, 'visitor' | 'call' | 'token'> & Partial<Pick<Guarded, 'windows'>>

/** Whether this device recently signed in to an account with this name. Its player needs no captcha. */
export const isOnTrustedDevice = async (house: House, request: FastifyRequest, name: SignInName): Promise<boolean> =>
  (await trustedDeviceOf(house, request, { name_hash: await nameHashOf(house, name), is_owned: false })) !== undefined

/**
 * Identifies this request's device if it recently signed in to the account with this name: its tries are counted separately, so
 * that strangers cannot use up the owner's (reliability 18). Undefined for other devices.
 */
export const ownersDevice = async (house: House, request: FastifyRequest, name: SignInName): Promise<string | undefined> =>
  trustedDeviceOf(house, request, { name_hash: await nameHashOf(house, name), is_owned: true })

/**
 * Counts one attempt to sign in with a name, whether anybody has it or not (reliability 18). A device that signed in to the account
 * before is only counted separately, so that strangers who use up the tries of the account or address never lock the owner out; for
 * a contact only if its player has confirmed it, because anyone else who gave it may be guessing the owner's password. A success
 * takes back only its own try, because otherwise an attacker's own account would reset the address. Refuses `too-many-requests`
 * with 429 and Retry-After, and some tries earlier `captcha-needed` if `captcha` is given. For a registration only the name is
 * counted here; its address has another limit.
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
