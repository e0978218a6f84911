import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'

export interface PublicListContext {
  readonly house: House
  /** The player whose profile it is. */
  readonly player_id: bigint
  readonly language: Language
  readonly limit: number
  readonly offset: number
}

/** A game as other players may see it: never an amount, a contact or a result. */
export interface PublicGame {
  readonly slug: string
  readonly title: string
  /** When it was played; undefined in a list of favourites. */
  readonly at?: string
}

/** One list of a public profile, newest first. */
export interface PublicList {
  /** Its type in API-102. */
  readonly type: string
  readonly read: (context: PublicListContext) => Promise<{ readonly rows: readonly PublicGame[]; readonly total: number }>
}

/** Lists in a public profile, contributed by the slices that have the data. */
export const publicLists = defineExtension<PublicList>('players/public-profile.lists', { keyOf: ({ type }) => type })

/** Categories: games discovered, fairness verified, social features, responsible play, time since registration. */
export type AchievementType = 'discovery' | 'fairness' | 'company' | 'care' | 'years'

/**
 * Something that a player did once. Awarded for trying features, never for amounts, wins, losses, numbers of rounds or streaks, so
 * that nobody has a reason to play for one (decision 0030).
 */
export interface Achievement {
  /** Unique id: `three-games`. */
  readonly id: string
  readonly type: AchievementType
  readonly title: Record<Language, string>
  /** What it is awarded for. */
  readonly text: Record<Language, string>
  /** Only shown to the player, for example about their own responsible-play settings. */
  readonly is_private?: true
  /** When the player reached it; null if not yet. One indexed statement. */
  readonly reached: (house: House, player_id: bigint) => Promise<Date | null>
}

/** Achievements contributed by slices. */
export const achievements = defineExtension<Achievement>('players/public-profile.achievements', { keyOf: ({ id }) => id })
