import { useEffect, useState } from 'react'
import type { GamePlay, PlayedRound } from '../contract.ts'
import { isOldFairness, type Fairness } from './dealt-pair.ts'
import type { RoundsCaller } from './rounds-caller.ts'

/** What is committed to for an open game: as its start said it, and anew once a round shows that the seeds were changed since. */
export const useFairness = (play: GamePlay | null, last_round: PlayedRound | null, { startGame }: RoundsCaller): Fairness | null => {
  const [renewed, setRenewed] = useState<Fairness | null>(null)
  const fairness = renewed ?? play?.fairness ?? null
  const newer = play && fairness && last_round && isOldFairness(play, fairness, last_round) ? last_round.server_seed_hash : null
  useEffect(() => {
    if (newer === null) return
    void startGame().then((answer) => answer.success && setRenewed(answer.data.fairness))
  }, [newer, startGame])
  return fairness
}
