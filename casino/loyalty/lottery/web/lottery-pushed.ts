import type { PushApp } from '#kernel/web-slice.ts'
import type { Lottery, LotteryMessage } from '../contract.ts'
import { reload_after_ms } from '../rules.ts'
import { lottery_key, refreshLottery } from './lottery-query.ts'

let waiting: ReturnType<typeof setTimeout> | undefined

/** RTM-053, LO-010, CN-027: balances follow the message at once; tickets are read anew a second later, once however many came. */
export const handle = (message: { readonly data: unknown }, { queryClient }: Pick<PushApp, 'queryClient'>): void => {
  const { balanceStars, unusedTickets } = message.data as LotteryMessage
  queryClient.setQueryData(lottery_key, (old) => (old ? { ...(old as Lottery), balanceStars, unusedTickets } : old))
  clearTimeout(waiting)
  waiting = setTimeout(() => void refreshLottery(), reload_after_ms)
}
