import type { Command } from '../contract.ts'
import type { ToFrame } from '../frame/kit/protocol.ts'
import type { Played } from './rounds-caller.ts'

/** What a round takes from the purse in all. */
export const stakeOf = (command: Command): number =>
  'bets' in command ? command.bets.reduce((sum, bet) => sum + bet.stake_minor, 0) : command.stake_minor

/** An answer of the house as the game hears it. */
export const asMessage = (played: Played, balance_minor: number, unknown_outcome: string): ToFrame => {
  if (played.kind === 'round') return { type: 'round', round: played.round, balance_minor: played.balance_minor }
  if (played.kind === 'refused') return { type: 'refused', code: played.code, message: played.message, balance_minor }
  return { type: 'refused', code: 'unknown-outcome', message: unknown_outcome, balance_minor }
}
