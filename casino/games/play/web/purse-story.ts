import { useEffect, useState } from 'react'
import type { getNetResult, getTransactions } from '#casino/money/wallet/contract.ts'
import { api } from '#kernel/web/browser.ts'

/** Why a purse of money is empty: nothing was ever put in, or the last day of play cost something. */
export type PurseStory = 'never-filled' | 'lost' | 'other'

/** From the ledger: whether anything was ever deposited, and the result of the last 24 hours. Null where it could not be had. */
export const readPurseStory = async (caller: Pick<typeof api, 'call'>): Promise<PurseStory | null> => {
  const [deposits, result] = await Promise.all([
    caller.call<typeof getTransactions>('GET /rest/player/transactions/', { query: { kinds: 'deposit', limit: 1 } }),
    caller.call<typeof getNetResult>('GET /rest/player/net-result/', { query: {} }),
  ])
  if (!deposits.success || !result.success) return null
  if (result.data.net < 0) return 'lost'
  return deposits.data.length === 0 ? 'never-filled' : 'other'
}

/** Null until it is known: nothing is advised before. */
export const usePurseStory = (is_asked: boolean): PurseStory | null => {
  const [story, setStory] = useState<PurseStory | null>(null)
  useEffect(() => {
    if (!is_asked) return
    let is_gone = false
    const load = async (): Promise<void> => {
      const read = await readPurseStory(api)
      if (!is_gone) setStory(read)
    }
    void load()
    return () => {
      is_gone = true
    }
  }, [is_asked])
  return story
}
