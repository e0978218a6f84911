/** What came of a stake that was taken before. */
export interface Settlement {
  readonly owner_id: bigint
  /** The purse that the stake came out of. */
  readonly purse: string
  readonly asset: string
  /** Unique for the owner: `bet:17:settlement:2`. */
  readonly key: string
  /** What it is about, once in the house's life: `bet:17:settlement:2`. */
  readonly reference: string
  /** Slug or kind; for the player's history. */
  readonly game: string
  /**
   * `win`: the bet brought `amount_minor` (a cash-out above or below the stake too). `return`: it was never decided, or decided for
   * nobody (void, push), and `amount_minor` of the stake goes back to where it came from.
   */
  readonly outcome: 'win' | 'return'
  /** What was staked, minor units. */
  readonly stake_minor: bigint
  /** What comes back in all, a winning stake included; 0 for a bet that is lost. */
  readonly amount_minor: bigint
  /** Reference of the stake where the bet is void as a whole: what it counted towards a bonus is taken back. */
  readonly void_reference?: string
}

/** What is paid for a settlement, and into which purse. */
export interface Paid {
  readonly purse: string
  /** Minor units, not below zero. */
  readonly amount_minor: bigint
  readonly reason: 'win' | 'refund'
}

/**
 * A stake that comes back goes to the purse that it came out of, and so does a win, but for a free bet: its stake is credit and not part
 * of what it wins, which is cash. Throws RangeError on amounts that cannot be.
 */
export const paidFor = ({ purse, outcome, stake_minor, amount_minor }: Settlement): Paid => {
  if (amount_minor < 0n || stake_minor < 0n) throw new RangeError('an amount is not below zero')
  if (outcome === 'return') {
    if (amount_minor > stake_minor) throw new RangeError('more is given back than was staked')
    return { purse, amount_minor, reason: 'refund' }
  }
  if (!purse.startsWith('free-bet:')) return { purse, amount_minor, reason: 'win' }
  return { purse: 'main', amount_minor: amount_minor > stake_minor ? amount_minor - stake_minor : 0n, reason: 'win' }
}
