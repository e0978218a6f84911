import { defineExtension } from '#kernel/extensions.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { Words } from '#kernel/i18n/words.ts'

/** How a slice's tracks are presented to players. */
export interface TrackOwner {
  /** The slice that owns the tracks: `contests/jackpot-marathon`. */
  readonly owner: string
  /** The page on which a player sees how far they are. */
  readonly link: string
  /** The reason given with a step's reward. */
  readonly stepTitle: (title: Text, step: Text) => Words
  /** The reason given with a share of the final amount. */
  readonly shareTitle: (title: Text) => Words
  /**
   * Players take what waits for them by the call of all tracks (`claimStep`). Without it they take it by a call of the owner's, which may ask
   * for more and do more beside it: a gate of its own, a ticket that enters a draw.
   */
  readonly is_claimed_directly?: true
  /** A reward that is nothing without the owner's own call beside it: a ticket, which enters a draw with it. Nobody is given one past that call. */
  readonly isBoundToCall?: (reward: unknown) => boolean
  /** Every move of a player's progress is told as it happens (`campaigns/missions.progress-moved`), for pages that follow it. */
  readonly is_live?: boolean
}

/** Slices whose campaigns have tracks contribute one of these. */
export const trackOwners = defineExtension<TrackOwner>('campaigns/missions.owners', { keyOf: ({ owner }) => owner })
