import { Type, type Static } from 'typebox'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { GameCard } from '#casino/games/lobby/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const DrawId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const drawParams = Type.Object({ id: DrawId })

/** An outcome and its probability: `weight` of `total`, while any is left. */
export const FairOutcome = Type.Object({
  name: Type.String(),
  title: Type.String(),
  weight: Type.Integer(),
  stock: Type.Integer(),
  left: Type.Integer(),
})

/** Everything that determines a draw's results, with the seed once it is closed. */
export const FairDraw = Type.Object({
  id: DrawId,
  title: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  startsAt: Timestamp,
  endsAt: Timestamp,
  outcomes: Type.Array(FairOutcome),
  /** The weight of winning nothing, after those of the outcomes. */
  nothingWeight: Type.Integer(),
  total: Type.Integer(),
  /** SHA-256 of the seed, published before the draw began. */
  serverSeedHash: Type.String(),
  committedAt: Timestamp,
  /** Revealed when the draw is closed. */
  serverSeed: Type.Union([Type.String(), Type.Null()]),
})
export type FairDraw = Static<typeof FairDraw>

/** What may fall to this visitor: money in minor units of the draw's currency, or another prize in words; neither for a pot. */
const ShownOutcome = Type.Object({
  ...FairOutcome.properties,
  amount: Type.Union([AmountMinor, Type.Null()]),
  prize: Type.Union([ShownPrize, Type.Null()]),
})

/** A draw as a visitor sees it. Amounts are minor units of `currency`. */
export const DrawView = Type.Object({
  ...FairDraw.properties,
  outcomes: Type.Array(ShownOutcome),
  /** Server time, so that a countdown does not depend on the device's clock. */
  now: Timestamp,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** The money that has not fallen yet, and all of it at the start. */
  pool: AmountMinor,
  wholePool: AmountMinor,
  /** The least stake of a round that is drawn for; 0 if none is. */
  minStake: AmountMinor,
  games: Type.Array(GameCard),
  /** What an attempt by hand costs, in words, and how many of these points the visitor has; null if rounds are drawn for. */
  attempt: Type.Union([Type.Object({ cost: Type.Integer(), text: Type.String(), has: Type.Integer() }), Type.Null()]),
})
export type DrawView = Static<typeof DrawView>

const { id, outcomes, nothingWeight, total, serverSeedHash, currency, exponent } = DrawView.properties

/** The table of a draw by hand: what may fall to this visitor, by which chance, and what is left of it. */
export const Odds = Type.Object({ id, title: Type.String(), outcomes, nothingWeight, total, serverSeedHash, currency, exponent })
export type Odds = Static<typeof Odds>

/** What an attempt brought. A prize whose stock had run out before is told by `isGone`, and `prize` is null. */
export const drawnFields = {
  outcome: Type.Union([Type.String(), Type.Null()]),
  prize: Type.Union([ShownPrize, Type.Null()]),
  isGone: Type.Boolean(),
  /** By this and the key of the draw anybody can check it: the player's words and the number of the attempt. */
  fairCode: Type.String(),
}
const Drawn = Type.Object(drawnFields)
export type Drawn = Static<typeof Drawn>

/** The player's own share in the bytes that are drawn; the call's key without it, or the key's SHA-256 if it has other characters or more. */
export const ClientSeed = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' })

/** One drawn result: the bytes are HMAC-SHA256(seed, "<input>:<number>:<cursor>"). */
export const DrawnLine = Type.Object({
  id: Type.Integer(),
  input: Type.String(),
  number: Type.Integer(),
  outcome: Type.Union([Type.String(), Type.Null()]),
  /** False if the outcome was out of stock. */
  isGiven: Type.Boolean(),
  at: Timestamp,
})
export type DrawnLine = Static<typeof DrawnLine>

const lines_limit = 1_000

export const getDrawFairness = endpoint({
  route: 'GET /rest/draws/{id}/fairness/',
  who: 'anyone',
  effect: 'reads',
  params: drawParams,
  query: Type.Object({
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: lines_limit, default: lines_limit })),
  }),
  reply: Type.Object({ data: Type.Object({ ...FairDraw.properties, drawn: Type.Array(DrawnLine) }) }),
  refusals: ['draw-unknown'],
  summary: 'What a draw committed to, its odds, and what was drawn; with the seed once it is closed: enough to draw everything again',
})

/** Data of the component `fairness-draws` of the fairness page. */
export interface FairnessDrawsData {
  readonly draws: FairDraw[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'fairness-draws': FairnessDrawsData
  }
}
