import { checkContributions, type Contributing } from '#kernel/extensions.ts'
import type { Config } from '#kernel/config/config.ts'
import type { Settings } from '#kernel/config/settings.ts'
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

/** The context in which a page or the start-up call is built. */
export interface ContentContext {
  readonly house: House
  readonly visitor: Visitor
  readonly language: Language
}

/** A slice's part of the app's main data (EN-001…). Its SQL is one scalar subquery, so that start-up takes one round trip. */
export interface MainDataPart<Name extends MainDataPartName = MainDataPartName> extends MainDataDeclaration<Name> {
  /** A scalar subquery that gives JSON about the signed-in player, e.g. `(select json_build_object(…) from …)`. */
  readonly read?: (player_id: bigint) => RawBuilder<unknown>
  /** The part's fields, from the result of `read`; `null` for a guest. */
  readonly fields: (row: unknown, context: ContentContext) => MainDataParts[Name]
}

/** Declares a part: the result of `fields` must match its schema and its type in the browser. */
export const defineMainData = <const Name extends MainDataPartName>(part: MainDataPart<Name>): MainDataPart<Name> => part

export interface ComponentContext<Type extends PageComponentType = PageComponentType> extends ContentContext {
  readonly settings: SettingsOf<Type>
  readonly limit: number | undefined
  readonly offset: number | undefined
  /** Parameters of the page's path pattern, e.g. `id` of /cash/bonus/{id}/. */
  readonly params: Readonly<Record<string, string>>
}

/** Loads the data of one type of page component, e.g. `ComponentData<'games-grid'>`. Null leaves the component out. */
export interface ComponentData<Type extends PageComponentType = PageComponentType> {
  (context: ComponentContext<Type>): Promise<PageComponentData[Type] | null>
  /** Schema of its settings; a component without one only accepts `isUse`. */
  readonly settings_schema?: TSchema
  /** Set if the component invites to play or take part: it is left out for players who must not be invited. */
  readonly is_invitation?: true
  /** What a page with this component is about, in the reader's language: it stands for `{subject}` in the page's title. */
  readonly subject?: (data: PageComponentData[Type]) => string
}

/** A component that invites to play or take part. Only this function can create one, so every invitation passes the audience gate. */
export const invitation = <Type extends PageComponentType>(data: ComponentData<Type>): ComponentData<Type> =>
  Object.assign((context: ComponentContext<Type>) => data(context), {
    is_invitation: true as const,
    ...(data.settings_schema && { settings_schema: data.settings_schema }),
  })

/**
 * A component of a slice that promotes, which yet invites nobody: what is the player's already, how something works, what a page shows
 * that was opened on purpose. Everybody sees it. Such slices say of each component whether it is one or an `invitation` (enforced by
 * the boundary check).
 */
export const information = <Type extends PageComponentType>(data: ComponentData<Type>): ComponentData<Type> => data

/** A component with settings; if a page gives invalid ones, it is left out and the error is logged. */
export const withSettings = <Type extends PageComponentType & keyof PageComponentSettings, Schema extends TSchema>(
  schema: Schema & (Static<Schema> extends PageComponentSettings[Type] ? unknown : never),
  data: ComponentData<Type>,
): ComponentData<Type> => Object.assign((context: ComponentContext<Type>) => data(context), { settings_schema: schema as TSchema })

/** A component that names what its page is about: a game, a match, a table. */
export const withSubject = <Type extends PageComponentType>(
  subject: (data: PageComponentData[Type]) => string,
  data: ComponentData<Type>,
): ComponentData<Type> => Object.assign((context: ComponentContext<Type>) => data(context), data, { subject })

/** By type, each as declared in its contract. */
export type PageComponents = { readonly [Type in PageComponentType]?: ComponentData<Type> }

/** A page that a slice adds to the page store (casino/site/pages). It exists as long as the slice does. */
export interface PageDeclaration {
  /** Unique name; `games-all-slots`. */
  readonly name: string
  /** Path with leading and trailing slash; `:name` matches one segment: `/cash/bonus/:id/`. */
  readonly path: string
  /** `player` pages answer guests with 401. */
  readonly who?: 'anyone' | 'player'
  /** `{brand}` is the brand's title, `{subject}` what the first component with a subject names; a page with none has no `{subject}`. */
  readonly title: Record<Language, string>
  readonly description: Record<Language, string>
  /** Component types with their settings, in order. `isUse: false` leaves one out. */
  readonly components: readonly PageComponentDeclaration[]
  /** Address that the page redirects to. */
  readonly redirect_url?: string
}

export interface ComponentOnPage<Type extends PageComponentType> {
  readonly type: Type
  readonly settings?: SettingsOf<Type>
  /** The page fails if this component fails. Other components are left out when their data cannot be loaded. */
  readonly essential?: true
}

/** A component type with its settings. */
export type PageComponentDeclaration = { readonly [Type in PageComponentType]: ComponentOnPage<Type> }[PageComponentType]

/** Origins by what pages may do with them; nothing of any other loads. */
export interface OutsideOrigins {
  readonly scripts?: readonly string[]
  readonly calls?: readonly string[]
  readonly frames?: readonly string[]
}

/** The server manifest of a slice; apps/server/slices.ts lists them all. */
export interface ServerSlice extends Contributing {
  /** `area/slice`, as its folder below casino/. Its PostgreSQL schema is the same with underscores: `area_slice`. */
  readonly name: string
  /** Former name, for databases from before a renaming: schema, facts, readers and jobs are renamed with it (decision 0044). */
  readonly formerly?: string
  /** Texts used on its pages. Browsers load them with the page or window that needs them. */
  readonly texts?: Texts
  /** Texts used only on the server: refusals, emails, notices. They are not sent to browsers. */
  readonly server_texts?: Texts
  /** What its operator sets by environment variables (kernel/config/settings.ts). */
  readonly settings?: readonly Settings<unknown>[]
  /** Origins outside of the house that the configuration names and the policy of its pages therefore lets in. */
  readonly outside?: (config: Config) => OutsideOrigins
  /** Endpoints with their handlers. */
  readonly routes?: readonly Handled[]
  /**
   * Folder of .sql files named `YYYYMMDDTHHMM-what.sql` that create tables, each run once, in order of name. The folder
   * `functions/` next to it holds the current bodies of SQL functions, applied after the migrations when they change
   * (kernel/database/apply-functions.ts).
   */
  readonly migrations?: URL
  readonly facts?: readonly FactKind[]
  readonly reactions?: readonly Reaction[]
  /**
   * Minimum time between two batches of its reactions after commit, where nobody waits for their effect: facts that arrive in between
   * are counted together, and a player's many rounds cost one row. The first fact after a pause is taken at once.
   */
  readonly gather_ms?: number
  /** Reactions derived from other slices' contributions to this slice's extension points. */
  readonly reactionsOfExtensions?: (slices: readonly ServerSlice[]) => readonly Reaction[]
  readonly pushes?: readonly Push[]
  /** State that browsers follow (kernel/realtime/published-state). */
  readonly published?: readonly PublishedState[]
  readonly channels?: readonly ChannelDeclaration[]
  readonly jobs?: readonly JobDeclaration[]
  /** Writes demo content; idempotent; never run on a database that is not marked as demo. */
  readonly seed?: (house: House) => Promise<void>
  /** Loads data that its synchronous rules need. Runs in every process, including operator commands. */
  readonly prepare?: (house: House) => Promise<void>
  /** Runs after the house is assembled and before it listens (caches, lanes). */
  readonly start?: (house: House) => Promise<void>
  /** The site begins to close while everything still runs: ends what its jobs do for long, since jobs are waited for only briefly. */
  readonly closing?: (house: House) => void
  readonly stop?: (house: House) => Promise<void>
  /** Identifies the caller; exactly one slice provides it (sign-in/sessions). */
  readonly identify?: Identify
  readonly mainData?: MainDataPart
  /** Types of page component whose data this slice loads. The pages themselves are rows of site/pages. */
  readonly components?: PageComponents
  readonly pages?: readonly PageDeclaration[]
  /** The slice's personal data, for export and erasure (kernel/personal-data). */
  readonly personalData?: PersonalData
  /** How long which rows are kept (kernel/personal-data/retention); one job deletes them. */
  readonly retention?: readonly Retention[]
  /** Mounts routes that are not JSON calls: hosted pages, game documents, webhooks with a raw body. */
  readonly documents?: (app: FastifyInstance, house: House) => Promise<void> | void
}

export const defineServerSlice = (slice: ServerSlice): ServerSlice => slice

/** The settings of all slices. */
export const settingsOf = (slices: readonly ServerSlice[]): readonly Settings<unknown>[] => slices.flatMap(({ settings = [] }) => settings)

/** The jobs of all slices; jobs of a renamed slice take over those waiting under its former name. */
export const jobsOf = (slices: readonly ServerSlice[]): readonly JobDeclaration[] =>
  slices.flatMap(({ name, formerly, jobs = [] }) =>
    formerly === undefined ? jobs : jobs.map((job) => ({ ...job, formerly: job.name.replace(name, formerly) })),
  )

/** Checks that the slices fit together and adds the reactions derived from contributions. */
export const composeSlices = (slices: readonly ServerSlice[]): readonly ServerSlice[] => {
  checkContributions(slices)
  return slices.map((slice) =>
    slice.reactionsOfExtensions ? { ...slice, reactions: [...(slice.reactions ?? []), ...slice.reactionsOfExtensions(slices)] } : slice,
  )
}
