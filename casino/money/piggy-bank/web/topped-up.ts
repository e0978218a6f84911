import type { PushApp } from '#kernel/web-slice.ts'
import type { PiggyInfo, PiggyMessage } from '../contract.ts'
import { piggyKey } from './piggy-query.ts'

/** MB-010, RTM-066: what is in the bank, and with it the status, follow the message. */
export const handle = (message: { data: unknown }, { queryClient }: PushApp): void => {
  const { amount, status, delayedAmount, currency } = message.data as PiggyMessage['data']
  queryClient.setQueryData(piggyKey, (old) => {
    const known = old as PiggyInfo | undefined
    return known?.currency === currency ? { ...known, moneyBoxAmount: amount, status, delayedAmount } : known
  })
}
