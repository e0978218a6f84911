const key = 'game-sound'

/** Holds for this visit where there is no storage. */
let is_on: boolean | null = null

const remembered = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Games sound, quietly and after the first press, until somebody turns it off; that is remembered. */
export const isSoundOn = (): boolean => (is_on ??= remembered())

export const switchSound = (on: boolean): void => {
  is_on = on
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // Without storage it holds for this visit.
  }
}
