import { defineExtension } from '#kernel/extensions.ts'

/** A kind of campaign that a slice runs, so that a new one of the kind is a document and no code. */
export interface CampaignKind {
  /** As documents name it: `tournament`. */
  readonly kind: string
  /** The slice that runs it: `contests/tournaments`. Boards of its campaigns are this slice's. */
  readonly owner: string
  /** What is wrong with a document's own settings and boards for this kind, in words for whoever wrote it. */
  readonly faultsOf: (document: {
    readonly settings: Readonly<Record<string, unknown>>
    readonly boards: readonly { readonly name: string; readonly spec: { readonly teams?: readonly unknown[] } }[]
    readonly draws?: readonly {
      readonly name: string
      readonly spec: { readonly rounds?: unknown; readonly outcomes: readonly { readonly pot?: unknown }[] }
    }[]
    readonly tracks?: readonly { readonly name: string; readonly spec: { readonly shared?: unknown } }[]
  }) => readonly string[]
}

/** Slices that run campaigns say so here. */
export const campaignKinds = defineExtension<CampaignKind>('campaigns/campaigns.kinds', { keyOf: ({ kind }) => kind })
