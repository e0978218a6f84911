import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const BetId = Type.Integer({ minimum: 1 })
const Amount = Type.Integer({ minimum: 0 })
/** The purse of the free bet that was staked; left out where the stake was cash. */
const credit_purse = Type.Optional(Type.String())
const kind = Type.Enum(['single', 'multi', 'system', 'builder'])

/** A bet was accepted: its stake is taken, and it can win. */
export const BetPlaced = defineFact(
  'sportsbook/bets.bet-placed',
  Type.Object({
    bet_id: BetId,
    bet_type: kind,
    currency: Type.String(),
    stake_minor: Amount,
    /** What the bet pays per unit of stake when every leg wins, in thousandths. */
    odds_thousandths: Type.Integer(),
    legs: Type.Integer(),
    event_ids: Type.Array(Type.Integer()),
    credit_purse,
  }),
)

/** Prices or states had changed when the delay of play was over: the stake went back. */
export const BetRejected = defineFact(
  'sportsbook/bets.bet-rejected',
  Type.Object({ bet_id: BetId, currency: Type.String(), stake_minor: Amount, reason: Type.String(), credit_purse }),
)

/** A bet has its result, or another one than before: `correction` is above 0 then. */
export const BetSettled = defineFact(
  'sportsbook/bets.bet-settled',
  Type.Object({
    bet_id: BetId,
    bet_type: kind,
    currency: Type.String(),
    /** The stake that stood until now; parts that were cashed out are not in it. */
    stake_minor: Amount,
    /** Cash; of a free bet without its stake. */
    paid_minor: Amount,
    odds_thousandths: Type.Integer(),
    result: Type.Enum(['won', 'lost', 'returned']),
    correction: Type.Integer(),
    credit_purse,
  }),
)

/** A bet, or a part of its stake, was given back for what it was worth at that moment. */
export const BetCashedOut = defineFact(
  'sportsbook/bets.bet-cashed-out',
  Type.Object({ bet_id: BetId, currency: Type.String(), stake_minor: Amount, paid_minor: Amount, is_whole: Type.Boolean() }),
)

/** Legs of some bets were settled: these bets are looked at. The slice's own fact, told with the legs. */
export const BetsDue = defineFact('sportsbook/bets.bets-due', Type.Object({ event_id: Type.Integer() }))
