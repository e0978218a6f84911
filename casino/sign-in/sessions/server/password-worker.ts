import { argon2Sync } from 'node:crypto'
import { answerInBackground } from '#kernel/threads/background-thread.ts'

/** argon2id with OWASP's minimum parameters: 19 MiB, two passes, one lane. Changing them invalidates every existing key. */
const work = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

export interface ToHash {
  readonly password: string
  readonly salt: Uint8Array
}

// A password that waits for ten seconds is refused, so a core that is full must still compute some.
answerInBackground('soon', ({ password, salt }: ToHash) => argon2Sync('argon2id', { message: password, nonce: salt, ...work }))
