import { hash } from 'node:crypto'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import { seal, unseal, type Sealed } from '#kernel/config/seal.ts'
import type { House } from '#kernel/house.ts'
import { committedSource } from '#kernel/random/committed-source.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { newServerSeed } from '#kernel/random/seed-commitment.ts'

const purpose = 'live-seeds'

/** A stored seed chain: its last seed, encrypted, and the hash of its first seed, which is published. */
export interface ChainRow extends Sealed {
  readonly id: bigint
  readonly table_slug: string
  readonly length: number
  readonly commitment: string
}

/** Hashes the seed this many times. */
const hashed = (seed: string, times: number): string => {
  let text = seed
  for (let index = 0; index < times; index += 1) text = hash('sha256', text, 'hex')
  return text
}

/** A new chain that no round has used yet. */
export const newChain = (house: House, length: number): Sealed & { readonly commitment: string } => {
  const last = newServerSeed(house.random)
  return { ...seal(house, purpose, last), commitment: hashed(last, length) }
}

/** The seed of round `number`; number 0 is the published commitment. The hash of each seed is the seed of the round before it. */
export const seedOf = (house: House, chain: ChainRow, number: number): string => {
  if (number < 0 || number > chain.length) throw new RangeError(`the chain has no round ${number}`)
  return hashed(unseal(house, purpose, chain), chain.length - number)
}

/** The bytes that a round is drawn from: HMAC-SHA256(seed, "<table>:<number>:0"), and so on. */
export const sourceOf = (server_seed: string, slug: string, number: number): ByteSource =>
  committedSource(fairKey(server_seed), slug, number)
