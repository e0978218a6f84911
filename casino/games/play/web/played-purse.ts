import { useEffect, useEffectEvent, useMemo } from 'react'
import { beginShownRound, endShownRound } from '#casino/money/wallet/web/api.ts'
import { appState } from '#kernel/web/state/app-state.ts'

export interface PlayedPurse {
  /** What the game may stake from, in minor units. */
  readonly balanceNow: () => number
  readonly setBalance: (balance_minor: number) => void
  /** A round is on the screen that has not been shown to its end. */
  readonly isRoundOn: () => boolean
  readonly beginRound: (stake_minor: number) => void
  /** The round has been shown, or there was none after all (null): from here on the purse is followed again. */
  readonly endRound: (balance_minor: number | null) => void
  /**
   * A purse of money moves with the header's, unless a round is on the screen, whose own end tells it. Gives the balance that it
   * moved to, or null.
   */
  readonly follow: () => number | null
  /** Who leaves before the reels have stopped sees what the round brought. */
  readonly leave: () => void
}

/**
 * The purse that the open game plays from. One of money may move meanwhile: a deposit, a round in another tab. Play money is the
 * game's own.
 */
export const createPlayedPurse = (is_money: boolean): PlayedPurse => {
  let balance = 0
  let is_round_on = false
  return {
    balanceNow: () => balance,
    setBalance: (balance_minor) => {
      balance = balance_minor
    },
    isRoundOn: () => is_round_on,
    beginRound: (stake_minor) => {
      if (!is_money) return
      is_round_on = true
      beginShownRound(stake_minor)
    },
    endRound: (balance_minor) => {
      is_round_on = false
      endShownRound(balance_minor)
    },
    follow: () => {
      const purse = appState.get().main.playerInfo?.playerBalance
      if (!is_money || !purse || is_round_on || purse.balance === balance) return null
      balance = purse.balance
      return balance
    },
    leave: () => endShownRound(balance),
  }
}

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
