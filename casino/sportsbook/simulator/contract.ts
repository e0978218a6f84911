import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Everything that a match is a function of. */
export const MatchFairness = Type.Object({
  eventId: Type.Integer(),
  /** Its number in the stream of bytes: block n is HMAC-SHA256(seed, "match:<number>:<n>"). */
  number: Type.Integer(),
  sport: Slug,
  /** Strengths of the two sides, in whole numbers, published with the match. */
  fixture: Type.Record(Type.String(), Type.Integer()),
  /** SHA-256 of the seed, published before the match was. */
  serverSeedHash: Type.String(),
  committedAt: Timestamp,
  startsAt: Timestamp,
  /** Shown when the match is over. */
  serverSeed: Type.Union([Type.String(), Type.Null()]),
})
export type MatchFairness = Static<typeof MatchFairness>

export const getMatchFairness = endpoint({
  route: 'GET /rest/sport-betting/events/{id}/fairness/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  reply: Type.Object({ data: MatchFairness }),
  refusals: ['sport-match-not-simulated'],
  rows: ['SP-010'],
  summary: 'What a simulated match was committed to, and its seed once it is over: enough to play it again',
})
