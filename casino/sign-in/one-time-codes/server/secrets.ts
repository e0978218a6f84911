import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { House } from '#kernel/house.ts'
import { digitsOf, type Method } from '../rules.ts'

/** Evenly distributed digits, leading zeros included. */
export const makeCode = (house: House, method: Method, is_guessed_at: boolean): string => {
  const digits = digitsOf(method, is_guessed_at)
  return String(house.random.below(10 ** digits)).padStart(digits, '0')
}

/** A code has few values, so its hash takes the house's own secret: who reads the table cannot try them all. */
export const codeHashOf = (house: House, challenge_id: string, code: string): Buffer =>
  createHmac('sha256', house.config.secret('one-time-codes')).update(`${challenge_id}\0${code}`).digest()

/** A link or a ticket has 256 random bits; a plain hash hides it. */
export const makeToken = (house: House): string => house.random.token(32)
export const tokenHashOf = (purpose: 'link' | 'ticket' | 'entry', token: string): Buffer =>
  createHash('sha256').update(`${purpose}\0${token}`).digest()

/** Compares in a time that says nothing of where they differ. */
export const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)
