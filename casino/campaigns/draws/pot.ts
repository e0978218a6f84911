import { Type, type Static } from 'typebox'
import { Amounts } from '#kernel/contract/amounts.ts'

/**
 * A jackpot: starts with a seed amount and grows by a share of every counted stake, in the stake's currency. The winner gets the
 * pot of their own currency, which then starts again. The house pays the share; it is not deducted from the stake.
 */
export const Pot = Type.Object(
  {
    /** Amount that it starts with each time. */
    seed: Amounts,
    /** Maximum amount, so that its cost is known before it is promised. */
    most: Amounts,
    /** Share of each stake, in millionths. */
    share_millionths: Type.Integer({ minimum: 1, maximum: 100_000 }),
  },
  { additionalProperties: false },
)
export type Pot = Static<typeof Pot>

/** A pot's amount, with the fraction of a minor unit that is carried over. */
export interface PotSum {
  readonly amount_minor: bigint
  readonly rest_millionths: bigint
}

const whole = 1_000_000n

/** Adds a stake's share. Fractions of a minor unit are carried over, so that small stakes count in proportion. */
export const fed = (sum: PotSum, stake_minor: bigint, { share_millionths, most_minor }: PotGrowth): PotSum => {
  const parts = sum.rest_millionths + stake_minor * BigInt(share_millionths)
  const amount_minor = sum.amount_minor + parts / whole
  return amount_minor >= most_minor ? { amount_minor: most_minor, rest_millionths: 0n } : { amount_minor, rest_millionths: parts % whole }
}

interface PotGrowth {
  readonly share_millionths: number
  readonly most_minor: bigint
}
