import type { ComponentType } from 'react'
import type { Contributing } from '#kernel/extensions.ts'
import type { PageComponentData, PageComponentType, SettingsOf } from '#kernel/contract/page-components.ts'

/** A page of a slice. */
export interface WebPage {
  /** Route pattern without the language prefix and without slashes at the ends: `games/all-slots`, `cash/bonus/:id`. */
  readonly path: string
  /**
   * Route module, from the project's root: `casino/games/lobby/web/all-slots-page.tsx`. Its default export is the page; its `loader`
   * and `clientLoader` are made by `pageLoader` and `pageClientLoader` (kernel/web/page).
   */
  readonly file: string
  /** Shown without header, menu and footer, as inside an app or a frame. */
  readonly bare?: true
  readonly rows?: readonly string[]
}

/** What the view of a kind of component takes: `PageComponentProps<'races-banner'>`. */
export interface PageComponentProps<Type extends PageComponentType> {
  readonly data: PageComponentData[Type]
  readonly settings: SettingsOf<Type>
}

/** A kind of page component that pages of other slices may show (the home page above all). */
export type WebComponent =
  | {
      readonly [Type in PageComponentType]: {
        /** As in the page store: `games-rail`. */
        readonly type: Type
        readonly load: () => Promise<{ readonly default: ComponentType<PageComponentProps<Type>> }>
      }
    }[PageComponentType]
  /** One that needs nothing from the server. */
  | { readonly type: string; readonly load: () => Promise<{ readonly default: ComponentType }> }

export interface ModalProps {
  /** What the opener or the caller gave: strings from the query, or values from code. */
  readonly params: Readonly<Record<string, unknown>>
  readonly close: () => void
}

/** A modal by its name in the specification, verbatim. Its code loads when it first opens. */
export interface WebModal {
  readonly name: string
  readonly aliases?: readonly string[]
  /** Who may see it; others are sent to registration (`player`) or get nothing (`guest`). */
  readonly who?: 'anyone' | 'guest' | 'player'
  /** Has a New variant under `new-account-modals` (MD-064): it opens under the name + New. */
  readonly renamed_new?: true
  /** It says why somebody is not here any more: it stays open when a player leaves, which closes every other window. */
  readonly outlives_visitor?: true
  /** Written to the address while the modal is open: name in the query → name of the param (OP-008). */
  readonly query?: Readonly<Record<string, string>>
  readonly load: () => Promise<{ readonly default: ComponentType<ModalProps> }>
  readonly rows?: readonly string[]
}

export interface OpenerContext {
  readonly is_guest: boolean
  readonly query: URLSearchParams
  readonly hash: string
  readonly openModal: (name: string, params?: Record<string, unknown>) => void
  /** Removes flags from the address without a navigation. */
  readonly strip: (...names: string[]) => void
  readonly navigate: (path: string) => void
  readonly has: (capability: string) => boolean
}

/** What a flag in the query (or a word in the hash) opens, on any page (OP rows). */
export interface QueryOpener {
  /** Name of the flag in the query, or `#word` for a hash that contains the word. */
  readonly flag: string
  readonly open: (value: string, context: OpenerContext) => void
  readonly rows?: readonly string[]
}

/** What a realtime message does in the browser. */
export interface PushHandlerDeclaration {
  readonly type: string
  readonly event?: string
  readonly load: () => Promise<{ readonly handle: (message: { type: string; event?: string; data: unknown }, app: PushApp) => void }>
  readonly rows?: readonly string[]
}

/** What a push handler may touch. */
export interface PushApp {
  readonly queryClient: {
    setQueryData(key: readonly unknown[], update: (old: unknown) => unknown): void
    invalidateQueries(filter: { queryKey: readonly unknown[] }): Promise<void>
  }
  readonly openModal: (name: string, params?: Record<string, unknown>) => void
  readonly notify: (notice: {
    readonly title: string
    readonly text?: string
    readonly link?: string
    readonly duration_ms?: number | null
  }) => void
  readonly text: (key: string, values?: Record<string, unknown>) => string
  readonly reload: () => void
}

/** The web side of a slice; apps/web/slices.ts lists them all. */
export interface WebSlice extends Contributing {
  readonly pages?: readonly WebPage[]
  readonly components?: readonly WebComponent[]
  readonly modals?: readonly WebModal[]
  readonly openers?: readonly QueryOpener[]
  readonly pushes?: readonly PushHandlerDeclaration[]
}

export const defineWebSlice = (slice: WebSlice): WebSlice => slice
