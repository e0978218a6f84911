import type { FreeSpinsTerms } from './contract.ts'

/** How far a portion is on its way. The last three are for good. */
export type PortionState = 'waiting' | 'open' | 'used' | 'expired' | 'canceled'

/** What happens to free spins, as messages and facts name it (RTM-019): a portion may be played, and how it ended. */
export const freeSpinsEvents = ['applied', 'complete', 'expired', 'canceled'] as const
export type FreeSpinsEvent = (typeof freeSpinsEvents)[number]

/** Free spins that are over, as many as the page shows. */
export const finished_limit = 5

const day_ms = 86_400_000
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * day_ms)

type Counted = Pick<FreeSpinsTerms, 'number' | 'portions'>

/** All spins of all portions. */
export const totalOf = ({ number, portions }: Counted): number => number * portions

/** What they cost whoever gives them, minor units: each is a stake that the giver pays. */
export const worthOf = (terms: Counted, stake_minor: bigint): bigint => BigInt(totalOf(terms)) * stake_minor
