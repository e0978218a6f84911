import { type AppState, appState } from '#kernel/web/state/app-state.ts'

/** Calls `act` once, when it is known who is there: a guest or a player. */
export const whenVisitorIsHere = (act: () => void): void => {
  if (typeof window === 'undefined') return
  const look = (): boolean => {
    const { main, is_coming } = appState.get() as Partial<AppState>
    if (!main || is_coming) return false
    act()
    return true
  }
  if (look()) return
  const stop = appState.subscribe(() => {
    if (look()) stop()
  })
}

/**
 * Calls `act` once, when a player's data are available: at the start of their page (`at_start`), or when somebody signs in. For
 * slices' manifests, whose code is on every page.
 */
export const whenPlayerIsHere = (act: (at_start: boolean) => void): void => {
  if (typeof window === 'undefined') return
  let at_start = true
  const look = (): boolean => {
    const { main, is_coming } = appState.get() as Partial<AppState>
    if (main?.isGuest) at_start = false
    if (!main || main.isGuest || is_coming) return false
    act(at_start)
    return true
  }
  if (look()) return
  const stop = appState.subscribe(() => {
    if (look()) stop()
  })
}
