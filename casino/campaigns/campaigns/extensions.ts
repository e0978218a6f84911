import { defineExtension } from '#kernel/extensions.ts'
import type { Amounts } from '#kernel/contract/amounts.ts'
import type { House } from '#kernel/house.ts'

/** What players do in a campaign by a call of its kind: take part in a track, take a reward, draw for points, enter a draw that is drawn at its end. */
export type KindCall = 'join-track' | 'claim' | 'attempt' | 'ticket'

/** A kind of campaign. A slice provides the code of a kind; each campaign is then only a document. */
export interface CampaignKind {
  /** Its name in documents: `tournament`. */
  readonly kind: string
  /** The slice that provides it: `contests/tournaments`. It owns the boards of its campaigns. */
  readonly owner: string
  /** The calls that it has; a document that needs another one is not published. */
  readonly calls?: readonly KindCall[]
  /** Validates a document's settings and boards for this kind; returns the problems, for its author. */
  readonly faultsOf: (document: KindDocument, house: House) => readonly string[]
  /** The page of a campaign, where each of the kind has its own: what its boards and tracks are shown by. */
  readonly linkOf?: (document: Pick<KindDocument, 'slug'>) => string
  /**
   * What its settings promise beside its parts, by asset: a part of the budget. The kind sets it aside in the transaction that publishes,
   * with the fact `campaigns/campaigns.published`. Asked only of settings in which the kind found no fault.
   */
  readonly promisedBy?: (document: KindDocument, house: House) => ReadonlyMap<string, bigint>
}

/** What a kind reads of a step. */
export interface KindStep {
  readonly name: string
  readonly starts_at?: string
  readonly ends_at?: string
  readonly goal: {
    readonly kind: string
    readonly count: number
    /** Of deposits: the least that counts. */
    readonly least?: Amounts
    /** Of steps: those that are counted. */
    readonly of?: readonly string[]
  }
  readonly reward?: unknown
  readonly boost?: unknown
  readonly claim?: string
}

/** What a kind reads of a document. */
export interface KindDocument {
  readonly slug: string
  readonly ends_at: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly boards: readonly {
    readonly name: string
    readonly spec: { readonly entry: string; readonly teams?: readonly unknown[]; readonly boost?: unknown }
  }[]
  readonly draws?: readonly {
    readonly name: string
    /** Its own end, within the campaign's. */
    readonly ends_at?: string
    readonly spec: {
      readonly rounds?: unknown
      readonly attempt?: { readonly asset: string; readonly amount: number; readonly is_drawn_at_end?: true }
      readonly outcomes: readonly { readonly pot?: unknown }[]
    }
  }[]
  readonly tracks?: readonly {
    readonly name: string
    /** Its own end, within the campaign's. */
    readonly ends_at?: string
    readonly spec: {
      readonly shared?: unknown
      readonly own_time?: unknown
      readonly entry?: string
      readonly claim?: string
      readonly repeat?: string
      readonly board?: string
      readonly steps?: readonly KindStep[]
    }
  }[]
}

/** Slices that provide kinds of campaign contribute them here. */
export const campaignKinds = defineExtension<CampaignKind>('campaigns/campaigns.kinds', { keyOf: ({ kind }) => kind })
