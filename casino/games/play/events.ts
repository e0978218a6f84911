import { Type } from 'typebox'
import { AmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player opened a game (GA-015). Guests' demo games are not announced because no history is kept for them. */
export const GameStarted = defineFact(
  'games/play.game-started',
  Type.Object({ slug: Type.String(), mode: Type.Enum(['money_play', 'demo_play']) }),
)

/**
 * A round was played and paid. Appended in the transaction that moves the round's money, so there is exactly one per round. About
 * the player. Demo rounds are no longer announced; old logs contain some, with a negative `owner_id` and no player for guests, and
 * they must not be counted.
 */
export const RoundSettled = defineFact(
  'games/play.round-settled',
  Type.Object({
    /** Round id, `<seed pair>-<nonce>`, or `s<number>` for a round dealt by an outside studio. */
    round_id: Type.String(),
    owner_id: Type.Integer(),
    slug: Type.String(),
    mode: Type.Enum(['money', 'demo']),
    currency: Type.String(),
    /** The amount taken from the player's purse, 0 for a free spin, and the total payout, in minor units. */
    stake_minor: AmountMinor,
    win_minor: AmountMinor,
    /** What it was dealt from; null where a studio outside dealt it. */
    seed_id: Type.Union([Type.Integer(), Type.Null()]),
    nonce: Type.Union([Type.Integer(), Type.Null()]),
    command: Type.Unknown(),
    /** Of a round of steps, which is over long after its stake was taken: when that was. */
    begun_at: Type.Optional(Timestamp),
  }),
)

/** The house ended a round of steps for money, because nobody came back to it in time. What it paid is told by RoundSettled. */
export const RoundEndedByHouse = defineFact(
  'games/play.round-ended-by-house',
  Type.Object({ slug: Type.String(), round_id: Type.String() }),
)
