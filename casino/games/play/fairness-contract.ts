import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { Hash } from './contract.ts'
import { clientSeedPattern } from './rules.ts'

const RetiredPair = Type.Object({
  id: Type.Integer(),
  server_seed: Type.String(),
  server_seed_hash: Hash,
  client_seed: Type.String(),
  rounds: Type.Integer(),
  revealed_at: Timestamp,
})

/** A pair that deals no new round, and is revealed when the last round of steps that is open on it is over. */
const RetiringPair = Type.Object({ id: Type.Integer(), server_seed_hash: Hash, client_seed: Type.String() })

const Seeds = Type.Object({
  server_seed_hash: Hash,
  client_seed: Type.String(),
  /** The nonce of the next round. */
  nonce: Type.Integer(),
  next_server_seed_hash: Hash,
  retiring: Type.Array(RetiringPair),
  retired: Type.Array(RetiredPair),
})
export type Seeds = Static<typeof Seeds>

export const getSeedsEndpoint = endpoint({
  route: 'GET /rest/fairness/seeds/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Seeds }),
  summary: "The player's seeds: what is committed, and what was revealed",
})

export const rotateSeedsEndpoint = endpoint({
  route: 'POST /rest/fairness/rotate/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object({ client_seed: Type.Optional(Type.String({ pattern: clientSeedPattern })), next_server_seed_hash: Hash }),
  reply: Type.Object({ data: Seeds }),
  refusals: ['seeds-moved-on'],
  summary: 'Moves on to the next seed pair with a client seed of choice, and reveals the old one once no round of it is open',
})

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'fairness-seeds': Seeds
  }
}
