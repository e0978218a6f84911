import { useCallback } from 'react'
import { api } from '#kernel/web/browser.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import { usePublishedState } from '#kernel/web/state/realtime.ts'
import type { getJackpotsStatus, PotSum } from '../contract.ts'

/** What stands in pots, by currency and id, as messages and calls told it last. */
const sumsState = createQueryState<Readonly<Record<string, PotSum>>>('jackpots-status')

const keyOf = (currency: string, id: string): string => `${currency} ${id}`

/** Takes what is newer than what is known; says whether a pot that was known fell. */
export const takeSums = (currency: string, jackpots: readonly PotSum[]): boolean => {
  const known = sumsState.get() ?? {}
  const newer = jackpots.filter(({ id, revision }) => (known[keyOf(currency, id)]?.revision ?? -1) < revision)
  if (newer.length > 0) sumsState.set({ ...known, ...Object.fromEntries(newer.map((sum) => [keyOf(currency, sum.id), sum])) })
  return newer.some(({ id, currentSum }) => (known[keyOf(currency, id)]?.currentSum ?? 0) > currentSum)
}

/** Pots as a page was given them, kept live while it is in sight. */
export const useLivePots = <Pot extends PotSum>(currency: string, pots: readonly Pot[]): Pot[] => {
  const known = sumsState.use()
  const refresh = useCallback(async () => {
    const answer = await api.call<typeof getJackpotsStatus>('GET /jackpots-status/', { query: { currency } })
    if (answer.success) takeSums(currency, answer.data.jackpots)
  }, [currency])
  usePublishedState(pots.length > 0 ? `jackpots:${currency}` : null, refresh)
  return pots.map((pot) => {
    const told = known?.[keyOf(currency, pot.id)]
    return told && told.revision > pot.revision ? { ...pot, ...told } : pot
  })
}
