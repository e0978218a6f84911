import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { PositiveAmountMinor, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { prizeKinds, prizes_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** A prize as its owner sees it, in the language of the call. */
export const PrizeView = Type.Object({
  id: Type.Integer(),
  type: Type.Enum(prizeKinds),
  /** Minor units. */
  amount: PositiveAmountMinor,
  currency: Type.String(),
  exponent: Type.Integer(),
  title: Type.String(),
  at: Timestamp,
})
export type PrizeView = Static<typeof PrizeView>

export const getPrizes = endpoint({
  route: 'GET /rest/player/prizes/',
  who: 'player',
  effect: 'reads',
  query: paging(prizes_limit),
  reply: Type.Object({ data: Type.Array(PrizeView), total: Type.Integer() }),
  rows: ['API-050'],
  summary: "The player's prizes, newest first",
})

export const hidePrize = endpoint({
  route: 'POST /rest/player/prizes/{id}/hide/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  reply: Type.Object({}),
  refusals: ['prizes-prize-unknown'],
  rows: ['API-261', 'SA-067'],
  summary: 'Takes a prize out of the list; the prize itself stays what it is',
})

/** Push on the player's own channel (RTM-023). */
export interface RewardMessage {
  readonly type: 'reward'
  readonly data: PrizeView
}
