import { Type } from 'typebox'
import { AmountMinor } from '#kernel/contract/schemas.ts'
import { defineFact, type Fact } from '#kernel/facts/fact.ts'

/**
 * Players were given prizes of one kind, worth something in one unit, by one slice: hundreds of a leaderboard in one fact. The slice that owns
 * the kind delivers them. What a prize is in words stands with the prize.
 */
export const PrizesGranted = defineFact(
  'bonuses/prizes.prize-granted',
  Type.Object({
    kind: Type.String(),
    /** Unit of their value: a currency, or points. */
    asset: Type.String(),
    /** The slice that gave them: `contests/races`. */
    source: Type.String(),
    /** `amount_minor`: minor units of `asset`. Missing where the fact is of one prize, as it was written before facts named many. */
    prizes: Type.Optional(Type.Array(Type.Object({ prize_id: Type.Integer(), player_id: Type.Integer(), amount_minor: AmountMinor }))),
    prize_id: Type.Optional(Type.Integer()),
    amount_minor: Type.Optional(AmountMinor),
  }),
)

export type PrizesFact = Fact<(typeof PrizesGranted)['schema']>

export interface GrantedPrize {
  readonly prize_id: number
  readonly player_id: bigint
  readonly kind: string
  readonly asset: string
  readonly amount_minor: number
}

/** Each prize that these facts tell of, in order. */
export const prizesGranted = (facts: readonly Pick<PrizesFact, 'player_id' | 'data'>[]): readonly GrantedPrize[] =>
  facts.flatMap(({ player_id, data: { kind, asset, prizes, prize_id, amount_minor } }) => {
    if (prizes) return prizes.map((prize) => ({ ...prize, player_id: BigInt(prize.player_id), kind, asset }))
    return player_id === null || prize_id === undefined || amount_minor === undefined
      ? []
      : [{ prize_id, player_id, kind, asset, amount_minor }]
  })
