import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'

/** A contest that a player enters by starting one of its games for money (GA-021). */
interface EnteredByStarting {
  /** The slice. */
  readonly name: string
  /** Whether starting this game now would enter this player; false when the player has left the contest. */
  readonly enters: (house: House, slug: string, player_id: bigint) => Promise<boolean>
}

export const enteredByStarting = defineExtension<EnteredByStarting>('games/play.entered-by-starting', { keyOf: ({ name }) => name })
