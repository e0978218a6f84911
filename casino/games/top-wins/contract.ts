import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { most_top_wins, top_wins_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** `<seed pair>-<nonce>`, as a round is quoted. */
const RoundId = Type.String({ pattern: '^[0-9]{1,18}-[0-9]{1,9}$' })

/** Nobody is known by more than the public handle. */
export const TopWin = Type.Object({
  id: RoundId,
  login: Type.String(),
  slug: Slug,
  title: Type.String(),
  image: Type.String(),
  /** The win in hundredths of its stake. */
  multiple: Type.Integer(),
  winAmount: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  at: Timestamp,
})
export type TopWin = Static<typeof TopWin>

export const getTopWins = endpoint({
  route: 'GET /rest/players/top-win/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object(
    { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most_top_wins, default: top_wins_limit })), slug: Type.Optional(Slug) },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: Type.Array(TopWin) }),
  rows: ['API-263', 'SA-062', 'CN-014'],
  summary: 'The largest wins of the last days by the multiple of their stake, one of each player',
})

/** A top win as its game shows it again; nothing of its seeds. */
export const WatchedWin = Type.Object({
  ...TopWin.properties,
  stake_minor: AmountMinor,
  command: Type.Unknown(),
  events: Type.Array(Type.Unknown()),
})

export const getTopWin = endpoint({
  route: 'GET /rest/players/top-win/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: RoundId }),
  reply: Type.Object({ data: WatchedWin }),
  refusals: ['top-win-unknown'],
  rows: ['SA-062'],
  summary: 'One of the top wins, for whoever wants to watch it',
})

export interface TopWinsData {
  readonly wins: readonly TopWin[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'top-wins': TopWinsData
    readonly 'game-wins': TopWinsData
  }
}
