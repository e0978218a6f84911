import type { ContestCard } from '#casino/campaigns/boards/contract.ts'
import type { Viewer } from '#casino/campaigns/boards/server/api.ts'
import { defineExtension } from '#kernel/extensions.ts'

/** Contests that are no boards, as the page of all contests shows them. */
export interface OtherContests {
  /** The slice. */
  readonly name: string
  readonly cards: (viewer: Viewer) => Promise<readonly ContestCard[]>
}

export const otherContests = defineExtension<OtherContests>('contests/overview.other-contests', { keyOf: ({ name }) => name })
