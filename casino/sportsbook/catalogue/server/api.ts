/** For bets: markets with prices, states and settlements; locked, they stay as they are until the transaction ends. */
export { lockMarkets, quotesOf, type QuotedMarket, type QuotedOutcome } from './quotes.ts'
export { settledMarkets } from './settled-markets.ts'
/** Prices that people read. */
export { onLadder } from '../pricing.ts'
export { cardsById } from './cards-by-id.ts'

/** For what moves the catalogue: events and their prices, results, voids. `tellChanges` after the transaction. */
export { publishFixtures } from './publish-fixtures.ts'
export type { PublishedFixture, PutEvent } from './fixture-store.ts'
export { updateEvents, type EventUpdate, type PricedMarket } from './update-events.ts'
export { lockEvents, markStale } from './event-store.ts'
export { isMarketType } from '../rules.ts'
export { settleEvent, voidMarkets, withdrawResult, withdrawVoid } from './settle-event.ts'
export { tellChanges, tellNow } from './tell-changes.ts'
export { changesOf, type EventChanged } from './changes.ts'

/** For pages of the sportsbook. */
export { readEvent, readEvents, readMeetings, readResults, readSports, readTournament, readTournaments } from './reads.ts'
