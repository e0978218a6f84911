import type { ContestCard, WonPlace } from '#casino/campaigns/boards/contract.ts'

/** Data of the page component `contests`: what runs and comes, and what the player won. */
export interface ContestsData {
  readonly cards: ContestCard[]
  readonly won: WonPlace[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly contests: ContestsData
  }
}
