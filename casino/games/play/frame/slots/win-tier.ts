import { isCelebrated } from '../../rules.ts'

/** How a round that brought more than its stake is celebrated, by how many stakes it brought. */
export interface WinTier {
  readonly name: 'win' | 'big' | 'great'
  /** Sparks that fly, and in how many bursts. */
  readonly sparks: number
  readonly bursts: number
  readonly counts_ms: number
  /** The name that is called over the reels; a plain win has the plaque alone. */
  readonly heading: 'slots.big-win' | 'slots.great-win' | null
}

const big_multiple = 10
const great_multiple = 50

/** Null for a return that is not above the stake: it is told, and never celebrated. */
export const winTier = (stake_minor: number, win_minor: number): WinTier | null => {
  if (!isCelebrated(stake_minor, win_minor)) return null
  const multiple = stake_minor === 0 ? 1 : win_minor / stake_minor
  if (multiple >= great_multiple) return { name: 'great', sparks: 70, bursts: 4, counts_ms: 3_600, heading: 'slots.great-win' }
  if (multiple >= big_multiple) return { name: 'big', sparks: 46, bursts: 2, counts_ms: 2_200, heading: 'slots.big-win' }
  return { name: 'win', sparks: 10 + Math.round(multiple * 2), bursts: 1, counts_ms: 500 + multiple * 70, heading: null }
}
