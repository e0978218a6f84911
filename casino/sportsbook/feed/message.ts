import type { MarketChances } from '#engines/sport/chances/market-chances.ts'
import type { MatchResult } from '#engines/sport/match-result.ts'
import type { PricedMarket } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Fixture, Happening, Play } from '#casino/sportsbook/catalogue/contract.ts'

/** What the scoreboard and the timeline know with a message. */
interface Told {
  readonly play?: Play
  readonly happenings?: readonly Happening[]
}

/** Everything on offer: by a model's chances, which the house prices, or with the prices of the producer. What is left out is closed. */
type Offer = { readonly chances: readonly MarketChances[] } | { readonly markets: readonly PricedMarket[] }

export type FeedBody =
  | { readonly type: 'fixture'; readonly fixture: Fixture }
  /** New prices: bets are taken again, and `live` says that it has begun. */
  | ({ readonly type: 'odds-change'; readonly live: boolean } & Offer & Told)
  /** Something happened: no bets until the next prices. */
  | ({ readonly type: 'bet-stop' } & Told)
  | ({ readonly type: 'result'; readonly result: MatchResult; readonly is_final: boolean } & Told)
  /** Without keys the whole event is called off. */
  | { readonly type: 'void'; readonly market_keys: readonly string[] | null }
  | { readonly type: 'rollback'; readonly of: 'fixture' | 'bet-stop' | 'result' }
  | { readonly type: 'rollback'; readonly of: 'void'; readonly market_keys: readonly string[] | null }
  /** Everything of an event up to this sequence, in place of every message before it. */
  | ({
      readonly type: 'snapshot'
      readonly fixture: Fixture
      readonly live: boolean
      readonly is_stopped: boolean
      readonly result: MatchResult | null
      readonly is_final: boolean
    } & Partial<Offer> &
      Told)

/** One message about one event. Sequences of an event begin with 1 and have no gaps. */
export type FeedMessage = { readonly event: string; readonly sequence: number } & FeedBody
