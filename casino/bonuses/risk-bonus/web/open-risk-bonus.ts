import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { createQueryState, queries } from '#kernel/web/state/queries.ts'
import type { getRiskBonus } from '../contract.ts'
import { riskKey } from './risk-key.ts'

/** BO-007: this player is offered none, until the page is loaded anew. */
export const hiddenRisk = createQueryState<true>('risk-bonus-hidden')

export const askRisk = (signal?: AbortSignal) =>
  dataOf(api.call<typeof getRiskBonus>('GET /rest/bonuses/risk/info/', { ...(signal && { signal }) }))

/** BO-006, BO-007: what the house answers is kept and opens the window; where there is none, the offer is hidden and it is said why. */
export const openRiskBonus = async (): Promise<void> => {
  try {
    await queries().fetchQuery({ queryKey: riskKey, queryFn: ({ signal }) => askRisk(signal), staleTime: 0, retry: false })
  } catch (error) {
    hiddenRisk.set(true)
    return notify({ tone: 'negative', title: (error as Error).message })
  }
  openModal('RiskBonusPopup')
}
