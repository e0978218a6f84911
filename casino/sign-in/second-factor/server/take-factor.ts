import type { FastifyRequest } from 'fastify'
import { trustedDeviceOf } from '#casino/sign-in/sessions/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { countTries, forgetTries } from '#kernel/http/rate-limit.ts'
import { RecoveryCodeUsed } from '../events.ts'
import { codesByDevice, codesByDeviceInDay, codesByPlayer, codesByPlayerInDay, typedCode, typedRecoveryCode } from '../rules.ts'
import { readAuthenticator, resealAuthenticator, takeStep } from './authenticator-store.ts'
import { countRecoveryCodes, spendRecoveryCode } from './recovery-store.ts'
import { resealed, stepOf } from './totp.ts'

export type Factor = 'code' | 'recovery-code'

/** Accepts a code of the authenticator app, once: a used code, and every older one, is refused. */
export const takeCode = async (tx: Tx, house: House, player_id: bigint, code: string, is_confirmed = true): Promise<boolean> => {
  const authenticator = await readAuthenticator(tx, player_id)
  if (!authenticator || (authenticator.confirmed_at !== null) !== is_confirmed) return false
  const step = stepOf(house, authenticator, code)
  if (step === null || !(await takeStep(tx, player_id, step))) return false
  const newest = resealed(house, authenticator)
  if (newest) await resealAuthenticator(tx, player_id, newest)
  return true
}

/**
 * Accepts six digits of the app or a recovery code from one field, once. Null if it matches nothing, whether wrong, used, too old
 * or another player's.
 */
export const takeFactor = async (tx: Tx, house: House, player_id: bigint, typed: string): Promise<Factor | null> => {
  const code = typedCode(typed)
  if (code !== undefined) return (await takeCode(tx, house, player_id, code)) ? 'code' : null
  const recovery_code = typedRecoveryCode(typed)
  if (recovery_code === undefined || !(await spendRecoveryCode(tx, player_id, recovery_code, house.clock.now()))) return null
  const left = await countRecoveryCodes(tx, player_id)
  await announce(tx, house, [RecoveryCodeUsed({ player_id: String(player_id), left }, player_id)])
  return 'recovery-code'
}

/**
 * Counts one guess of a player's codes, and returns a function that resets the count after a success. A known device is counted
 * separately, so that somebody who knows the password cannot lock the owner out (reliability 18). Refuses `too-many-requests` with
 * 429.
 */
export const countCodeTry = async (house: House, request: FastifyRequest, player_id: bigint): Promise<() => Promise<void>> => {
  const device = await trustedDeviceOf(house, request, { player_id })
  const subject = device === undefined ? String(player_id) : `${device} ${player_id}`
  const limits = device === undefined ? [codesByPlayerInDay, codesByPlayer] : [codesByDeviceInDay, codesByDevice]
  const counted = limits.map((limit) => [limit, subject] as const)
  await countTries(house, counted)
  return () => forgetTries(house, counted)
}
