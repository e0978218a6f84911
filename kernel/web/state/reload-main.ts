import { api, sessionApi } from '#kernel/web/browser.ts'
import { dropEarlyCalls } from '#kernel/web/page/early-answers.ts'
import { guestPages } from '#kernel/web/page/guest-page-cache.ts'
import { restoreFocus } from '#kernel/web/page/restore-focus.ts'
import { reloadPage } from '#kernel/web/page/navigation.ts'
import type { MainData, MainDataPartName } from '#kernel/contract/main-data.ts'
import { appState, patchMain } from '#kernel/web/state/app-state.ts'
import { loadWithRetry } from '#kernel/web/load-with-retry.ts'
import { isOwnSessionEnding, ownSessionEnded } from '#kernel/web/state/own-session-end.ts'
import { forgetPlayer, hasSessionChanged, rememberSession, removeMark, sessionMark } from '#kernel/web/state/visitor.ts'

/** Called with the new main data when the visitor changes: the realtime connection, the queries. */
type Follower = (main: MainData) => void
const followers = new Set<Follower>()

export const onVisitorChange = (follower: Follower): void => {
  followers.add(follower)
}

/** Given main data that were read anew, and when they were asked for (`performance.now()`): the fields to show in place of those read. */
type Keeper = (read: Partial<MainData>, asked_at_ms: number) => Partial<MainData>
const keepers = new Set<Keeper>()

/** Registers the owner of fields that also move by messages or by presses, so that main data cannot overtake or overwrite these. */
export const onMainRead = (keeper: Keeper): void => {
  keepers.add(keeper)
}

const withKept = <Read extends Partial<MainData>>(read: Read, asked_at_ms: number): Read =>
  [...keepers].reduce((main, keep) => ({ ...main, ...keep(main, asked_at_ms) }), read)

const whoIs = ({ isGuest, login }: MainData): string => (isGuest ? 'guest' : `player ${login ?? ''}`)

/**
 * Who this page shows: `guest`, `player <login>`, or `nobody` from a sign-out until the next main data have come. Null only until it
 * is asked for the first time.
 */
let present: string | null = null
const presentNow = (): string => (present ??= whoIs(appState.get().main))

/** Clears the page of a player who has signed out. `reloadMain` then loads the new visitor's data. */
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
  restoreFocus()
}

const load = async (isNewest: () => boolean): Promise<boolean | 'overtaken'> => {
  // Whoever asks meanwhile is told of a guest, and the answer that brings the next session is thrown away.
  if (isOwnSessionEnding()) await ownSessionEnded()
  const asked_at_ms = performance.now()
  const mark = sessionMark()
  const answer = await sessionApi.send('GET', '/rest/init/')
  if (!isNewest()) return 'overtaken'
  if (!answer.success) return !appState.get().main.isGuest
  const main = (answer as unknown as { data: MainData }).data
  // It was asked before the page began to end its own session, and the answer that brings the next one is still on its way.
  if (main.isGuest && isOwnSessionEnding()) return load(isNewest)
  if (main.isGuest) removeMark(mark)
  rememberSession()
  const is_change = whoIs(main) !== presentNow()
  if (is_change) dismiss()
  present = whoIs(main)
  // Of another visitor nothing is kept.
  const shown = is_change ? main : withKept(main, asked_at_ms)
  appState.set((state) => ({ ...state, main: shown }))
  if (is_change) await welcome(main)
  return !main.isGuest
}

/** Reloads the named parts for the visitor of this page. If the visitor has changed, everything is reloaded. */
const reloadParts = async (parts: readonly MainDataPartName[]): Promise<boolean> => {
  const asked_at_ms = performance.now()
  const answer = await api.send('GET', `/rest/init/?only=${parts.join(',')}`)
  if (!answer.success) return !appState.get().main.isGuest
  const { data } = answer as unknown as { data: Partial<MainData> & Pick<MainData, 'isGuest'> }
  if (data.isGuest !== appState.get().main.isGuest) return reloadMain()
  patchMain(() => withKept(data, asked_at_ms))
  return !data.isGuest
}

let newest: Promise<boolean | 'overtaken'> | undefined

/**
 * Reloads the main data with the init call (A-005) and updates what depends on it: state, guests' page cache, the current page.
 * Returns whether somebody is signed in. A failed call changes nothing; of concurrent calls the last one wins. With `parts` only
 * these are loaded and computed: `reloadMain(['restrictions'])`.
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

/** Retries until it succeeds; the page shows a loading state meanwhile. */
const askWhoIsHere = async (): Promise<MainData> => {
  const mark = sessionMark()
  const answer = await sessionApi.send('GET', '/rest/init/')
  if (!answer.success) throw new Error(answer.error)
  const main = (answer as unknown as { data: MainData }).data
  if (main.isGuest) removeMark(mark)
  return main
}

let loading: Promise<void> | undefined

const loadPlayerOnce = async (): Promise<void> => {
  const main = await loadWithRetry(askWhoIsHere)
  rememberSession()
  present = whoIs(main)
  appState.set((state) => ({ ...state, main, is_coming: false }))
  await reloadPage()
  dropEarlyCalls()
}

/** Loads the player's data and page into the frame document; or the guest's page, if the session has ended. */
export const loadPlayer = (): Promise<void> => (appState.get().is_coming ? (loading ??= loadPlayerOnce()) : Promise.resolve())

/**
 * Checks whether the session is still the one that the page was loaded for. If not, the player's data are cleared at once and the
 * server is asked who is signed in. Called before each call, and when the page becomes visible again. While the page itself ends its
 * session, whoever does so asks.
 */
export const checkVisitor = (): void => {
  if (isOwnSessionEnding() || !hasSessionChanged()) return
  presentNow()
  rememberSession()
  dismiss()
  void reloadMain()
}

/** Reacts to changes elsewhere: another tab, the back/forward cache, a restored connection. */
export const followVisitor = (): void => {
  tabs?.addEventListener('message', checkVisitor)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkVisitor()
  })
  window.addEventListener('pageshow', checkVisitor)
  window.addEventListener('focus', checkVisitor)
  window.addEventListener('online', () => {
    // Nobody could be asked while offline.
    if (present === 'nobody') void reloadMain()
    else checkVisitor()
  })
}
