import { argon2 } from 'node:crypto'
import { type House, perHouse } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'

/** argon2id at the strength that OWASP asks for at least: 19 MiB, two passes, one lane. A change locks out every older key. */
const work = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Two at a time: the rest of the thread pool stays free for the database and the rounds of those who are in already. */
const at_once = 2
/** Five to ten seconds of work. Who came later would not get an answer before the client gives up (AU-013). */
const most_waiting = 400

const hash = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...work }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    )
  })

const gates = perHouse((house) => {
  const done = house.metrics.counter('openhouse_password_hashes_total', 'Password hashes computed, for known and unknown names alike.')
  const waiting: (() => void)[] = []
  let running = 0
  const enter = async (): Promise<void> => {
    if (running < at_once) {
      running += 1
      return
    }
    if (waiting.length >= most_waiting) throw new Refusal('temporarily-unavailable', { retry_after_s: 10 }, 503)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return { enter, leave, done }
})

/**
 * 32 bytes from a password and a 16-byte salt, by argon2id, off the event loop. Throws the refusal
 * `temporarily-unavailable` (503) when hundreds are waiting already.
 */
export const passwordWork = async (house: House, password: string, salt: Buffer): Promise<Buffer> => {
  const gate = gates(house)
  await gate.enter()
  try {
    gate.done.inc()
    return await hash(password, salt)
  } finally {
    gate.leave()
  }
}
