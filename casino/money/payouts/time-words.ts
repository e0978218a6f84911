/** A length of time as the number and the unit that a person would say, rounded up: (95) → 2 minutes. */
export const timeWords = (
  seconds: number,
): { readonly key: 'payouts.seconds' | 'payouts.minutes' | 'payouts.hours'; readonly count: number } => {
  if (seconds < 60) return { key: 'payouts.seconds', count: Math.max(1, Math.ceil(seconds)) }
  return seconds < 3_600
    ? { key: 'payouts.minutes', count: Math.ceil(seconds / 60) }
    : { key: 'payouts.hours', count: Math.ceil(seconds / 3_600) }
}
