import type { GamePlay, PlayedRound } from '../contract.ts'

/**
 * Does this round tell what is dealt from now? One that was played before this start may be of a pair that has been revealed since; one
 * that is still open goes on with its own.
 */
const tellsNow = (play: GamePlay, round: PlayedRound): boolean => round.open !== undefined || round.id !== play.lastRound?.id

/** The pair of seeds that the rounds of an open game come from, as the last of them or else the start told it. */
export const dealtPair = (play: GamePlay, last_round: PlayedRound | null): Pick<PlayedRound, 'server_seed_hash' | 'client_seed'> =>
  last_round && tellsNow(play, last_round) ? last_round : play.fairness

/** A round of another pair than was told: the seeds were changed in another window, and the one to come next is another one too. */
export const isOldFairness = ({ lastRound, fairness }: GamePlay, last_round: PlayedRound): boolean =>
  last_round.id !== lastRound?.id && last_round.server_seed_hash !== fairness.server_seed_hash
