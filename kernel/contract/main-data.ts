import type { TObject } from 'typebox'

/** The main data that the shell itself reads (EN-001…). The slice that provides a field also declares it in its own part. */
export interface FrameMainData {
  readonly isGuest: boolean
  readonly isMobile: boolean
  readonly header: { readonly menu: readonly MenuItem[] }
  readonly login?: string | null
  readonly websocket?: RealtimeAccess | null
  readonly Registration?: { readonly minimalAge?: number } | null
  /** Why this player may not stake or deposit (self-exclusion, or a restriction by an operator); null for everybody else. */
  readonly playRestriction?: string | null
  /** Whether deposits are currently accepted. */
  readonly finOperations?: { readonly isAvailable: boolean }
}

export interface MenuItem {
  readonly name: string
  readonly title: string
  readonly url: string
  readonly icon: string
  readonly group: 'play' | 'house'
  /** Identifier of the item's counter, which the call that clears it takes; null if the item has none. */
  readonly section: string | null
  /** Number of unseen items behind it; null for guests and where nothing is counted. */
  readonly counter: number | null
}

export interface RealtimeAccess {
  readonly url: string
  readonly token: string
  readonly channels: readonly {
    readonly name: string
    readonly token: string
    /** From where the first subscription recovers. */
    readonly since?: { readonly offset: number; readonly epoch: string }
  }[]
}

/**
 * The parts of the main data, by the names that `reloadMain(['…'])` takes. Each slice adds its own next to its schema in
 * main-data.ts: `declare module '#kernel/contract/main-data.ts' { interface MainDataParts { readonly likes: Static<typeof
 * LikesMainData> } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface MainDataParts {}

export type MainDataPartName = keyof MainDataParts & string

type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void ? All : never

/** The app's main data: the shell's fields and every slice's. */
export type MainData = FrameMainData & Readonly<AllOf<MainDataParts[MainDataPartName]>>

/** A slice's part as declared for both sides: its name and the schema of its fields. */
export interface MainDataDeclaration<Name extends MainDataPartName = MainDataPartName> {
  readonly name: Name
  readonly schema: TObject
}
