import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createHash, createHmac } from 'node:crypto'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { check_life_ms, type GuardedCall, readSolution, work } from '../rules.ts'

/** What a challenge is for; signed with it. */
export interface CheckSubject {
  /** The challenge's nonce, which identifies it: the key itself could be encoded in several ways. */
  readonly check_hash: Buffer
  readonly visit: string
  readonly call: string
  readonly valid_until: Date
}

const secretsOf = (house: House) => ({
  hmacSignatureSecret: house.config.secret('captcha-check').toString('hex'),
  hmacKeySignatureSecret: house.config.secret('captcha-solution').toString('hex'),
})

/** Hash by which a challenge or a pass is stored. */
export const hashOf = (purpose: 'check' | 'pass', value: string): Buffer => createHash('sha256').update(`${purpose}\0${value}`).digest()

/** The visitor's identifier inside a challenge, which the page can read: it reveals nothing about the session. */
export const visitOf = (house: House, { session_id }: Visitor): string =>
  createHmac('sha256', house.config.secret('captcha-visit')).update(session_id).digest('base64url').slice(0, 22)

/** Creates a challenge for this visitor and call. It is signed, so nothing has to be stored. */
export const makeCheck = async (house: House, visitor: Visitor, call: GuardedCall): Promise<string> => {
  const until = house.clock.now().getTime() + check_life_ms
  const check = await createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: work.least + house.random.below(work.most - work.least),
    // The library's own expiry uses the system clock; ours is part of the signed data.
    data: { visit: visitOf(house, visitor), call, until },
    deriveKey,
    ...secretsOf(house),
  })
  return Buffer.from(JSON.stringify(check)).toString('base64url')
}

const readCheck = (internal_key: string): Challenge | undefined => {
  try {
    const check = JSON.parse(Buffer.from(internal_key, 'base64url').toString()) as Challenge | null
    return typeof check?.parameters === 'object' && typeof check.signature === 'string' ? check : undefined
  } catch {
    return undefined
  }
}

/** The subject of a solved challenge; undefined if it is not ours, not solved, or expired. */
export const solvedCheck = async (house: House, internal_key: string, message: string): Promise<CheckSubject | undefined> => {
  const challenge = readCheck(internal_key)
  const solution = readSolution(message)
  if (!challenge || !solution) return undefined
  // A forged one may have any shape, so this is only read after the signature was verified.
  const result = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(house) }).catch(() => undefined)
  const { visit, call, until } = challenge.parameters.data ?? {}
  if (!result?.verified || typeof visit !== 'string' || typeof call !== 'string' || typeof until !== 'number') return undefined
  const valid_until = new Date(until)
  return valid_until > house.clock.now() ? { check_hash: hashOf('check', challenge.parameters.nonce), visit, call, valid_until } : undefined
}
