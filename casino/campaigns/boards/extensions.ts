import { defineExtension } from '#kernel/extensions.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { Words } from '#kernel/i18n/words.ts'

/** How a slice's boards are called to players. */
export interface BoardOwner {
  /** The slice whose boards these are: `contests/races`. */
  readonly owner: string
  /** In messages of the type `tournament` (A-021), and the namespace of the boards' channels: `race`. */
  readonly kind: string
  /** The page that shows its boards: `/races/`. */
  readonly link: string
  /** What a prize for a place is for. */
  readonly prizeTitle: (title: Text, place: number) => Words
}

/** Slices that make boards say so here. */
export const boardOwners = defineExtension<BoardOwner>('campaigns/boards.owners', {
  keyOf: ({ owner }) => owner,
  faultOf: ({ kind }) => (/^[a-z][a-z-]*$/.test(kind) ? undefined : `the kind "${kind}" names a channel: small letters and dashes`),
})
