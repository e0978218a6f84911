import type { Tx } from '#kernel/database/database.ts'

/** A settlement change of an event, as `markets-settled` and `settlement-withdrawn` tell it. */
export interface Revision {
  readonly data: { readonly event_id: number; readonly revision: number }
}

/**
 * For the reactions of slices that follow a few events: keeps the changes of those that `readFollowed` finds among all. A match has a
 * hundred markets, and an evening hundreds of matches: the markets of all others are not looked at.
 */
export const ofFollowedEvents =
  (readFollowed: (tx: Tx, event_ids: readonly number[]) => Promise<ReadonlySet<number>>) =>
  async <One extends Revision>(facts: readonly One[], tx: Tx): Promise<One[]> => {
    const followed = await readFollowed(tx, [...new Set(facts.map(({ data }) => data.event_id))])
    return facts.filter(({ data }) => followed.has(data.event_id))
  }
