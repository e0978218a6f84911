/** The result of an earlier stake. */
export interface Settlement {
  readonly owner_id: bigint
  /** The purse that the stake came from. */
  readonly purse: string
  readonly asset: string
  /** Unique for the owner: `bet:17:settlement:2`. */
  readonly key: string
  /** What it is about, once in the house's life, where its key does not say so: another index that a settlement would be written into. */
  readonly reference?: string
  /** Slug or kind; for the player's history. */
  readonly game: string
  /**
   * `win`: the bet paid `amount_minor` (including cash-outs above or below the stake). `return`: it was void or a push, and
   * `amount_minor` of the stake goes back to its source.
   */
  readonly outcome: 'win' | 'return'
  /** What was staked, minor units. */
  readonly stake_minor: bigint
  /** The total paid, including the stake of a winning bet; 0 for a lost bet. */
  readonly amount_minor: bigint
  /** Reference of the stake if the whole bet is void: its contribution to wagering is reversed. */
  readonly void_reference?: string
  /**
   * The void of `void_reference` can't be taken back: limits and the net result count the stake as if it had never been. Without this it stays
   * a stake, and what comes back of it counts as a win: so do voids of markets, which may get another result.
   */
  readonly is_final_void?: true
}

/** What is paid for a settlement, and into which purse. */
export interface Paid {
  readonly purse: string
  /** Minor units, not below zero. */
  readonly amount_minor: bigint
  readonly reason: 'win' | 'refund'
}

/**
 * Returned stakes and wins go to the purse that the stake came from, except for free bets: their stake is credit and not part of
 * the win, which is cash. Throws RangeError on impossible amounts.
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
