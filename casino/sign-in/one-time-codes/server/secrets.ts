import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { House } from '#kernel/house.ts'
import { digitsOf, type Method } from '../rules.ts'

/** Uniformly distributed digits, including leading zeros. */
export const makeCode = (house: House, method: Method, is_guessed_at: boolean): string => {
  const digits = digitsOf(method, is_guessed_at)
  return String(house.random.below(10 ** digits)).padStart(digits, '0')
}

/** Codes have few values, so the hash is keyed with the site's secret: a copy of the table does not allow trying them all. */
export const codeHashOf = (house: House, challenge_id: string, code: string): Buffer =>
  createHmac('sha256', house.config.secret('one-time-codes')).update(`${challenge_id}\0${code}`).digest()

/** Links and tickets have 256 random bits, so a plain hash is enough. */
export const makeToken = (house: House): string => house.random.token(32)
export const tokenHashOf = (purpose: 'link' | 'ticket' | 'entry', token: string): Buffer =>
  createHash('sha256').update(`${purpose}\0${token}`).digest()

/** Constant-time comparison. */
export const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)
