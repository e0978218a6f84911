import { isFirstToday } from '#kernel/web/popups/once-a-day.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onVisitorChange } from '#kernel/web/state/reload-main.ts'

/** BO-005: an insured day that waits opens its window, once a day; in a break from play nothing opens. */
const look = (): void => {
  const { showInsuranceBonusPopup, playRestriction, login } = appState.get().main
  if (!showInsuranceBonusPopup || playRestriction || !isFirstToday('insurance-shown', login ?? '')) return
  addPopup({ name: 'InsuranceBonusPopup', key: 'InsuranceBonusPopup' })
}

export const showInsurance = (): void => {
  look()
  onVisitorChange(look)
}
