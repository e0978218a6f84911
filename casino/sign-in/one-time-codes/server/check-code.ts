import type { FastifyRequest } from 'fastify'
import { ownersDevice } from '#casino/sign-in/sessions/server/api.ts'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { countTries, giveBackTries, type TryWindow } from '#kernel/http/rate-limit.ts'
import { refuse } from '../contract.ts'
import { callGuessesByHouse, callGuessesByPrefix, digitsOf, guessesByAddress, guessesByDevice } from '../rules.ts'
import { contactWindowOf, countQuietly, guessSubjectOf } from './guesses.ts'
import { codeHashOf, isSame } from './secrets.ts'
import { type CodeQuery, type CodeTry, countTryOfCodes, proveContact } from './store.ts'

/** What a correct code does, in the transaction that uses it up. */
type Proved<T> = (tx: Tx, challenge: { readonly id: string; readonly player_id: bigint | null }) => Promise<T>

/**
 * Checks a code against the open challenges of a contact and executes their effect, once. Null if none matches, whether the contact
 * is unknown, or the code missing, expired, used or wrong. The try stays counted, so the transaction must not throw.
 */
export const tryCode = <T>(house: House, query: CodeTry, code: string, proved: Proved<T>): Promise<{ readonly value: T } | null> =>
  inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const tried = await countTryOfCodes(tx, query, now)
    // For an unknown contact the same amount of work is done, so that timing reveals nothing.
    const right = tried.find(({ id, code_hash }) => isSame(code_hash ?? Buffer.alloc(32), codeHashOf(house, id, code)))
    if (!right || right.code_hash === null) return null
    await proveContact(tx, right.id, query, now)
    return { value: await proved(tx, { id: right.id, player_id: right.player_id }) }
  })

interface Counting {
  readonly is_owners: boolean
  /** Windows that refuse when full. */
  readonly windows: readonly TryWindow[]
  /** For a call's digits: the site's guesses. When full, no code is looked at, which the answer does not tell. */
  readonly calls: TryWindow | null
  /** A window that makes codes longer when full, and refuses nobody. */
  readonly contact: TryWindow | null
}

/**
 * Strangers' guesses are counted by address and contact (for flash calls also by network and site); those on the contact owner's
 * device by device only.
 */
const countingOf = async (house: House, request: FastifyRequest, query: CodeQuery, code: string): Promise<Counting> => {
  const device = await ownersDevice(house, request, { kind: query.kind, name: query.contact })
  if (device !== undefined)
    return { is_owners: true, windows: [[guessesByDevice, `${device} ${guessSubjectOf(query)}`]], calls: null, contact: null }
  const is_of_call = code.length === digitsOf('flash_call', false)
  return {
    is_owners: false,
    windows: [[guessesByAddress, addressOf(request.ip)], ...(is_of_call ? [[callGuessesByPrefix, prefixOf(request.ip)] as const] : [])],
    calls: is_of_call ? [callGuessesByHouse, 'all'] : null,
    contact: contactWindowOf(query),
  }
}

/** The same with the guess limits. Refuses `code-wrong`, and `too-many-requests` with 429. */
export const checkCode = async <T>(
  house: House,
  request: FastifyRequest,
  query: CodeQuery,
  typed: string,
  proved: Proved<T>,
): Promise<T> => {
  const code = typed.replaceAll(/\s/g, '')
  const { is_owners, windows, calls, contact } = await countingOf(house, request, query, code)
  await countTries(house, windows)
  // Whoever was called before is told to request a new code, which comes by text.
  if (calls && !(await countQuietly(house, calls))) return refuse('code-wrong')
  const is_counted = contact !== null && (await countQuietly(house, contact))
  const outcome = await tryCode(house, { ...query, is_owners }, code, proved)
  if (!outcome) return refuse('code-wrong')
  await giveBackTries(house, [...windows, ...(calls ? [calls] : []), ...(is_counted ? [contact] : [])])
  return outcome.value
}
