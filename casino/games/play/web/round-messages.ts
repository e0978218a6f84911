import type { Command } from '../contract.ts'
import type { ToFrame } from '../frame/kit/protocol.ts'
import type { Played } from './rounds-caller.ts'

/** What a command takes from the purse, as far as it says so: what a step stakes more the house knows. */
export const stakeOf = (command: Command): number => {
  if ('bets' in command) return command.bets.reduce((sum, bet) => sum + bet.stake_minor, 0)
  return 'stake_minor' in command ? command.stake_minor : 0
}

/** The round stands otherwise than the game shows it: it was played on in another window, or the house ended it. */
const moved_on = new Set(['round-open', 'round-over', 'step-too-late', 'step-out-of-order'])

export const hasMovedOn = (played: Played): boolean => played.kind === 'refused' && moved_on.has(played.code)

/** An answer of the house as the game hears it. */
export const asMessage = (played: Played, balance_minor: number, unknown_outcome: string): ToFrame => {
  if (played.kind === 'round') return { type: 'round', round: played.round, balance_minor: played.balance_minor }
  if (played.kind === 'refused') return { type: 'refused', code: played.code, message: played.message, balance_minor }
  return { type: 'refused', code: 'unknown-outcome', message: unknown_outcome, balance_minor }
}
