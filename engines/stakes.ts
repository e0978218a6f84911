import type { CommandFault, GameEngine } from './game.ts'

/** What is wrong with a stake, if anything: it must be a positive multiple of the divisor, not above the most. */
export const stakeFault = (stake_minor: number, { divisor_minor, most_minor }: GameEngine['stakes']): CommandFault | null => {
  if (!Number.isSafeInteger(stake_minor)) return Number.isInteger(stake_minor) ? 'stake-too-large' : 'command-malformed'
  if (stake_minor <= 0) return 'stake-not-positive'
  if (stake_minor > most_minor) return 'stake-too-large'
  return stake_minor % divisor_minor === 0 ? null : 'stake-off-grid'
}
