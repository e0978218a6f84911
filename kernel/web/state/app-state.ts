import { createContext, useContext, useSyncExternalStore } from 'react'
import type { MainData } from '#kernel/contract/main-data.ts'
import { createStore } from '#kernel/web/state/store.ts'

/** What the start-up call says of the house and not of the visitor. */
export interface AppConfig {
  readonly brand: { readonly name: string; readonly title: string; readonly capabilities: readonly string[] }
  readonly languages: readonly { readonly code: string; readonly name: string; readonly url: string }[]
  readonly currencies: readonly { readonly id: number; readonly code: string; readonly exponent: number; readonly symbol: string }[]
  /** Other services that one can sign in by, in their order. */
  readonly socialProviders: readonly { readonly name: string; readonly title: string; readonly icon: string }[]
  readonly captcha: {
    readonly isEnabled: boolean
    readonly isInternalFallback: boolean
    readonly key: string | null
    readonly url: string | null
  }
  /** Kinds of component that the page store has and uses nowhere. */
  readonly componentsOff: readonly string[]
}

export interface AppState {
  readonly config: AppConfig
  readonly main: MainData
  /** What is said of a guest: what stands in place of a player's main data when they leave. Where a guest came, that is `main`. */
  readonly nobody?: MainData | undefined
  /** A player is here, and what is theirs is still on its way. */
  readonly is_coming?: boolean
}

/** Browser only. The root sets it from the start-up call before anything reads it. */
export const appState = createStore<AppState>({} as AppState, { outlives_visitor: true })

const FirstState = createContext<AppState | null>(null)
/** Holds what the page was rendered with, on the server and at hydration. */
export const AppStateProvider = FirstState.Provider

/** The state of the app, followed. */
export const useAppState = (): AppState => {
  const first = useContext(FirstState)
  if (first === null) throw new Error('useAppState outside of the app')
  return useSyncExternalStore(appState.subscribe, typeof window === 'undefined' ? () => first : appState.get, () => first)
}

export const useMain = (): MainData => useAppState().main

/** Play is closed for this player: nothing invites them to it. */
export const useIsPlayClosed = (): boolean => (useMain().playRestriction ?? null) !== null

/** The house takes no deposits now, of anybody: buttons that lead to the desk say so. */
export const useIsDeskClosed = (): boolean => useMain().finOperations?.isAvailable === false

/** Changes what is known of the visitor, such as a balance that moved. */
export const patchMain = (change: (main: MainData) => Partial<MainData>): void =>
  appState.set((state) => ({ ...state, main: { ...state.main, ...change(state.main) } }))
