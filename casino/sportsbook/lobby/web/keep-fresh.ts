/** How soon a page that could not read its prices tries again: a line that comes back without a gap asks for nothing by itself. */
const again_ms = 5_000

/**
 * Reads what a page shows, and tells whether that is of now. It is from a reading that succeeded until the page was away; a reading
 * that began before that says nothing. One that failed is repeated until one succeeds.
 */
export const createFreshness = (resync: () => Promise<void>, tell: (is_fresh: boolean) => void) => {
  let times_away = 0
  let is_over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = async (): Promise<void> => {
    clearTimeout(timer)
    const times_before = times_away
    try {
      await resync()
    } catch {
      clearTimeout(timer)
      if (!is_over) timer = setTimeout(() => void read(), again_ms)
      return
    }
    if (times_away === times_before) tell(true)
  }
  return {
    read,
    away: (): void => {
      times_away += 1
      tell(false)
      void read()
    },
    /** Until what it returns is called, failed readings are repeated. */
    keep: (): (() => void) => {
      is_over = false
      return () => {
        is_over = true
        clearTimeout(timer)
      }
    },
  }
}
