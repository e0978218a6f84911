import { patchMain } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'
import type { BonusMessage } from '../contract.ts'
import { bonusesKey } from './bonus-queries.ts'
import { countUnseen } from './unseen-bonus.ts'

/** RTM-031: pages of bonuses load anew a second later, when whatever else belongs to the change has come. */
export const reload_after_ms = 1_000

let waiting: ReturnType<typeof setTimeout> | undefined

/** A bonus came a step further: which is played with now is known at once, and the page follows once, however many messages came. */
export const handle = ({ event, data }: { readonly event?: string; readonly data: unknown }, app: PushApp): void => {
  const { id, activeBonusId, isGift } = data as BonusMessage['data']
  patchMain(() => ({ activeBonusId }))
  if (event === 'assigned' && isGift) countUnseen(id)
  void app.queryClient.invalidateQueries({ queryKey: bonusesKey })
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    if (currentPath().startsWith('/bonuses')) void reloadPage()
  }, reload_after_ms)
}
