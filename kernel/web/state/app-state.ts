import { createContext, useContext, useSyncExternalStore } from 'react'
import { createStore } from '#kernel/web/state/store.ts'

/** App main data (EN-001…): what every slice adds stands beside the fields that the frame itself reads. */
export interface MainData {
  readonly isGuest: boolean
  readonly isMobile: boolean
  readonly login?: string | null
  readonly nickname?: string | null
  readonly currency?: string | null
  readonly header: { readonly menu: readonly MenuItem[] }
  readonly playerInfo?: { readonly playerBalance?: Balance | null } | null
  readonly websocket?: RealtimeAccess | null
  readonly Registration?: { readonly minimalAge?: number } | null
  /** What closes stakes and deposits for this player, by their own decision or by the house's; null for everybody else. */
  readonly playRestriction?: string | null
  readonly [field: string]: unknown
}

export interface MenuItem {
  readonly name: string
  readonly title: string
  readonly url: string
  readonly icon: string
  readonly group: 'play' | 'house'
  /** What its counter counts, by the name that clears it; null where nothing is counted. */
  readonly section: string | null
  /** Unseen things behind it; null for guests and where nothing is counted. */
  readonly counter: number | null
}

/** EN-044, amounts in minor units of `currency`. */
export interface Balance {
  readonly balance: number
  readonly bonus: { readonly balance: number; readonly fsRemain: number; readonly games: readonly string[] }
  readonly currency: string
  readonly exponent: number
}

export interface RealtimeAccess {
  readonly url: string
  readonly token: string
  readonly channels: readonly { readonly name: string; readonly token: string }[]
}

/** What the start-up call says of the house and not of the visitor. */
export interface AppConfig {
  readonly brand: { readonly name: string; readonly title: string; readonly capabilities: readonly string[] }
  readonly languages: readonly { readonly code: string; readonly name: string; readonly url: string }[]
  readonly currencies: readonly { readonly id: number; readonly code: string; readonly exponent: number; readonly symbol: string }[]
  readonly [field: string]: unknown
}

export interface AppState {
  readonly config: AppConfig
  readonly main: MainData
}

/** Browser only. The root sets it from the start-up call before anything reads it. */
export const appState = createStore<AppState>({} as AppState)

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

/** The brand's yes and no: `useHas()('public-profile-popup')`. */
export const useHas = (): ((capability: string) => boolean) => {
  const { capabilities } = useAppState().config.brand
  return (capability) => capabilities.includes(capability)
}

/** Does the page store use a kind of component that opens over any page (PP-006)? */
export const isComponentUsed = ({ componentsOff }: AppConfig, type: string): boolean =>
  !(Array.isArray(componentsOff) && componentsOff.includes(type))

/** Changes what is known of the visitor, such as a balance that moved. */
export const patchMain = (change: (main: MainData) => Partial<MainData>): void =>
  appState.set((state) => ({ ...state, main: { ...state.main, ...change(state.main) } }))
