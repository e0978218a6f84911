import { api, sessionApi } from '#kernel/web/browser.ts'
import { guestPages } from '#kernel/web/page/guest-page-cache.ts'
import { takeLostFocus } from '#kernel/web/page/lost-focus.ts'
import { reloadPage } from '#kernel/web/page/navigation.ts'
import type { MainData, MainDataPartName } from '#kernel/contract/main-data.ts'
import { appState, patchMain } from '#kernel/web/state/app-state.ts'
import { loadPatiently } from '#kernel/web/load-patiently.ts'
import { forgetPlayer, isMarkNews, knowMark } from '#kernel/web/state/visitor.ts'

/** What else follows a change of the visitor: the realtime connection, the queries. Called with the new main data. */
type Follower = (main: MainData) => void
const followers = new Set<Follower>()

export const onVisitorChange = (follower: Follower): void => {
  followers.add(follower)
}

const whoIs = ({ isGuest, login }: MainData): string => (isGuest ? 'guest' : `player ${login ?? ''}`)

/** Who the page is made for; null between a player who has left and whoever is here now. */
let present: string | null = null
const presentNow = (): string => (present ??= whoIs(appState.get().main))

/** Ends the page of a player who is not here any more. What comes next is asked for by `reloadMain`. */
const dismiss = (): void => {
  if (appState.get().main.isGuest) return
  forgetPlayer()
  present = 'nobody'
}

const tabs = typeof BroadcastChannel === 'undefined' || typeof window === 'undefined' ? null : new BroadcastChannel('visitor')

const welcome = async (main: MainData): Promise<void> => {
  guestPages.empty()
  for (const follower of followers) follower(main)
  tabs?.postMessage('changed')
  await reloadPage()
  takeLostFocus()
}

const load = async (isNewest: () => boolean): Promise<boolean | 'overtaken'> => {
  const answer = await sessionApi.send('GET', '/rest/init/')
  if (!isNewest()) return 'overtaken'
  if (!answer.success) return !appState.get().main.isGuest
  const main = (answer as unknown as { data: MainData }).data
  knowMark()
  const is_change = whoIs(main) !== presentNow()
  if (is_change) dismiss()
  present = whoIs(main)
  appState.set((state) => ({ ...state, main }))
  if (is_change) await welcome(main)
  return !main.isGuest
}

/** What the named parts say now, of the visitor whom the page knows. Whoever has become somebody else is asked for whole. */
const reloadParts = async (parts: readonly MainDataPartName[]): Promise<boolean> => {
  const answer = await api.send('GET', `/rest/init/?only=${parts.join(',')}`)
  if (!answer.success) return !appState.get().main.isGuest
  const { data } = answer as unknown as { data: Partial<MainData> & Pick<MainData, 'isGuest'> }
  if (data.isGuest !== appState.get().main.isGuest) return reloadMain()
  patchMain(() => data)
  return !data.isGuest
}

let newest: Promise<boolean | 'overtaken'> | undefined

/**
 * Reloads the session through the init call (A-005) and lets everything follow it: state, guests' pages, the page in
 * sight. True when somebody is signed in. A failed call changes nothing. Of several at once the last one counts for all. With
 * `parts` only these are asked for and computed: `reloadMain(['restrictions'])`.
 */
export const reloadMain = async (parts?: readonly MainDataPartName[]): Promise<boolean> => {
  presentNow()
  if (parts) return reloadParts(parts)
  const own = load(() => newest === own)
  newest = own
  for (let asked = own; ; asked = newest) {
    const is_player = await asked
    if (is_player !== 'overtaken') return is_player
  }
}

/** Asked for again and again: what stands in sight meanwhile says that it is coming. */
const askWhoIsHere = async (): Promise<MainData> => {
  const answer = await sessionApi.send('GET', '/rest/init/')
  if (!answer.success) throw new Error(answer.error)
  return (answer as unknown as { data: MainData }).data
}

let arriving: Promise<void> | undefined

const arriveOnce = async (): Promise<void> => {
  const main = await loadPatiently(askWhoIsHere)
  knowMark()
  present = whoIs(main)
  appState.set((state) => ({ ...state, main, is_coming: false }))
  await reloadPage()
}

/** Fills the frame that all players get with what is theirs; with a guest's page where the session has ended. */
export const arrive = (): Promise<void> => (appState.get().is_coming ? (arriving ??= arriveOnce()) : Promise.resolve())

/**
 * Looks whether the session is still the one that this page was made for. Where it is not, its player's data goes at once, and
 * the house is asked who is here. Called before each call and whenever the page comes into sight again.
 */
export const noticeVisitor = (): void => {
  if (!isMarkNews()) return
  presentNow()
  knowMark()
  dismiss()
  void reloadMain()
}

/** Follows what happens elsewhere: another tab, the way back to a page that slept, a line that was away. */
export const followVisitor = (): void => {
  tabs?.addEventListener('message', noticeVisitor)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') noticeVisitor()
  })
  window.addEventListener('pageshow', noticeVisitor)
  window.addEventListener('focus', noticeVisitor)
  window.addEventListener('online', () => {
    // Nobody could be asked while the line was away.
    if (present === 'nobody') void reloadMain()
    else noticeVisitor()
  })
}
