import { defineExtension } from '#kernel/extensions.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { Words } from '#kernel/i18n/words.ts'

/** How a slice's boards are presented to players. */
export interface BoardOwner {
  /** The slice that owns the boards: `contests/races`. */
  readonly owner: string
  /** Kind in messages of the type `tournament` (A-021), and the namespace of the boards' channels: `race`. */
  readonly kind: string
  /** Path of the page that shows its boards, unless a board has a page of its own: `/races/`. */
  readonly link: string
  /** The reason given with a prize for a place. */
  readonly prizeTitle: (title: Text, place: number) => Words
  /** Its contests stand among all contests by cards of their own (`otherContests`), not by their boards. */
  readonly has_own_cards?: true
}

/** Slices with boards contribute one of these. */
export const boardOwners = defineExtension<BoardOwner>('campaigns/boards.owners', {
  keyOf: ({ owner }) => owner,
  faultOf: ({ kind }) => (/^[a-z][a-z-]*$/.test(kind) ? undefined : `the kind "${kind}" names a channel: small letters and dashes`),
})
