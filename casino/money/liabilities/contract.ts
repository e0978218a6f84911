import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'

const Hex = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** What the house owes all players of one currency at a moment. */
export const Book = Type.Object({
  id: Type.String(),
  asset: CurrencyCode,
  exponent: Type.Integer(),
  at: Timestamp,
  root: Hex,
  /** Minor units. */
  total: AmountMinor,
  /** How many players' balances are in it. */
  leaves: Type.Integer(),
})
export type Book = Static<typeof Book>

export const listBooks = endpoint({
  route: 'GET /rest/liabilities/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(Book) }),
  rows: [],
  summary: 'The published roots of what the house owes its players, newest first',
})

/** The proof of one player's balance: with it and a published root anybody can check, without the house. */
export const Proof = Type.Object({
  book: Book,
  leaf: Type.Object({ salt: Type.String({ pattern: '^[0-9a-f]{32}$' }), amount: Type.String({ pattern: '^[0-9]+$' }) }),
  path: Type.Array(Type.Object({ side: Type.Union([Type.Literal('left'), Type.Literal('right')]), hash: Hex, sum: Type.String() })),
})
export type Proof = Static<typeof Proof>

export const getProofs = endpoint({
  route: 'GET /rest/player/liabilities/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(Proof) }),
  rows: [],
  summary: 'The player’s own proofs in the newest books, one for each currency that they hold',
})

/** Data of the page component `liabilities`. */
export interface LiabilitiesData {
  readonly books: readonly Book[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly liabilities: LiabilitiesData
  }
}
