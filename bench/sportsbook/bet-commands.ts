import type { MatchResult } from '#engines/sport/match-result.ts'

interface Own {
  readonly player: number
  readonly key: string
}

export type BetCommand =
  | (Own & {
      readonly kind: 'bet'
      readonly selections: readonly { readonly marketId: number; readonly outcome: string; readonly odds: number }[]
      readonly stake: number
    })
  | (Own & { readonly kind: 'cash-out'; readonly bet: number })
  | { readonly kind: 'result'; readonly event: number; readonly home_wins: boolean }

/** The odds of both sides of every match, in thousandths. */
export const even_odds = 1_900

export const resultOf = (home_wins: boolean): MatchResult => ({
  counts: { regular: home_wins ? { home: 1, away: 0 } : { home: 0, away: 1 } },
  orders: { regular: home_wins ? 'h' : 'a' },
  winners: [home_wins ? 'home' : 'away'],
  method: null,
})
