import type { PushApp } from '#kernel/web-slice.ts'
import type { InnerBalanceMessage, MoneyBox } from '../contract.ts'
import { boxKey } from './box-query.ts'

/** RTM-062: the shown values move at once; which items they are made of is asked for. */
export const handle = (message: { data: unknown }, { queryClient }: PushApp): void => {
  const { principal, hold, total, currency } = message.data as InnerBalanceMessage['data']
  queryClient.setQueryData(boxKey, (old) => {
    const known = old as MoneyBox | undefined
    return known?.currency === currency ? { ...known, balance: { ...known.balance, principal, hold, total } } : known
  })
  void queryClient.invalidateQueries({ queryKey: [...boxKey] })
}
