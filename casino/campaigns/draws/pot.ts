import { Type, type Static } from 'typebox'
import { Amounts } from '#kernel/contract/amounts.ts'

/**
 * A prize that grows: a share of every stake that counts is added, in the stake's currency, to what the pot begins with; whoever it falls to
 * takes what stands in their own currency, and it begins again. The share is paid by the house on top of the games, not by the player.
 */
export const Pot = Type.Object(
  {
    /** What it begins with, each time. */
    seed: Amounts,
    /** It grows no further than this, so that what it may cost is known before it is promised. */
    most: Amounts,
    /** Of each stake, in millionths. */
    share_millionths: Type.Integer({ minimum: 1, maximum: 100_000 }),
  },
  { additionalProperties: false },
)
export type Pot = Static<typeof Pot>

/** What stands in a pot, with the part of a minor unit that is still to become one. */
export interface PotSum {
  readonly amount_minor: bigint
  readonly rest_millionths: bigint
}

const whole = 1_000_000n

/** What a stake adds. Parts of a minor unit are kept until they are one, so that small stakes feed a pot like large ones. */
export const fed = (sum: PotSum, stake_minor: bigint, { share_millionths, most_minor }: PotGrowth): PotSum => {
  const parts = sum.rest_millionths + stake_minor * BigInt(share_millionths)
  const amount_minor = sum.amount_minor + parts / whole
  return amount_minor >= most_minor ? { amount_minor: most_minor, rest_millionths: 0n } : { amount_minor, rest_millionths: parts % whole }
}

interface PotGrowth {
  readonly share_millionths: number
  readonly most_minor: bigint
}
