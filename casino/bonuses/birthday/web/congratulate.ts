import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onVisitorChange } from '#kernel/web/state/reload-main.ts'

const shown = 'birthday-shown'

/** OP-044: opens the window of an offered birthday bonus once per tab. */
const look = (): void => {
  const { birthdayBonus, playRestriction } = appState.get().main
  const id = birthdayBonus?.id
  if (id === undefined || playRestriction || window.sessionStorage.getItem(shown) === String(id)) return
  window.sessionStorage.setItem(shown, String(id))
  addPopup({ name: 'HappyBirthdayModal', key: 'HappyBirthdayModal' })
}

export const congratulate = (): void => {
  look()
  onVisitorChange(look)
}
