import { Type } from 'typebox'
import { AmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** A slip of a live round was settled: paid, lost, or refunded because the round was void. About the player. */
export const LiveBetSettled = defineFact(
  'games/live.bet-settled',
  Type.Object({
    slip_id: Type.Integer({ minimum: 1 }),
    round_id: Type.Integer({ minimum: 1 }),
    slug: Type.String(),
    currency: Type.String(),
    stake_minor: AmountMinor,
    win_minor: AmountMinor,
    result: Type.Enum(['won', 'lost', 'returned']),
    placed_at: Type.Optional(Timestamp),
  }),
)
