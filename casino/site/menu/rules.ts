/** A player's counters as stored in the database. */
export interface Unseen {
  readonly own: Readonly<Record<string, number>>
  /** Announcements that this player has not seen. */
  readonly announced: readonly { readonly section: string; readonly until: string }[]
  readonly quiet_until: string | null
}

/** MD-066: unseen items per section at a moment; ended announcements do not count, and self-excluded players have no counters. */
export const countersAt = ({ own, announced, quiet_until }: Unseen, now: Date): Record<string, number> => {
  if (quiet_until !== null && new Date(quiet_until) > now) return {}
  const counters = { ...own }
  for (const { section, until } of announced) if (new Date(until) > now) counters[section] = (counters[section] ?? 0) + 1
  return counters
}
