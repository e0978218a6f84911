import { argon2Sync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** argon2id with OWASP's minimum parameters: 19 MiB, two passes, one lane. Changing them invalidates every existing key. */
const work = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

export interface ToHash {
  readonly password: string
  readonly salt: Uint8Array
}

// On Linux each thread has its own priority, so hashing only uses what games leave of a core. Elsewhere this would change the whole
// process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)

parentPort?.on('message', ({ password, salt }: ToHash) => {
  parentPort?.postMessage(argon2Sync('argon2id', { message: password, nonce: salt, ...work }))
})
