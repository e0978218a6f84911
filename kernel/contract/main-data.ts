import type { TObject } from 'typebox'

/** What the frame itself reads of the main data (EN-001…); whoever gives a field declares it in a part of its own as well. */
export interface FrameMainData {
  readonly isGuest: boolean
  readonly isMobile: boolean
  readonly header: { readonly menu: readonly MenuItem[] }
  readonly login?: string | null
  readonly playerInfo?: { readonly playerBalance?: Balance | null } | null
  readonly websocket?: RealtimeAccess | null
  readonly Registration?: { readonly minimalAge?: number } | null
  /** What closes stakes and deposits for this player, by their own decision or by the house's; null for everybody else. */
  readonly playRestriction?: string | null
  /** Whether the house takes deposits now. */
  readonly finOperations?: { readonly isAvailable: boolean }
}

export interface MenuItem {
  readonly name: string
  readonly title: string
  readonly url: string
  readonly icon: string
  readonly group: 'play' | 'house'
  /** What its counter counts, by the name that clears it; null where nothing is counted. */
  readonly section: string | null
  /** Unseen things behind it; null for guests and where nothing is counted. */
  readonly counter: number | null
}

/** EN-044, amounts in minor units of `currency`. */
export interface Balance {
  readonly balance: number
  readonly bonus: { readonly balance: number; readonly fsRemain: number; readonly games: string[] }
  readonly currency: string
  readonly exponent: number
}

export interface RealtimeAccess {
  readonly url: string
  readonly token: string
  readonly channels: readonly { readonly name: string; readonly token: string }[]
}

/**
 * The parts of the main data, by the names that `reloadMain(['…'])` asks for. Each slice adds its own beside its schema, in its
 * main-data.ts: `declare module '#kernel/contract/main-data.ts' { interface MainDataParts { readonly likes: Static<typeof LikesMainData> } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface MainDataParts {}

export type MainDataPartName = keyof MainDataParts & string

type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void ? All : never

/** App main data: what the frame reads, and what every slice adds. */
export type MainData = FrameMainData & Readonly<AllOf<MainDataParts[MainDataPartName]>>

/** A part as its slice declares it for both sides: its name, and the fields that it gives. */
export interface MainDataDeclaration<Name extends MainDataPartName = MainDataPartName> {
  readonly name: Name
  readonly schema: TObject
}
