import type { MarketChances } from '#engines/sport/chances/market-chances.ts'
import type { MatchResult } from '#engines/sport/match-result.ts'
import type { PricedMarket, Voids } from '#casino/sportsbook/catalogue/server/api.ts'
import type { Fixture, Happening, Play } from '#casino/sportsbook/catalogue/contract.ts'

/** Scoreboard and timeline as of this message. */
interface Told {
  readonly play?: Play
  readonly happenings?: readonly Happening[]
}

/** Everything on offer, with a model's probabilities, which are priced here, or with the producer's odds. Markets not listed are closed. */
type Offer = { readonly chances: readonly MarketChances[] } | { readonly markets: readonly PricedMarket[] }

export type FeedBody =
  | { readonly type: 'fixture'; readonly fixture: Fixture }
  /** New odds: bets are taken again; `live` says that the event has started. */
  | ({ readonly type: 'odds-change'; readonly live: boolean } & Offer & Told)
  /** An incident: no bets until new odds arrive. */
  | ({ readonly type: 'bet-stop' } & Told)
  | ({ readonly type: 'result'; readonly result: MatchResult; readonly is_final: boolean } & Told)
  /** Without keys the whole event is cancelled. */
  | { readonly type: 'void'; readonly market_keys: readonly string[] | null }
  | { readonly type: 'rollback'; readonly of: 'fixture' | 'bet-stop' | 'result' }
  | { readonly type: 'rollback'; readonly of: 'void'; readonly market_keys: readonly string[] | null }
  /** The full state of an event up to this sequence number; replaces every earlier message. */
  | ({
      readonly type: 'snapshot'
      readonly fixture: Fixture
      readonly live: boolean
      readonly is_stopped: boolean
      readonly result: MatchResult | null
      readonly is_final: boolean
      /** Left out by producers that void nothing: what is void stays so. */
      readonly voids?: Voids
    } & Partial<Offer> &
      Told)

/** One message about one event. The sequence numbers of an event start at 1 and have no gaps. */
export type FeedMessage = { readonly event: string; readonly sequence: number } & FeedBody
