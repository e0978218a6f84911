import type { PushApp } from '#kernel/web-slice.ts'
import type { AssignedBonusMessage } from '../contract.ts'
import { bonusesKey } from './bonus-queries.ts'
import { countUnseen } from './unseen-bonus.ts'

/** RTM-039: a bonus was given to the player: it is told on the spot, counted in the menu, and lists of bonuses are asked for anew. */
export const handle = ({ data }: { readonly data: unknown }, app: PushApp): void => {
  const { bonus } = data as AssignedBonusMessage['data']
  countUnseen(bonus.id)
  void app.queryClient.invalidateQueries({ queryKey: bonusesKey })
  app.notify({ title: bonus.title, text: app.text('bonuses.assigned'), link: '/bonuses/' })
}
