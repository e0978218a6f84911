import { Type, type Static } from 'typebox'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

const BetId = Type.Integer({ minimum: 1 })
const Amount = Type.Integer({ minimum: 0 })
/** The purse of the free bet that was staked; absent when the stake was cash. */
const credit_purse = Type.Optional(Type.String())
const kind = Type.Enum(['single', 'multi', 'system', 'builder'])

/** A bet was accepted: its stake was debited. */
export const BetPlaced = defineFact(
  'sportsbook/bets.bet-placed',
  Type.Object({
    bet_id: BetId,
    bet_type: kind,
    currency: Type.String(),
    stake_minor: Amount,
    /** Total odds in thousandths: the payout per unit of stake when every leg wins. */
    odds_thousandths: Type.Integer(),
    legs: Type.Integer(),
    event_ids: Type.Array(Type.Integer()),
    credit_purse,
  }),
)

/** Odds or states had changed when the in-play delay ended: the stake was returned. */
export const BetRejected = defineFact(
  'sportsbook/bets.bet-rejected',
  Type.Object({ bet_id: BetId, currency: Type.String(), stake_minor: Amount, reason: Type.String(), credit_purse }),
)

/**
 * A bet was settled, or settled again after a result that was corrected, or taken back and given anew: `correction` is above 0 then, and above
 * that of the time before. Nothing is announced where it brings what it had brought.
 */
export const BetSettled = defineFact(
  'sportsbook/bets.bet-settled',
  Type.Object({
    bet_id: BetId,
    bet_type: kind,
    /** What it brings may be known from then on; absent where it was told before bets said so. */
    placed_at: Type.Optional(Timestamp),
    currency: Type.String(),
    /** The stake that was still in the bet; parts that were cashed out are excluded. */
    stake_minor: Amount,
    /** In cash; for a free bet, excluding its stake. */
    paid_minor: Amount,
    odds_thousandths: Type.Integer(),
    /** `lost`: it brought less than its stake, of which a part may be back. `returned`: the stake, no more and no less. */
    result: Type.Enum(['won', 'lost', 'returned']),
    correction: Type.Integer(),
    /** What a correction took back from the balance; absent where it took nothing. */
    taken_back_minor: Type.Optional(Amount),
    /** Of a correction: whatever was told of the bet before gave its stake back. */
    is_after_return: Type.Optional(Type.Boolean()),
    credit_purse,
  }),
)

/**
 * Won or lost for the first time, for what counts each bet once: one that was given back was no bet, and is one when the void was taken back
 * and it is decided after all.
 */
export const isFirstDecision = ({ result, correction, is_after_return }: Static<(typeof BetSettled)['schema']>): boolean =>
  result !== 'returned' && (correction === 0 || is_after_return === true)

/** A bet, or a part of its stake, was cashed out. */
export const BetCashedOut = defineFact(
  'sportsbook/bets.bet-cashed-out',
  Type.Object({
    bet_id: BetId,
    currency: Type.String(),
    stake_minor: Amount,
    paid_minor: Amount,
    is_whole: Type.Boolean(),
    /** The offer that its player had asked for: the bet was cashed out automatically. Absent when the player did it. */
    auto_cash_out_minor: Type.Optional(Amount),
  }),
)

/**
 * Legs of some bets were settled, so these bets must be checked. Internal to this slice, appended in the transaction that settles
 * the legs.
 */
export const BetsDue = defineFact('sportsbook/bets.bets-due', Type.Object({ event_id: Type.Integer() }))
