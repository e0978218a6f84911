import { useEffect, useEffectEvent, type Dispatch, type SetStateAction } from 'react'
import type { GamePlay, PlayedRound } from '../contract.ts'
import { isOldFairness } from './dealt-pair.ts'
import type { RoundsCaller } from './rounds-caller.ts'
import type { GameState } from './use-started-game.ts'

/** The game with what is committed to now; as it was where that is not told, or only of the demo to who was signed out meanwhile. */
export const withFairnessNow = async (play: GamePlay, { startGame }: Pick<RoundsCaller, 'startGame'>): Promise<GamePlay> => {
  const answer = await startGame()
  return answer.success && answer.data.isMoney === play.isMoney ? { ...play, fairness: answer.data.fairness } : play
}

/** Asks anew what is committed to for an open game, once a round shows that the seeds were changed since it started. */
export const useFairness = (
  state: GameState,
  setState: Dispatch<SetStateAction<GameState>>,
  last_round: PlayedRound | null,
  caller: RoundsCaller,
): void => {
  const newer = state.kind === 'open' && last_round && isOldFairness(state.play, last_round) ? last_round.server_seed_hash : null
  const renew = useEffectEvent(async () => {
    if (state.kind === 'open') setState({ kind: 'open', play: await withFairnessNow(state.play, caller) })
  })
  useEffect(() => {
    if (newer !== null) void renew()
  }, [newer])
}
