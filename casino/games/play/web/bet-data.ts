import { useEffect, useEffectEvent, useState } from 'react'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { BetDataMessage } from '../contract.ts'

export type BetData = BetDataMessage['data']

/** What the house told last of a round of this player, in whatever window it was played. */
export const betData = createQueryState<BetData>('bet-data')

/** Calls back with each round that is told while the game stands open: whether a stake fits is another question from then on. */
export const useBetData = (onTold: (data: BetData) => void): void => {
  const told = betData.use()
  const [told_before] = useState(betData.get)
  const tell = useEffectEvent(onTold)
  useEffect(() => {
    if (told && told !== told_before) tell(told)
  }, [told, told_before])
}
