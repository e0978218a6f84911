import { checkContributions, type Contributing } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Handled } from '#kernel/http/handle.ts'
import type { Identify } from '#kernel/http/visitor.ts'
import type { Reaction } from '#kernel/facts/reactions.ts'
import type { Push } from '#kernel/facts/pushes.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import type { Texts } from '#kernel/i18n/texts.ts'
import type { FactKind } from '#kernel/facts/fact.ts'
import type { PublishedState } from '#kernel/realtime/published-state.ts'
import type { ChannelDeclaration } from '#kernel/realtime/channels.ts'
import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import type { MainDataDeclaration, MainDataPartName, MainDataParts } from '#kernel/contract/main-data.ts'
import type { Static, TSchema } from 'typebox'
import type { PageComponentData, PageComponentSettings, PageComponentType, SettingsOf } from '#kernel/contract/page-components.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'
import type { PersonalData } from '#kernel/personal-data/personal-data.ts'

/** What a page or the start-up call is asked for. */
export interface ContentContext {
  readonly house: House
  readonly visitor: Visitor
  readonly language: Language
}

/** What a slice adds to the app's main data (EN-001…): its SQL is one scalar subquery, so that start-up stays one round trip. */
export interface MainDataPart<Name extends MainDataPartName = MainDataPartName> extends MainDataDeclaration<Name> {
  /** A scalar subquery that gives JSON about a signed-in player, e.g. `(select json_build_object(…) from …)`. */
  readonly read?: (player_id: bigint) => RawBuilder<unknown>
  /** Fields of the main data, from what `read` gave; `null` for a guest. */
  readonly fields: (row: unknown, context: ContentContext) => MainDataParts[Name]
}

/** Declares a part: what `fields` gives is what its schema and its type on the other side say. */
export const defineMainData = <const Name extends MainDataPartName>(part: MainDataPart<Name>): MainDataPart<Name> => part

export interface ComponentContext<Type extends PageComponentType = PageComponentType> extends ContentContext {
  readonly settings: SettingsOf<Type>
  readonly limit: number | undefined
  readonly offset: number | undefined
  /** Values of the page's own pattern, e.g. `id` of /cash/bonus/{id}/. */
  readonly params: Readonly<Record<string, string>>
}

/** Gives the data of one kind of page component, e.g. `ComponentData<'games-grid'>`. Null leaves the component out. */
export interface ComponentData<Type extends PageComponentType = PageComponentType> {
  (context: ComponentContext<Type>): Promise<PageComponentData[Type] | null>
  /** What its settings must be; a component without one takes `isUse` alone. */
  readonly settings_schema?: TSchema
  /** It calls to play or to take part: pages leave it out for players whom nobody invites. */
  readonly is_invitation?: true
}

/** A component that calls to play or to take part; made by this alone, so that none is shown past the audience gate. */
export const invitation = <Type extends PageComponentType>(data: ComponentData<Type>): ComponentData<Type> =>
  Object.assign((context: ComponentContext<Type>) => data(context), {
    is_invitation: true as const,
    ...(data.settings_schema && { settings_schema: data.settings_schema }),
  })

/** A component that takes settings; where a page gives it others it is left out, and the log says so. */
export const withSettings = <Type extends PageComponentType & keyof PageComponentSettings, Schema extends TSchema>(
  schema: Schema & (Static<Schema> extends PageComponentSettings[Type] ? unknown : never),
  data: ComponentData<Type>,
): ComponentData<Type> => Object.assign((context: ComponentContext<Type>) => data(context), { settings_schema: schema as TSchema })

/** By kind, each as its contract says. */
export type PageComponents = { readonly [Type in PageComponentType]?: ComponentData<Type> }

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

export interface ComponentOnPage<Type extends PageComponentType> {
  readonly type: Type
  readonly settings?: SettingsOf<Type>
  /** The page fails with this component. Others are left out when their data cannot be had. */
  readonly essential?: true
}

/** A kind of component with its own settings. */
export type PageComponentDeclaration = { readonly [Type in PageComponentType]: ComponentOnPage<Type> }[PageComponentType]

/** The server side of a slice; apps/server/slices.ts lists them all. */
export interface ServerSlice extends Contributing {
  /** `area/slice`, as its folder below casino/. Its PostgreSQL schema is the same with underscores: `area_slice`. */
  readonly name: string
  /** The name that databases from before a renaming know it by: schema, facts, readers and jobs follow (decision 0044). */
  readonly formerly?: string
  /** What its pages say. Browsers get them with the page or window that needs them. */
  readonly texts?: Texts
  /** What the server alone says for it: refusals, letters, notices. They never travel. */
  readonly server_texts?: Texts
  /** Endpoints with their handlers. */
  readonly routes?: readonly Handled[]
  /**
   * Folder of .sql files named `YYYYMMDDTHHMM-what.sql`, run in order of name, each once: tables. Beside it the folder `functions/`
   * holds the current bodies of SQL functions, applied after the migrations when they change (kernel/database/apply-functions.ts).
   */
  readonly migrations?: URL
  readonly facts?: readonly FactKind[]
  readonly reactions?: readonly Reaction[]
  /** Reactions that follow from what other slices contribute to this one's extensions. */
  readonly reactionsOfExtensions?: (slices: readonly ServerSlice[]) => readonly Reaction[]
  readonly pushes?: readonly Push[]
  /** State that browsers follow (kernel/realtime/published-state). */
  readonly published?: readonly PublishedState[]
  readonly channels?: readonly ChannelDeclaration[]
  readonly jobs?: readonly JobDeclaration[]
  /** Demo content; idempotent; never run on a database that is not marked as demo. */
  readonly seed?: (house: House) => Promise<void>
  /** Runs once the house stands and before it listens (caches, lanes). */
  readonly start?: (house: House) => Promise<void>
  readonly stop?: (house: House) => Promise<void>
  /** Who is calling; exactly one slice gives it (sign-in/sessions). */
  readonly identify?: Identify
  readonly mainData?: MainDataPart
  /** Kinds of page component that this slice fills, by name. Pages themselves are rows of site/pages. */
  readonly components?: PageComponents
  readonly pages?: readonly PageDeclaration[]
  /** What this slice keeps of players, for the file of their data and for its erasure (kernel/personal-data). */
  readonly personalData?: PersonalData
  /** How long it keeps which rows (kernel/personal-data/retention); one job of the house deletes them. */
  readonly retention?: readonly Retention[]
  /** Pages that are no JSON calls: hosted pages, game documents, webhooks with a raw body. */
  readonly documents?: (app: FastifyInstance, house: House) => Promise<void> | void
}

export const defineServerSlice = (slice: ServerSlice): ServerSlice => slice

/** Every slice's jobs; those of a renamed slice take over what waits under its former name. */
export const jobsOf = (slices: readonly ServerSlice[]): readonly JobDeclaration[] =>
  slices.flatMap(({ name, formerly, jobs = [] }) =>
    formerly === undefined ? jobs : jobs.map((job) => ({ ...job, formerly: job.name.replace(name, formerly) })),
  )

/** The slices as a house runs them: they fit together, and each has the reactions that others' contributions give it. */
export const composeSlices = (slices: readonly ServerSlice[]): readonly ServerSlice[] => {
  checkContributions(slices)
  return slices.map((slice) =>
    slice.reactionsOfExtensions ? { ...slice, reactions: [...(slice.reactions ?? []), ...slice.reactionsOfExtensions(slices)] } : slice,
  )
}
