import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onVisitorChange } from '#kernel/web/state/reload-main.ts'

const shown = 'insurance-shown'

/** BO-005: an insured day that waits opens its window, once in the life of a tab; in a break from play nothing opens. */
const look = (): void => {
  const { showInsuranceBonusPopup, playRestriction, login } = appState.get().main
  if (!showInsuranceBonusPopup || playRestriction || window.sessionStorage.getItem(shown) === login) return
  window.sessionStorage.setItem(shown, login ?? '')
  addPopup({ name: 'InsuranceBonusPopup', key: 'InsuranceBonusPopup' })
}

export const showInsurance = (): void => {
  look()
  onVisitorChange(look)
}
