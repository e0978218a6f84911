import { argon2Sync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** argon2id at the strength that OWASP asks for at least: 19 MiB, two passes, one lane. A change locks out every older key. */
const work = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

export interface ToHash {
  readonly password: string
  readonly salt: Uint8Array
}

// Linux gives each thread a priority of its own: hashes take what those who play leave of a core. Elsewhere it would be the
// whole site's.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)

parentPort?.on('message', ({ password, salt }: ToHash) => {
  parentPort?.postMessage(argon2Sync('argon2id', { message: password, nonce: salt, ...work }))
})
