import type { ComponentType } from 'react'
import type { Contributing } from '#kernel/extensions.ts'
import type { PageComponentData, PageComponentType, SettingsOf } from '#kernel/contract/page-components.ts'

/** A page of a slice. */
export interface WebPage {
  /** Route pattern without language prefix and without leading or trailing slash: `games/all-slots`, `cash/bonus/:id`. */
  readonly path: string
  /**
   * Route module, from the project's root: `casino/games/lobby/web/all-slots-page.tsx`. Its default export is the page; its
   * `loader` and `clientLoader` are created by `pageLoader` and `pageClientLoader` (kernel/web/page).
   */
  readonly file: string
  /** Shown without header, menu and footer, for use inside an app or a frame. */
  readonly bare?: true
  /**
   * Values of `?tab=` that show another part of the page; the server renders it for no other, so that made-up ones cost nothing. A
   * function where other slices contribute them.
   */
  readonly tabs?: readonly string[] | ((slices: readonly WebSlice[]) => readonly string[])
  readonly rows?: readonly string[]
}

/** Props of the view of a component type: `PageComponentProps<'races-banner'>`. */
export interface PageComponentProps<Type extends PageComponentType> {
  readonly data: PageComponentData[Type]
  readonly settings: SettingsOf<Type>
}

/** A type of page component that pages of other slices may show (above all the home page). */
export type WebComponent =
  | {
      readonly [Type in PageComponentType]: {
        /** Type as in the page store: `games-rail`. */
        readonly type: Type
        readonly load: () => Promise<{ readonly default: ComponentType<PageComponentProps<Type>> }>
      }
    }[PageComponentType]
  /** A component that needs no data from the server. */
  | { readonly type: string; readonly load: () => Promise<{ readonly default: ComponentType }> }

export interface ModalProps {
  /** Parameters from the opener or the caller: strings from the query, or values from code. */
  readonly params: Readonly<Record<string, unknown>>
  /** Changes some of its params, and with them what it writes to the address (`query`). */
  readonly change: (params: Readonly<Record<string, unknown>>) => void
  readonly close: () => void
}

/** A modal by its exact name in the specification. Its code is loaded when it first opens. */
export interface WebModal {
  readonly name: string
  readonly aliases?: readonly string[]
  /** Who may see it; others are sent to registration (`player`) or see nothing (`guest`). */
  readonly who?: 'anyone' | 'guest' | 'player'
  /** Has a New variant under `new-account-modals` (MD-064), opened under the name + New. */
  readonly renamed_new?: true
  /** Explains why the player was signed out, so it stays open when other windows are closed. */
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
  /** Name of the query flag, or `#word` for a hash that contains the word. */
  readonly flag: string
  readonly open: (value: string, context: OpenerContext) => void
  readonly rows?: readonly string[]
}

/** The browser's handler of a realtime message type. */
export interface PushHandlerDeclaration {
  readonly type: string
  readonly event?: string
  readonly load: () => Promise<{ readonly handle: (message: { type: string; event?: string; data: unknown }, app: PushApp) => void }>
  readonly rows?: readonly string[]
}

/** What a push handler may use. */
export interface PushApp {
  readonly queryClient: {
    setQueryData(key: readonly unknown[], update: (old: unknown) => unknown): void
    invalidateQueries(filter: { queryKey: readonly unknown[] }): Promise<void>
  }
  readonly openModal: (name: string, params?: Record<string, unknown>) => void
  readonly notify: (notice: {
    readonly title: string
    readonly text?: string
    readonly group?: string
    readonly link?: string
    readonly duration_ms?: number | null
  }) => void
  readonly text: (key: string, values?: Record<string, unknown>) => string
  readonly reload: () => void
}

/** The web manifest of a slice; apps/web/slices.ts lists them all. */
export interface WebSlice extends Contributing {
  readonly pages?: readonly WebPage[]
  readonly components?: readonly WebComponent[]
  readonly modals?: readonly WebModal[]
  readonly openers?: readonly QueryOpener[]
  readonly pushes?: readonly PushHandlerDeclaration[]
}

export const defineWebSlice = (slice: WebSlice): WebSlice => slice
