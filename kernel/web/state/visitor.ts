import { readCookie } from '#kernel/web/cookies.ts'
import type { MainData } from '#kernel/contract/main-data.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { playersGone } from '#kernel/web/state/players-gone.ts'
import { resetStores } from '#kernel/web/state/store.ts'

type Forget = () => void
const forgetters = new Set<Forget>()

/** Says what else has to be forgotten when a player leaves, at that very moment: kept answers, an open connection. */
export const onPlayerGone = (forget: Forget): void => {
  forgetters.add(forget)
}

/** The readable cookie of a session: another one is another session. Undefined for a guest. */
export const sessionMark = (): string | undefined => readCookie('token')

/** Of the session that the page in sight was asked for. */
let known_mark = typeof document === 'undefined' ? undefined : sessionMark()

export const knowMark = (): void => {
  known_mark = sessionMark()
}

/** Has somebody come, left or changed places since the page asked who is here: in another tab, or while this one was asleep? */
export const isMarkNews = (): boolean => sessionMark() !== known_mark

/** What may be said before the house has said who is here: nothing of anybody. */
const nobodys = ({ main, nobody }: AppState): MainData => ({
  ...(nobody ?? main),
  isGuest: sessionMark() === undefined,
  isMobile: main.isMobile,
})

/** Takes everything of a player out of the page at once, before anybody else is known: main data, queries, stores, windows. */
export const forgetPlayer = (): void => {
  resetStores()
  for (const forget of forgetters) forget()
  appState.set((state) => ({ ...state, main: nobodys(state) }))
  playersGone.set((count) => count + 1)
}
