import { Type } from 'typebox'
import { AmountMinor } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player opened a game (GA-015). Guests' demo games are nobody's history and are not announced. */
export const GameStarted = defineFact(
  'games/play.game-started',
  Type.Object({ slug: Type.String(), mode: Type.Enum(['money_play', 'demo_play']) }),
)

/**
 * A round was played and paid. Written by the ledger with the round's own money, so there is one exactly where there was
 * a round. About the player. Demo rounds are not announced; old ones stand in the log, a guest's with a negative `owner_id` and no player,
 * and may count for nothing.
 */
export const RoundSettled = defineFact(
  'games/play.round-settled',
  Type.Object({
    /** `<seed pair>-<nonce>`: the id that a player quotes. */
    round_id: Type.String(),
    owner_id: Type.Integer(),
    slug: Type.String(),
    mode: Type.Enum(['money', 'demo']),
    currency: Type.String(),
    /** What left the player's purse, 0 for a free spin, and what came back in all, in minor units. */
    stake_minor: AmountMinor,
    win_minor: AmountMinor,
    seed_id: Type.Integer(),
    nonce: Type.Integer(),
    command: Type.Unknown(),
  }),
)
