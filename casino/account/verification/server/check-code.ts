import type { FastifyRequest } from 'fastify'
import { addressOf } from '#kernel/addresses/network.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { countTries, giveBackTries } from '#kernel/http/rate-limit.ts'
import { refuse } from '../contract.ts'
import { guessesByAddress, guessesByContact } from '../rules.ts'
import { codeHashOf, isSame } from './secrets.ts'
import { type CodeQuery, countTryOfCodes, proveContact } from './store.ts'

/** What a right code leads to, in the transaction that spends it. */
type Proved<T> = (tx: Tx, challenge: { readonly id: string; readonly player_id: bigint | null }) => Promise<T>

/**
 * Tries a code against those that are out for a contact, and does what it leads to, once. Null when none fits: unknown
 * contact, no code, expired, spent and wrong are the same. The try stays counted, so nothing may be thrown for it in here.
 */
export const tryCode = <T>(house: House, query: CodeQuery, code: string, proved: Proved<T>): Promise<{ readonly value: T } | null> =>
  inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const tried = await countTryOfCodes(tx, query, now)
    // A contact that nobody has holds no hash; the same work is done for it.
    const right = tried.find(({ id, code_hash }) => isSame(code_hash ?? Buffer.alloc(32), codeHashOf(house, id, code)))
    if (!right || right.code_hash === null) return null
    await proveContact(tx, right.id, query, now)
    return { value: await proved(tx, { id: right.id, player_id: right.player_id }) }
  })

/** The same within the limits of guessing, for a person who is told. Refuses `code-wrong`, and `too-many-requests` with 429. */
export const checkCode = async <T>(
  house: House,
  request: FastifyRequest,
  query: CodeQuery,
  typed: string,
  proved: Proved<T>,
): Promise<T> => {
  const counted = [
    [guessesByAddress, addressOf(request.ip)],
    [guessesByContact, `${query.purpose} ${query.player_id ?? ''} ${query.kind} ${query.contact}`],
  ] as const
  await countTries(house, counted)
  const outcome = await tryCode(house, query, typed.replaceAll(/\s/g, ''), proved)
  if (!outcome) return refuse('code-wrong')
  await giveBackTries(house, counted)
  return outcome.value
}
