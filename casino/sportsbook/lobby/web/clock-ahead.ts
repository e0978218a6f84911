/** A clock runs on from what was last told, but no further than a minute. */
const longest_s = 59

/**
 * How many seconds of the match have passed since its clock was told at `at`, a moment of the house. The device's clock may be minutes
 * off, so it is not asked: nothing is told before its moment, so the newest of what was told shows how the house's time stands to that of
 * this page.
 */
export const createClockAhead = () => {
  let least_ms = Number.POSITIVE_INFINITY
  return ({ at, pace }: { readonly at: string; readonly pace: number }): number => {
    const since_ms = performance.now() - new Date(at).getTime()
    least_ms = Math.min(least_ms, since_ms)
    return Math.min(longest_s, Math.floor(((since_ms - least_ms) / 1000) * pace))
  }
}

/** One for all matches of the page: what was just told of one helps the clocks of the others. */
export const clockAhead = createClockAhead()
