import { hash, timingSafeEqual } from 'node:crypto'
import { serverSeedPattern } from '#engines/chance/fair-message.ts'
import type { Random } from './random.ts'

/** A new secret server seed: 32 random bytes as 64 hexadecimal digits. */
export const newServerSeed = (random: Random): string => random.hex(32)

/** A client seed for players who have not chosen one: 20 hexadecimal digits. */
export const newClientSeed = (random: Random): string => random.hex(10)

/**
 * The commitment shown before the first bet: SHA-256 of the server seed's text, in hexadecimal. Throws RangeError for a text that
 * is not a server seed, because a commitment to something weaker would be worthless.
 */
export const seedCommitment = (server_seed: string): string => {
  if (!serverSeedPattern.test(server_seed)) throw new RangeError('a server seed is 64 lower-case hexadecimal digits')
  return hash('sha256', server_seed, 'hex')
}

/** Whether a revealed seed matches its commitment. */
export const keepsCommitment = (server_seed: string, commitment: string): boolean => {
  if (!serverSeedPattern.test(server_seed) || !/^[0-9a-f]{64}$/.test(commitment)) return false
  return timingSafeEqual(Buffer.from(seedCommitment(server_seed), 'hex'), Buffer.from(commitment, 'hex'))
}
