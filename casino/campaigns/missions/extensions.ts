import { defineExtension } from '#kernel/extensions.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { Words } from '#kernel/i18n/words.ts'

/** How a slice's tracks are called to players. */
export interface TrackOwner {
  /** The slice whose tracks these are: `contests/jackpot-marathon`. */
  readonly owner: string
  /** What the reward of a step is for. */
  readonly stepTitle: (title: Text, step: Text) => Words
  /** What a share of the end is for. */
  readonly shareTitle: (title: Text) => Words
}

/** Slices whose campaigns have tracks say so here. */
export const trackOwners = defineExtension<TrackOwner>('campaigns/missions.owners', { keyOf: ({ owner }) => owner })
