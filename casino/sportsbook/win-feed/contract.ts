import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'

/** EN-110. Nobody is known by more than the public handle. */
export const SportWin = Type.Object({
  id: Type.String(),
  betType: Type.Enum(['single', 'multi']),
  /** What it paid for each unit of its stake, in thousandths: legs that were void count for nothing. */
  coefficient: Type.Integer(),
  winAmount: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** The win in minor units of the measure that the settings are in. */
  measured: AmountMinor,
  login: Type.String(),
  at: Timestamp,
})
export type SportWin = Static<typeof SportWin>

/** EN-111. */
export const FeedSettings = Type.Object({
  viewMinCoefficientSingle: Type.Integer(),
  viewMinCoefficientMulti: Type.Integer(),
  viewMinWinSingle: AmountMinor,
  viewMinWinMulti: AmountMinor,
  maxLimit: Type.Integer(),
  delaySeconds: Type.Integer(),
})

export const getSportWins = endpoint({
  route: 'GET /rest/sport-betting/wins/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(SportWin), settings: FeedSettings }),
  rows: ['API-133', 'SP-018', 'EN-110', 'EN-111'],
  summary: 'Won sports bets worth looking at, the newest first, with the rules of their feed',
})

export interface SportWinsData {
  readonly wins: readonly SportWin[]
  readonly settings: Static<typeof FeedSettings>
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'sport-wins': SportWinsData
  }
}
