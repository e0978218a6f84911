import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { goTo, reloadPage } from '#kernel/web/page/navigation.ts'
import { appState, patchMain } from '#kernel/web/state/app-state.ts'
import type { activateBonus, applyBonus, BonusView } from '../contract.ts'

type Answer = Awaited<ReturnType<typeof ask>>

const ask = (id: number, is_waiting: boolean) =>
  is_waiting
    ? api.call<typeof activateBonus>('POST /rest/bonuses/{id}/activate/', { params: { id }, body: undefined })
    : api.call<typeof applyBonus>('POST /rest/bonuses/{id}/apply/', { params: { id }, body: undefined })

/** BO-003, BO-004: what keeps a bonus from being taken has a window of its own; where the brand has none, its words stand in a notice. */
const explain = (bonus: BonusView, answer: Extract<Answer, { success: false }>): void => {
  const { details, error, message } = answer
  if (error === 'max_balance_for_activation')
    return openModal('BonusAccessBalanceLimitModal', { bonus, minBalance: details['minBalance'], currency: details['currency'] })
  if (error === 'days_since_last_deposit' && appState.get().config.brand.capabilities.includes('requires-deposit-popup'))
    return openModal('BonusRequiresDepositPopup', { days: details['days'] })
  notify({ tone: 'negative', title: message })
}

/** Takes a bonus, or begins one that waited its turn, and shows what came of it. */
export const take = async (bonus: BonusView): Promise<void> => {
  const answer = await ask(bonus.id, bonus.status === 'sleeping')
  if (!answer.success) return explain(bonus, answer)
  if (answer.redirectUrl !== undefined) return goTo(answer.redirectUrl)
  if (answer.data.status === 'applied') patchMain(() => ({ activeBonusId: answer.data.id }))
  await reloadPage()
  openModal('BonusPopup', { bonus: answer.data })
}
