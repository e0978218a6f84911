import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'

export interface PublicListContext {
  readonly house: House
  /** Whose profile it is. */
  readonly player_id: bigint
  readonly language: Language
  readonly limit: number
  readonly offset: number
}

/** Something of a game that other players may see: never an amount, a contact or a result. */
export interface PublicGame {
  readonly slug: string
  readonly title: string
  /** When it was played; a list of liked games has none. */
  readonly at?: string
}

/** One list of a public profile, newest first. */
export interface PublicList {
  /** Its type in API-102. */
  readonly type: string
  readonly read: (context: PublicListContext) => Promise<{ readonly rows: readonly PublicGame[]; readonly total: number }>
}

/** Lists that a public profile shows: what a slice knows of a player and everybody may see. */
export const publicLists = defineExtension<PublicList>('players/public-profile.lists', { keyOf: ({ type }) => type })

/** What an achievement is about: games found, fairness checked, company of others, care for oneself, time with the house. */
export type AchievementType = 'discovery' | 'fairness' | 'company' | 'care' | 'years'

/**
 * Something that a player did once. It is given for finding out, never for amounts, wins, losses, numbers of rounds or days in a
 * row: nobody may have a reason to play for one (decision 0030).
 */
export interface Achievement {
  /** Unique in the house: `three-games`. */
  readonly id: string
  readonly type: AchievementType
  readonly title: Record<Language, string>
  /** What it is given for. */
  readonly text: Record<Language, string>
  /** Nobody but the player is ever shown it: what somebody does about their own safety is their own business. */
  readonly is_private?: true
  /** When the player came to it; null before. One indexed statement. */
  readonly reached: (house: House, player_id: bigint) => Promise<Date | null>
}

/** What of a slice a public profile may count as an achievement. */
export const achievements = defineExtension<Achievement>('players/public-profile.achievements', { keyOf: ({ id }) => id })
