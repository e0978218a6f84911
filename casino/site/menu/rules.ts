/** What a player's counters are made of, as the database gives it. */
export interface Unseen {
  readonly own: Readonly<Record<string, number>>
  /** Things for everybody that this player has not seen. */
  readonly announced: readonly { readonly section: string; readonly until: string }[]
  readonly quiet_until: string | null
}

/** MD-066: unseen things per section at a moment; what is over counts no more, and whoever wanted to be away is called to nothing. */
export const countersAt = ({ own, announced, quiet_until }: Unseen, now: Date): Record<string, number> => {
  if (quiet_until !== null && new Date(quiet_until) > now) return {}
  const counters = { ...own }
  for (const { section, until } of announced) if (new Date(until) > now) counters[section] = (counters[section] ?? 0) + 1
  return counters
}
