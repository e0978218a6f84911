import { Type, type Static } from 'typebox'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { prizeStates, prizes_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** What a prize is, in the language of the call. */
export const ShownPrize = Type.Object({
  /** Its kind: `money`, `points`, ... */
  type: Type.String(),
  /** What it is, in words: "300 ₴". */
  text: Type.String(),
  /** Name of a drawn icon. */
  picture: Type.String(),
})
export type ShownPrize = Static<typeof ShownPrize>

/** A prize as its owner sees it. */
export const PrizeView = Type.Object({
  id: Type.Integer(),
  ...ShownPrize.properties,
  /** What it is worth, minor units of `currency`; 0 for what costs nothing. */
  amount: AmountMinor,
  currency: Type.String(),
  exponent: Type.Integer(),
  title: Type.String(),
  at: Timestamp,
  state: Type.Enum(prizeStates),
  /** Until when it can be taken. */
  expiresAt: Type.Union([Timestamp, Type.Null()]),
})
export type PrizeView = Static<typeof PrizeView>

export const getPrizes = endpoint({
  route: 'GET /rest/player/prizes/',
  who: 'player',
  effect: 'reads',
  query: paging(prizes_limit),
  reply: countedPageReply(PrizeView),
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

export const takePrize = endpoint({
  route: 'POST /rest/player/prizes/{id}/take/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  /** What the player chose, where the kind of the prize asks for a choice. */
  body: Type.Object({ choice: Type.Optional(Type.String({ maxLength: 200 })) }, { additionalProperties: false }),
  reply: Type.Object({}),
  refusals: ['prizes-prize-unknown', 'prizes-too-late', 'prizes-not-now'],
  rows: ['API-050'],
  summary: 'Takes a prize that waits for its player; taking it again changes nothing',
})

/** Push on the player's own channel (RTM-023). */
export interface RewardMessage {
  readonly type: 'reward'
  readonly data: PrizeView
}

// It needs nothing from the server but to stand there.
declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'prizes-list': null
  }
}
