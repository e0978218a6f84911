import { addPopup } from '#kernel/web/popups/popups.ts'
import { areRemindersOff } from '#kernel/web/popups/reminders-off.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onVisitorChange } from '#kernel/web/state/reload-main.ts'
import { armFunnel } from './follow-funnel.ts'
import { lackOf, password_wanted, passwordNotAsked } from './start-check.ts'

const lackNow = () => {
  const { main } = appState.get()
  return lackOf({
    main,
    is_disabled: areRemindersOff(),
    is_password_not_asked: window.localStorage.getItem(passwordNotAsked(main.login)) !== null,
  })
}

const askToComplete = (): void => {
  if (lackNow() === 'RegisterComplete') addPopup({ name: 'RegisterComplete', key: 'RegisterComplete', priority: 1 })
}

/** Who typed a password, and was told to sign in anew for it, is asked for it right after that (decision 0025). */
const askAgain = (): void => {
  const { isGuest, hasAutoPassword } = appState.get().main
  if (isGuest || window.sessionStorage.getItem(password_wanted) === null) return
  window.sessionStorage.removeItem(password_wanted)
  if (hasAutoPassword) addPopup({ name: 'PasswordChange', key: 'PasswordChange', priority: 1 })
}

/**
 * ST-011: asks for what the account lacks at the start of a player's page. After signing in on a page only the registration is
 * asked for; a password waits for the next start.
 */
export const followStart = (at_start: boolean): void => {
  if (at_start && lackNow() === 'PasswordChange')
    addPopup({ name: 'PasswordChange', key: 'PasswordChange', params: { is_reminder: true }, priority: 1 })
  askToComplete()
  armFunnel()
  onVisitorChange(() => {
    askToComplete()
    askAgain()
    armFunnel()
  })
}
