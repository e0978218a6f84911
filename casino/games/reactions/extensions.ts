import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Reaction } from './contract.ts'

/** Something that players like: games, comments, stories. */
export interface ReactionSchema {
  /** The `model_schema` of the call: `games`. */
  readonly schema: string
  /** Likes it for a player, once however often it is asked for, and says how many like it now. Undefined: there is no such thing. */
  readonly like: (house: House, player_id: bigint, model_id: number) => Promise<number | undefined>
  /** What is liked by most, and how many there are. */
  readonly list: (context: {
    readonly house: House
    readonly language: Language
    readonly limit: number
    readonly offset: number
  }) => Promise<{ readonly rows: readonly Reaction[]; readonly total: number }>
}

export const reactionSchemas = defineExtension<ReactionSchema>('games/reactions.schemas', { keyOf: ({ schema }) => schema })
