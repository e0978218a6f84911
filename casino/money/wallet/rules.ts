/**
 * The caps of responsible play, in the order of `caps` and `used` in the ledger's controls: stakes and net losses, each
 * over 24 hours, 7 days and 30 days (reliability 12).
 */
export const capNames = ['stake-24-hours', 'stake-7-days', 'stake-30-days', 'loss-24-hours', 'loss-7-days', 'loss-30-days'] as const
export type CapName = (typeof capNames)[number]

/** Money of one bonus grant and what was won with it. Of sport and casino alike. */
export const bonusPurse = (grant_id: bigint): string => `bonus:${grant_id}`
/** Credit for bets: its stake is not part of a win. */
export const freeBetPurse = (grant_id: bigint): string => `free-bet:${grant_id}`

/** What a player put aside in the money box, and what its games hold of it, item by item. */
export const money_box_purse = 'box'
export const boxHoldPurse = (item: string): string => `box-hold:${item}`
/** What the piggy bank gathered until it is broken. */
export const piggy_bank_purse = 'piggy'

/** Points of every kind, an asset each: they are counted and never cash. */
export const points_purse = 'points'

/** Is this purse bonus money? `bonus` itself is from before each grant had a purse of its own. */
export const isBonusPurse = (purse: string): boolean => purse === 'bonus' || purse.startsWith('bonus:')

/** A win of the ledger that does not exceed what was staked for it: people are told of a return, and nothing celebrates it. */
export const isReturn = ({ amount, staked }: { readonly amount: number; readonly staked: number | null }): boolean =>
  staked !== null && amount <= staked
