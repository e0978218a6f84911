/**
 * The caps of responsible play, in the order of `caps` and `used` in the ledger's controls: stakes and net losses, each
 * over 24 hours, 7 days and 30 days (reliability 12).
 */
export const capNames = ['stake-24-hours', 'stake-7-days', 'stake-30-days', 'loss-24-hours', 'loss-7-days', 'loss-30-days'] as const
export type CapName = (typeof capNames)[number]

/** Purse with the money of one bonus grant and what was won with it, for sport and casino. */
export const bonusPurse = (grant_id: bigint): string => `bonus:${grant_id}`
/** Purse with a free bet's credit: its stake is not part of a win. */
export const freeBetPurse = (grant_id: bigint): string => `free-bet:${grant_id}`

/** Purses of the money box, and of each held item. */
export const money_box_purse = 'box'
export const boxHoldPurse = (item: string): string => `box-hold:${item}`
/** Purse of the piggy bank. */
export const piggy_bank_purse = 'piggy'

/** Purse of points of any kind (one asset each); never cash. */
export const points_purse = 'points'

/** Whether this purse is bonus money. `bonus` itself is from before each grant had its own purse. */
export const isBonusPurse = (purse: string): boolean => purse === 'bonus' || purse.startsWith('bonus:')

/** A return that does not exceed its stake: shown as a return, not celebrated as a win. */
export const isReturn = ({ amount, staked }: { readonly amount: number; readonly staked: number | null }): boolean =>
  staked !== null && amount <= staked
