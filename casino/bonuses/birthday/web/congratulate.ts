import { isFirstToday } from '#kernel/web/popups/once-a-day.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onVisitorChange } from '#kernel/web/state/reload-main.ts'

/** OP-044: opens the window of an offered birthday bonus once a day. */
const look = (): void => {
  const { birthdayBonus, playRestriction } = appState.get().main
  const id = birthdayBonus?.id
  if (id === undefined || playRestriction || !isFirstToday('birthday-shown', String(id))) return
  addPopup({ name: 'HappyBirthdayModal', key: 'HappyBirthdayModal' })
}

export const congratulate = (): void => {
  look()
  onVisitorChange(look)
}
