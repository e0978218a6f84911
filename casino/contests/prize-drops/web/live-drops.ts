import { useEffect } from 'react'
import { api } from '#kernel/web/browser.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { getPrizeDrops, PrizeDropMessage, PrizeDrops } from '../contract.ts'
import { winners_limit } from '../rules.ts'

interface LiveDrops {
  readonly drops: PrizeDrops | null
  /** How much the house's clock is ahead of this device's. */
  readonly skew_ms: number
}

/** The drops as the page in sight knows them. */
export const dropsState = createQueryState<LiveDrops>('prize-drops')

const keep = (drops: PrizeDrops | null): void => dropsState.set({ drops, skew_ms: drops ? new Date(drops.now).getTime() - Date.now() : 0 })

/** Reads them anew. */
export const refreshDrops = async (): Promise<void> => {
  const answer = await api.call<typeof getPrizeDrops>('GET /rest/prize-drops/', {})
  if (answer.success) keep(answer.data)
}

const withWinner = (drops: PrizeDrops, { winner, prize, left }: PrizeDropMessage): PrizeDrops => {
  if (drops.lastWinners.some(({ id }) => id === prize.id)) return drops
  const outcomes = drops.outcomes.map((outcome) => (outcome.name === prize.outcome ? { ...outcome, left } : outcome))
  const { id, outcome, amount, currency, exponent, at } = prize
  return {
    ...drops,
    outcomes,
    pool: outcomes.reduce((sum, one) => sum + (one.amount ?? 0) * one.left, 0),
    lastWinners: [{ id, winner, outcome, amount, currency, exponent, at }, ...drops.lastWinners].slice(0, winners_limit),
  }
}

/** A prize fell: the page in sight shows it, wherever the message came first. */
export const takeDrop = (message: PrizeDropMessage): void =>
  dropsState.set((known) => (known?.drops?.id === message.drawId ? { ...known, drops: withWinner(known.drops, message) } : known))

/** What the page was given at first, then what was read and what messages moved. */
export const useLiveDrops = (given: PrizeDrops | null): LiveDrops => {
  const known = dropsState.use()
  useEffect(() => {
    keep(given)
    // A guest's page may be minutes old.
    void refreshDrops()
  }, [given])
  return { drops: known ? known.drops : given, skew_ms: known?.skew_ms ?? 0 }
}
