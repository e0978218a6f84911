import { patchMain } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import type { SportBettingMessage, SportBonus } from '../contract.ts'
import { afterMessage, isActive } from '../rules.ts'
import { sportBonusesKey } from './sport-bonus-queries.ts'

/** The list of sport bonuses follows at once; what a message does not say of a new one is asked for right after. */
export const handle = (message: { readonly event?: string; readonly data: unknown }, app: PushApp): void => {
  const { event, data } = message as SportBettingMessage
  if (isActive(data)) patchMain(() => ({ hasActiveSportBettingBonus: true }))
  app.queryClient.setQueryData(sportBonusesKey, (known) => {
    if (!Array.isArray(known)) return known
    const next = afterMessage(known as readonly SportBonus[], { event, ...data })
    patchMain(() => ({ hasActiveSportBettingBonus: next.some(isActive) }))
    return next
  })
  void app.queryClient.invalidateQueries({ queryKey: sportBonusesKey })
}
