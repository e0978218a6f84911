import { Type, type Static } from 'typebox'
import { DrawView } from '#casino/campaigns/draws/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, Timestamp } from '#kernel/contract/schemas.ts'

/** Somebody to whom a prize fell. The amount is in minor units of the winner's own currency; null for what is no money. */
export const DropWinner = Type.Object({
  id: Type.Integer(),
  winner: Type.String(),
  outcome: Type.String(),
  amount: Type.Union([AmountMinor, Type.Null()]),
  currency: Type.String(),
  exponent: Type.Integer(),
  at: Timestamp,
})
export type DropWinner = Static<typeof DropWinner>

/** SA-053. Amounts are minor units of `currency`. */
export const PrizeDrops = Type.Object({
  ...DrawView.properties,
  text: Type.String(),
  lastWinners: Type.Array(DropWinner),
})
export type PrizeDrops = Static<typeof PrizeDrops>

export const getPrizeDrops = endpoint({
  route: 'GET /rest/prize-drops/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([PrizeDrops, Type.Null()]) }),
  rows: ['SA-053'],
  summary: 'The prize drops that run, or come next: what may fall, by which chance, what is left, and who won last; null without any',
})

/** RTM-067: the message `prizeDrops`, to everybody. What it is worth in whole units of the base currency decides who is told. */
export interface PrizeDropMessage {
  readonly drawId: number
  readonly winner: string
  readonly rawValue: number
  readonly prize: {
    readonly id: number
    readonly outcome: string
    readonly titles: { readonly uk: string; readonly ru: string; readonly en: string }
    readonly amount: number | null
    readonly currency: string
    readonly exponent: number
    readonly at: string
  }
  /** How many of the outcome are left. */
  readonly left: number
}

/** Data of the page component `prize-drops`. */
export interface PrizeDropsData {
  readonly drops: PrizeDrops | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'prize-drops': PrizeDropsData
  }
}
