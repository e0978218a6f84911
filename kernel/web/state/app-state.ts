import { createContext, useContext, useSyncExternalStore } from 'react'
import type { MainData } from '#kernel/contract/main-data.ts'
import { createStore } from '#kernel/web/state/store.ts'

/** The part of the start-up call about the site rather than the visitor. */
export interface AppConfig {
  readonly brand: { readonly name: string; readonly title: string; readonly capabilities: readonly string[] }
  readonly languages: readonly { readonly code: string; readonly name: string; readonly url: string }[]
  readonly currencies: readonly { readonly id: number; readonly code: string; readonly exponent: number; readonly symbol: string }[]
  /** External sign-in providers, in display order. */
  readonly socialProviders: readonly { readonly name: string; readonly title: string; readonly icon: string }[]
  readonly captcha: {
    readonly isEnabled: boolean
    readonly isInternalFallback: boolean
    readonly key: string | null
    readonly url: string | null
  }
  /** Component types that exist in the page store but are used nowhere. */
  readonly componentsOff: readonly string[]
}

export interface AppState {
  readonly config: AppConfig
  readonly main: MainData
  /**
   * The main data of a guest: shown in place of a player's main data when they sign out. If the page was loaded by a guest, the
   * same as `main`.
   */
  readonly nobody?: MainData | undefined
  /** A player is signed in, and their data are still loading. */
  readonly is_coming?: boolean
}

/** Browser only. Set by the root from the start-up call before anything reads it. */
export const appState = createStore<AppState>({} as AppState, { outlives_visitor: true })

const FirstState = createContext<AppState | null>(null)
/** Provides the state that the page was rendered with, on the server and during hydration. */
export const AppStateProvider = FirstState.Provider

/** The app's state, followed. */
export const useAppState = (): AppState => {
  const first = useContext(FirstState)
  if (first === null) throw new Error('useAppState outside of the app')
  return useSyncExternalStore(appState.subscribe, typeof window === 'undefined' ? () => first : appState.get, () => first)
}

export const useMain = (): MainData => useAppState().main

/** Whether play is closed for this player, so that nothing may invite them to play. */
export const useIsPlayClosed = (): boolean => (useMain().playRestriction ?? null) !== null

/** Whether deposits are currently not accepted from anybody; deposit buttons then say so. */
export const useIsDeskClosed = (): boolean => useMain().finOperations?.isAvailable === false

/** Updates the main data, for example with a new balance. */
export const patchMain = (change: (main: MainData) => Partial<MainData>): void =>
  appState.set((state) => ({ ...state, main: { ...state.main, ...change(state.main) } }))
