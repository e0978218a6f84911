import { createStore } from '#kernel/web/state/store.ts'

const key = 'game-sound'

const remembered = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Games sound, quietly and after the first press, until somebody turns it off; that is remembered. */
export const soundSwitch = createStore<boolean>(typeof window === 'undefined' ? true : remembered())

export const isSoundOn = (): boolean => soundSwitch.get()

export const switchSound = (on: boolean): void => {
  soundSwitch.set(on)
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // Without storage it holds for this visit.
  }
}
