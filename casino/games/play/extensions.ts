import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'

/** A contest in which whoever starts one of its games for money takes part (GA-021). */
interface EnteredByStarting {
  /** The slice. */
  readonly name: string
  /** Whether a start of this game now would enter this player; false for who left. */
  readonly enters: (house: House, slug: string, player_id: bigint) => Promise<boolean>
}

export const enteredByStarting = defineExtension<EnteredByStarting>('games/play.entered-by-starting', { keyOf: ({ name }) => name })
