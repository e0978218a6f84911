/**
 * The caps of responsible play, in the order of `caps` and `used` in the ledger's controls: stakes and net losses, each
 * over 24 hours, 7 days and 30 days (reliability 12).
 */
export const capNames = ['stake-24-hours', 'stake-7-days', 'stake-30-days', 'loss-24-hours', 'loss-7-days', 'loss-30-days'] as const
export type CapName = (typeof capNames)[number]

/** Purses whose amounts a player sees as balance; the others (hold, demo, points) are shown by whoever fills them. */
export const shownPurses = ['main', 'bonus'] as const

/** A win of the ledger that does not exceed what was staked for it: people are told of a return, and nothing celebrates it. */
export const isReturn = ({ amount, staked }: { readonly amount: number; readonly staked: number | null }): boolean =>
  staked !== null && amount <= staked

/** The purse that holds the free spins of one game, in the asset `free-spins`; the balance shows them by it (EN-044). */
export const freeSpinsPurse = (game: string): string => `free-spins:${game}`
