import { appState } from '#kernel/web/state/app-state.ts'

/** EN-068, WA-030: under this name and the player's login stands whether they closed the window that says it was paid. */
export const success_closed_key = 'cashback-success-closed'

const own = (): string => `${success_closed_key}:${appState.get().main.login ?? ''}`

export const isSuccessClosed = (): boolean => {
  try {
    return localStorage.getItem(own()) === 'yes'
  } catch {
    return false
  }
}

export const rememberSuccessClosed = (): void => {
  try {
    localStorage.setItem(own(), 'yes')
  } catch {
    // Without storage it is shown again.
  }
}
