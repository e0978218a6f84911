import type { Outcome } from '#engines/game.ts'
import type { PlayedRound } from '../contract.ts'

/** What is known of a round beside what its game told. */
export interface RoundFacts extends Omit<PlayedRound, 'win_minor' | 'events' | 'at'> {
  readonly at: Date
}

/** A round as a player sees it, the same to the letter whenever it is told. */
export const toldRound = (round: RoundFacts, outcome: Outcome<unknown>): PlayedRound => ({
  id: round.id,
  slug: round.slug,
  mode: round.mode,
  currency: round.currency,
  stake_minor: round.stake_minor,
  win_minor: outcome.win_minor,
  command: round.command,
  events: [...outcome.events],
  server_seed_hash: round.server_seed_hash,
  client_seed: round.client_seed,
  nonce: round.nonce,
  at: round.at.toISOString(),
  ...(round.isFreeSpin ? { isFreeSpin: true as const } : {}),
})
