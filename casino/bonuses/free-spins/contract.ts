import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import type { FreeSpinsEvent } from './rules.ts'
import { serverTexts } from './server-texts.ts'

export const refuse = refuserOf(serverTexts)

/** What free spins are, whoever gives them: fields of a bonus's terms and of a prize. The stake is said beside, in its currency. */
export const freeSpinsFields = {
  /** Slugs of the games that they are played in. */
  games: Type.Array(Slug, { minItems: 1, maxItems: 50 }),
  /** In one portion. */
  number: Type.Integer({ minimum: 1, maximum: 1_000 }),
  /** Portions come one a day, the first at once. */
  portions: Type.Integer({ minimum: 1, maximum: 60 }),
  /** Each portion is played within so many days. */
  days_to_play: Type.Integer({ minimum: 1, maximum: 90 }),
}

const FreeSpinsTerms = Type.Object(freeSpinsFields)
export type FreeSpinsTerms = Static<typeof FreeSpinsTerms>

/** Free spins of the player who asks, all portions of one gift. Amounts in minor units of `currency`. */
export const FreeSpinsView = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  status: Type.Enum(['active', 'complete']),
  games: Type.Array(Type.Object({ slug: Slug, title: Type.String() })),
  stake: AmountMinor,
  currency: Type.String(),
  exponent: Type.Integer(),
  /** Spins that may be played now (EN-041). */
  currentFs: Type.Integer(),
  /** Spins of all portions. */
  total: Type.Integer(),
  /** Spins that are not played yet, of portions that are still to come too: so many are lost by giving them up. */
  left: Type.Integer(),
  played: Type.Integer(),
  portions: Type.Integer(),
  /** When the next portion comes; null where none waits. */
  nextAt: Type.Union([Timestamp, Type.Null()]),
  /** Until when those of now may be played. */
  endsAt: Type.Union([Timestamp, Type.Null()]),
  won: AmountMinor,
  /** Wins are the player's cash, or stand with the bonus that the spins came with. */
  winsTo: Type.Enum(['cash', 'bonus']),
})
export type FreeSpinsView = Static<typeof FreeSpinsView>

export const getFreeSpins = endpoint({
  route: 'GET /rest/player/free-spins/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(FreeSpinsView) }),
  rows: ['SA-070'],
  summary: 'Free spins of the player: those to play first, then the newest that are over',
})

export const getPeriodical = endpoint({
  route: 'GET /rest/bonuses/periodical-free-spins/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({
    data: Type.Object({
      /** Spins that may be played now, and all of the gift; 0 where the player has none. */
      currentFs: Type.Integer(),
      total: Type.Integer(),
      /** The gift itself; null where the player has none. */
      bonus: Type.Union([FreeSpinsView, Type.Null()]),
    }),
  }),
  rows: ['API-113', 'EN-041', 'BO-008'],
  summary: 'Free spins that come a portion a day',
})

export const cancelFreeSpins = endpoint({
  route: 'POST /rest/player/free-spins/{id}/cancel/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  reply: Type.Object({}),
  refusals: ['free-spins-not-there', 'free-spins-over'],
  rows: ['SA-070'],
  summary: 'Gives free spins up, those of portions to come too; what they won stays',
})

/** Push on the player's own channel (RTM-019). */
export interface FreeSpinsMessage {
  readonly type: 'freespins'
  readonly event: FreeSpinsEvent
  readonly data: { readonly bonusId: number; readonly currentFs: number }
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'free-spins': { readonly freeSpins: readonly FreeSpinsView[] }
  }
}
