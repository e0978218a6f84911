export interface RememberedSwitch {
  readonly isOn: () => boolean
  readonly write: (on: boolean) => void
}

/** A switch that is remembered, and holds for this visit where there is no storage. Everything is on until somebody turns it off. */
export const remembered = (key: string): RememberedSwitch => {
  let is_on: boolean | null = null
  const read = (): boolean => {
    try {
      return localStorage.getItem(key) !== 'off'
    } catch {
      return true
    }
  }
  const write = (on: boolean): void => {
    is_on = on
    try {
      localStorage.setItem(key, on ? 'on' : 'off')
    } catch {
      // Without storage it holds for this visit.
    }
  }
  return { isOn: (): boolean => (is_on ??= read()), write }
}
