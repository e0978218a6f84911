import { api } from '#kernel/web/browser.ts'
import { guestPages } from '#kernel/web/page/guest-page-cache.ts'
import { takeLostFocus } from '#kernel/web/page/lost-focus.ts'
import { reloadPage } from '#kernel/web/page/navigation.ts'
import { appState, type MainData } from '#kernel/web/state/app-state.ts'

/** What else follows a change of the visitor: the realtime connection, the queries. Called with the new main data. */
type Follower = (main: MainData) => void
const followers = new Set<Follower>()

export const onVisitorChange = (follower: Follower): void => {
  followers.add(follower)
}

/**
 * Reloads the session through the init call (A-005) and lets everything follow it: state, guests' pages, the page in
 * sight. True when somebody is signed in. A failed call changes nothing.
 */
export const reloadMain = async (): Promise<boolean> => {
  const before = appState.get().main
  const answer = await api.send('GET', '/rest/init/')
  if (!answer.success) return !before.isGuest
  const main = (answer as unknown as { data: MainData }).data
  appState.set((state) => ({ ...state, main }))
  if (main.isGuest !== before.isGuest || main.login !== before.login) {
    guestPages.empty()
    for (const follower of followers) follower(main)
    await reloadPage()
    takeLostFocus()
  }
  return !main.isGuest
}
