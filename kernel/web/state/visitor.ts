import { readCookie, writeCookie } from '#kernel/web/cookies.ts'
import type { MainData } from '#kernel/contract/main-data.ts'
import { forgetStoredCommands } from '#kernel/web/forms/stored-commands.ts'
import { dropEarlyCalls } from '#kernel/web/page/early-answers.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { playersGone } from '#kernel/web/state/players-gone.ts'
import { resetStores } from '#kernel/web/state/store.ts'

type Forget = () => void
const forgetters = new Set<Forget>()

/** Registers what else must be cleared at once when a player signs out: caches, an open connection. */
export const onPlayerGone = (forget: Forget): void => {
  forgetters.add(forget)
}

/** The session's readable cookie: a different value is a different session. Undefined for a guest. */
export const sessionMark = (): string | undefined => readCookie('token')

/** The mark of the session for which the current page was requested. */
let known_mark = typeof document === 'undefined' ? undefined : sessionMark()

export const rememberSession = (): void => {
  known_mark = sessionMark()
}

/** Whether the session changed since the page asked who is signed in: in another tab, or while this one was suspended. */
export const hasSessionChanged = (): boolean => sessionMark() !== known_mark

/** Main data to show until the server has said who is signed in: a guest's. */
const nobodys = ({ main, nobody }: AppState): MainData => ({
  ...(nobody ?? main),
  isGuest: sessionMark() === undefined,
  isMobile: main.isMobile,
})

/**
 * Removes the mark of a session that is over, as the answer to a call with this mark said. Only the page can: the server cannot know
 * whether its answer arrives before or after the cookies of a newer session.
 */
export const removeMark = (mark: string | undefined): void => {
  if (mark !== undefined && sessionMark() === mark) writeCookie('token', '', 0)
}

/** Removes all of a player's data from the page at once: main data, queries, stores, windows, responses that nobody took, commands without an answer. */
export const forgetPlayer = (): void => {
  dropEarlyCalls()
  resetStores()
  for (const forget of forgetters) forget()
  forgetStoredCommands(() => window.sessionStorage)
  appState.set((state) => ({ ...state, main: nobodys(state) }))
  playersGone.set((count) => count + 1)
}
