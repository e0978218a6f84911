import { api } from '#kernel/web/browser.ts'
import { currentPath } from '#kernel/web/page/navigation.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onVisitorChange } from '#kernel/web/state/reload-main.ts'
import type { getPriority } from '../contract.ts'

const asked = 'bonus-priority-asked'
const shown = 'bonus-shown-at-start'

/**
 * ST-007, ST-010b: the first page of a player in a tab asks what waits for them, and a gift opens its window among the other popups of the
 * start: once, whatever they answer. In a break from play, and on the page that shows it anyway, nothing opens.
 */
const look = async (): Promise<void> => {
  const { isGuest, login, playRestriction } = appState.get().main
  if (isGuest || login === null || playRestriction || window.sessionStorage.getItem(asked) === login) return
  window.sessionStorage.setItem(asked, login)
  const answer = await api.call<typeof getPriority>('GET /rest/bonuses/priority/', {})
  if (!answer.success || answer.atStart === null || currentPath().startsWith('/bonuses')) return
  const { atStart: bonus } = answer
  if (window.localStorage.getItem(shown) === String(bonus.id)) return
  window.localStorage.setItem(shown, String(bonus.id))
  addPopup({ name: 'BonusPopup', key: 'BonusPopup', params: { bonus, asks: 'take' } })
}

export const openAtStart = async (): Promise<void> => {
  onVisitorChange(() => void look())
  await look()
}
