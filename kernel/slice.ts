import type { House } from '#kernel/house.ts'
import type { Handled } from '#kernel/http/handle.ts'
import type { Identify } from '#kernel/http/visitor.ts'
import type { Reaction } from '#kernel/facts/reactions.ts'
import type { Push } from '#kernel/facts/pushes.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import type { Texts } from '#kernel/i18n/texts.ts'
import type { FactKind } from '#kernel/facts/fact.ts'
import type { ChannelDeclaration } from '#kernel/realtime/channels.ts'
import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

/** What the games of the house are called in a language, by slug; undefined for what is no game of it. */
export type GameTitles = (house: House, language: Language) => Promise<(slug: string) => string | undefined>

/** What a page or the start-up call is asked for. */
export interface ContentContext {
  readonly house: House
  readonly visitor: Visitor
  readonly language: Language
}

/** What a slice adds to the app's main data (EN-001…): its SQL is one scalar subquery, so that start-up stays one round trip. */
export interface MainDataPart {
  /** A scalar subquery that gives JSON about a signed-in player, e.g. `(select json_build_object(…) from …)`. */
  readonly read?: (player_id: bigint) => RawBuilder<unknown>
  /** Fields of the main data, from what `read` gave; `null` for a guest. */
  readonly fields: (row: unknown, context: ContentContext) => Record<string, unknown>
}

export interface ComponentContext extends ContentContext {
  readonly settings: Readonly<Record<string, unknown>>
  readonly limit: number | undefined
  readonly offset: number | undefined
  /** Values of the page's own pattern, e.g. `id` of /cash/bonus/{id}/. */
  readonly params: Readonly<Record<string, string>>
}

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

/** One list of a public profile, by its type in API-102, newest first. */
export type PublicList = (context: PublicListContext) => Promise<{ readonly rows: readonly PublicGame[]; readonly total: number }>

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

/** Gives the data of one kind of page component, e.g. `games-grid`. Null leaves the component out. */
export type ComponentData = (context: ComponentContext) => Promise<unknown>

/** A page that a slice brings to the page store (casino/site/pages). It is there as long as the slice is. */
export interface PageDeclaration {
  /** Unique; `games-all-slots`. */
  readonly name: string
  /** Path with slashes at both ends; `:name` stands for one part: `/cash/bonus/:id/`. */
  readonly path: string
  /** A guest gets 401 from a `player` page. */
  readonly who?: 'anyone' | 'player'
  readonly title: Record<Language, string>
  readonly description: Record<Language, string>
  /** Kinds of component with their settings, in order. `isUse: false` in the settings leaves one out. */
  readonly components: readonly PageComponentDeclaration[]
  /** The page moves its visitors there. */
  readonly redirect_url?: string
}

export interface PageComponentDeclaration {
  readonly type: string
  readonly settings?: Readonly<Record<string, unknown>>
  /** The page fails with this component. Others are left out when their data cannot be had. */
  readonly essential?: true
}

/** The server side of a slice, listed by hand in apps/server/slices.ts in the order of dependency. */
export interface ServerSlice {
  /** `area/slice`, as its folder below casino/. Its PostgreSQL schema is the same with underscores: `area_slice`. */
  readonly name: string
  readonly texts?: Texts
  /** Endpoints with their handlers. */
  readonly routes?: readonly Handled[]
  /** Folder of .sql files named `YYYYMMDDTHHMM-what.sql`, run in order of name, each once. */
  readonly migrations?: URL
  readonly facts?: readonly FactKind[]
  readonly reactions?: readonly Reaction[]
  readonly pushes?: readonly Push[]
  readonly channels?: readonly ChannelDeclaration[]
  readonly jobs?: readonly JobDeclaration[]
  /** Demo content; idempotent; never run on a database that is not marked as demo. */
  readonly seed?: (house: House) => Promise<void>
  /** Runs once the house stands and before it listens (caches, lanes). */
  readonly start?: (house: House) => Promise<void>
  readonly stop?: (house: House) => Promise<void>
  /** Who is calling; exactly one slice gives it (account/login). */
  readonly identify?: Identify
  readonly mainData?: MainDataPart
  /** Kinds of page component that this slice fills, by name. Pages themselves are rows of site/pages. */
  readonly components?: Readonly<Record<string, ComponentData>>
  readonly pages?: readonly PageDeclaration[]
  /** Lists that a public profile shows, by type: what a slice knows of a player and everybody may see. */
  readonly publicLists?: Readonly<Record<string, PublicList>>
  /** Names games for slices that only know their slugs; one slice gives it (games/lobby). */
  readonly gameTitles?: GameTitles
  /** What this slice keeps of players, for the file of their data and for its erasure (kernel/personal-data). */
  readonly personalData?: PersonalData
  /** What of this slice a public profile may count as an achievement. */
  readonly achievements?: readonly Achievement[]
  /** Pages that are no JSON calls: hosted pages, game documents, webhooks with a raw body. */
  readonly documents?: (app: FastifyInstance, house: House) => Promise<void> | void
}

export const defineServerSlice = (slice: ServerSlice): ServerSlice => slice
