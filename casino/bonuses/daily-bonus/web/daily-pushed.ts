import type { PushApp } from '#kernel/web-slice.ts'
import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'
import type { DailyBonus, DailyBonusMessage } from '../contract.ts'
import { dailyKey } from './daily-key.ts'

/** RTM-040: a step was taken, here or on another page: the window says so at once, and the card on the page of bonuses follows. */
export const handle = ({ data }: { readonly data: unknown }, app: PushApp): void => {
  const { day, available } = data as DailyBonusMessage['data']
  app.queryClient.setQueryData(dailyKey, (old) => (old ? { ...(old as DailyBonus), day, available } : old))
  void app.queryClient.invalidateQueries({ queryKey: dailyKey })
  if (currentPath().startsWith('/bonuses')) void reloadPage()
}
