import { useEffect } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import type { getBets } from '../contract.ts'
import { isPlacedKnown, setPlaced, slipState } from './slip-state.ts'

/**
 * A page that was loaded anew has the selections of its slip, and forgot that they were placed: a bet on what is being played waits some
 * seconds for its answer. Such bets stand as placed again, so that the slip does not offer them a second time. Asked once a player and page.
 */
export const findPending = async (markets: readonly number[]): Promise<void> => {
  if (isPlacedKnown()) return
  const answer = await api.call<typeof getBets>('GET /rest/sport-betting/bets/', { query: { open: true, offset: 0 } })
  // What was placed meanwhile is newer.
  if (!answer.success || isPlacedKnown() || slipState().sending) return
  const bets = answer.data.filter(({ state, legs }) => state === 'pending' && legs.some(({ marketId }) => markets.includes(marketId)))
  const placed = new Set(bets.flatMap(({ legs }) => legs.map(({ marketId }) => marketId)))
  setPlaced(bets.length > 0 ? { bets, markets: markets.filter((market) => placed.has(market)) } : null)
}

/** Finds them for a slip with these markets. */
export const useFoundPending = (markets: readonly number[]): void => {
  const { isGuest } = useMain()
  const asked = markets.join(',')
  useEffect(() => {
    if (!isGuest && asked !== '') void findPending(asked.split(',').map(Number))
  }, [isGuest, asked])
}
