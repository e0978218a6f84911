import type { ComponentType } from 'react'

/** A page of a slice, listed by hand in apps/web. */
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

export interface PageComponentProps<Data = unknown> {
  readonly data: Data
  readonly settings: Readonly<Record<string, unknown>>
}

/** A kind of page component that pages of other slices may show (the home page above all). */
export interface WebComponent {
  /** As in the page store: `games-rail`. */
  readonly type: string
  readonly load: () => Promise<{ readonly default: ComponentType<PageComponentProps<never>> }>
}

/** A tab of /profile/, in the order of the slices. */
export interface ProfileTab {
  /** Value of `?tab=`. */
  readonly name: string
  /** Key of the tab's text. */
  readonly title: string
  /** The tab goes with this kind of component: without it in use there is none. */
  readonly component?: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

export interface SignInWayProps {
  /** The window that it stands in. */
  readonly place: 'login' | 'register'
  /** What that window was opened with. */
  readonly params: Readonly<Record<string, unknown>>
  readonly close: () => void
}

/** Another way in than a password: it stands under the form of the log-in and registration windows. Its view may show nothing. */
export interface SignInWay {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<SignInWayProps> }>
}

/** A card of the profile's security tab: a way in that the player can add, or what guards the account. */
export interface SecurityCard {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

export interface TopBarWidget {
  readonly name: string
  readonly who: 'anyone' | 'player'
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

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

/** The web side of a slice, listed by hand in apps/web/slices.ts. */
export interface WebSlice {
  readonly name: string
  readonly pages?: readonly WebPage[]
  readonly components?: readonly WebComponent[]
  readonly profileTabs?: readonly ProfileTab[]
  readonly signInWays?: readonly SignInWay[]
  readonly securityCards?: readonly SecurityCard[]
  /** Small things that stand in the top bar beside the balance, such as the session clock. They load after the first screen. */
  readonly topBar?: readonly TopBarWidget[]
  /** Stands above every page for whoever may not play. It comes with the document, and nobody else loads it. */
  readonly playClosedStrip?: () => Promise<{ readonly default: ComponentType }>
  readonly modals?: readonly WebModal[]
  readonly openers?: readonly QueryOpener[]
  readonly pushes?: readonly PushHandlerDeclaration[]
}

export const defineWebSlice = (slice: WebSlice): WebSlice => slice
