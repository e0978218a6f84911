import { defineExtension } from '#kernel/extensions.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { Words } from '#kernel/i18n/words.ts'

/** How a slice's draws are presented to players. */
export interface DrawOwner {
  /** The slice that owns the draws: `contests/prize-drops`. */
  readonly owner: string
  /** The reason given with a prize. */
  readonly prizeTitle: (title: Text, outcome: Text) => Words
}

/** Slices whose campaigns have draws contribute one of these. */
export const drawOwners = defineExtension<DrawOwner>('campaigns/draws.owners', { keyOf: ({ owner }) => owner })
