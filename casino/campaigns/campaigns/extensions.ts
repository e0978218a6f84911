import { defineExtension } from '#kernel/extensions.ts'

/** A kind of campaign. A slice provides the code of a kind; each campaign is then only a document. */
export interface CampaignKind {
  /** Its name in documents: `tournament`. */
  readonly kind: string
  /** The slice that provides it: `contests/tournaments`. It owns the boards of its campaigns. */
  readonly owner: string
  /** Validates a document's settings and boards for this kind; returns the problems, for its author. */
  readonly faultsOf: (document: {
    readonly settings: Readonly<Record<string, unknown>>
    readonly boards: readonly { readonly name: string; readonly spec: { readonly teams?: readonly unknown[] } }[]
    readonly draws?: readonly {
      readonly name: string
      readonly spec: { readonly rounds?: unknown; readonly outcomes: readonly { readonly pot?: unknown }[] }
    }[]
    readonly tracks?: readonly {
      readonly name: string
      readonly spec: {
        readonly shared?: unknown
        readonly own_time?: unknown
        readonly claim?: string
        readonly steps?: readonly { readonly reward?: unknown }[]
      }
    }[]
  }) => readonly string[]
}

/** Slices that provide kinds of campaign contribute them here. */
export const campaignKinds = defineExtension<CampaignKind>('campaigns/campaigns.kinds', { keyOf: ({ kind }) => kind })
