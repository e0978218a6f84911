import { patchMain } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'
import type { BonusMessage } from '../contract.ts'
import { bonusesKey } from './bonus-queries.ts'

/** RTM-031: pages of bonuses load anew a second later, when whatever else belongs to the change has come. */
export const reload_after_ms = 1_000

let waiting: ReturnType<typeof setTimeout> | undefined

/** A bonus came a step further: which is played with now is known at once, and the page follows once, however many messages came. */
export const handle = ({ data }: { readonly data: unknown }, app: PushApp): void => {
  const { activeBonusId } = data as BonusMessage['data']
  patchMain(() => ({ activeBonusId }))
  void app.queryClient.invalidateQueries({ queryKey: bonusesKey })
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    if (currentPath().startsWith('/bonuses')) void reloadPage()
  }, reload_after_ms)
}
