import { argon2 } from 'node:crypto'
import { type House, perHouse } from '#kernel/house.ts'
import { createGate } from './gate.ts'

/** argon2id at the strength that OWASP asks for at least: 19 MiB, two passes, one lane. A change locks out every older key. */
const work = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/**
 * Two at a time: the rest of the thread pool stays free for those who are in already. The waiting are five to ten seconds
 * of work; who came later would not get an answer before the client gives up (AU-013).
 */
const limits = { at_once: 2, most_waiting: 400 } as const

const hash = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...work }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    )
  })

const workshop = perHouse((house) => ({
  gate: createGate(limits),
  done: house.metrics.counter('openhouse_password_hashes_total', 'Password hashes computed, for known and unknown names alike.'),
}))

/**
 * 32 bytes from a password and a 16-byte salt, by argon2id, off the event loop. Throws the refusal
 * `temporarily-unavailable` (503) when hundreds are waiting already.
 */
export const passwordWork = (house: House, password: string, salt: Buffer): Promise<Buffer> => {
  const { gate, done } = workshop(house)
  return gate.run(() => {
    done.inc()
    return hash(password, salt)
  })
}
