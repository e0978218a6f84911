/** For bets: markets with odds, states and settlements; locked ones do not change until the transaction ends. */
export { lockMarkets, quotesOf, type QuotedMarket, type QuotedOutcome } from './quotes.ts'
export { settledMarkets } from './settled-markets.ts'
export { ofFollowedEvents, type Revision } from './revisions.ts'
/** Rounded odds. */
export { onLadder } from '../pricing.ts'
export { cardsById } from './cards-by-id.ts'
/** For slices about clubs. */
export { competitorsByIds } from './competitor-store.ts'
export { competitorView } from './views.ts'

/** For producers: publish events, update odds, set results, void. Call `tellChanges` after the transaction. */
export { publishFixtures } from './publish-fixtures.ts'
export type { PublishedFixture, PutEvent } from './fixture-store.ts'
export { updateEvents, type EventUpdate, type PricedMarket } from './update-events.ts'
export { lockEvents, markStale } from './event-store.ts'
export { isMarketType } from '../rules.ts'
export { settleEvent, voidMarkets, withdrawResult, withdrawVoid } from './settle-event.ts'
export { restateEvent, type Voids } from './restate-event.ts'
export { tellChanges, tellNow } from './tell-changes.ts'
export { changesOf, type EventChanged } from './changes.ts'

/** For other pages of the sportsbook. */
export { readEvent, readEvents, readMeetings, readResults, readSports, readTournament, readTournaments } from './reads.ts'
