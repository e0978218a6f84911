import { defineExtension } from '#kernel/extensions.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { Words } from '#kernel/i18n/words.ts'

/** How a slice's draws are called to players. */
export interface DrawOwner {
  /** The slice whose draws these are: `contests/prize-drops`. */
  readonly owner: string
  /** What a prize that fell is for. */
  readonly prizeTitle: (title: Text, outcome: Text) => Words
}

/** Slices whose campaigns have draws say so here. */
export const drawOwners = defineExtension<DrawOwner>('campaigns/draws.owners', { keyOf: ({ owner }) => owner })
