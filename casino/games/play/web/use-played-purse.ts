import { useEffect, useEffectEvent, useMemo } from 'react'
import { appState } from '#kernel/web/state/app-state.ts'
import { createPlayedPurse, type PlayedPurse } from './played-purse.ts'

/** The purse of the open game, followed for as long as it is open: `tell` hears at once where it moved to. */
export const usePlayedPurse = (is_money: boolean, tell: (balance_minor: number) => void): PlayedPurse => {
  const purse = useMemo(() => createPlayedPurse(is_money), [is_money])
  const follow = useEffectEvent(() => {
    const moved_to = purse.follow()
    if (moved_to !== null) tell(moved_to)
  })
  useEffect(() => {
    const unfollow = appState.subscribe(() => follow())
    return () => {
      unfollow()
      purse.leave()
    }
  }, [purse])
  return purse
}
