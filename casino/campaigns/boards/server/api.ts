/**
 * For slices with contests: create a board in the transaction that promises it; show it; join it. A slice describes its boards with
 * `boardOwners` (extensions.ts).
 */
export { adoptBoard, type AdoptedEntry } from './adopt-board.ts'
export { boardChannels } from './board-channels.ts'
export { boardById, boardsByIds, openBoards, type BoardRow } from './board-store.ts'
export { boardView, currencyOfViewer, pastBoardViews, type Viewer } from './board-view.ts'
export { boardFund, contestsAccount, createBoard, type NewBoard } from './create-board.ts'
export { contestCards, wonPlaces } from './contest-cards.ts'
export { endBoard } from './end-board.ts'
export { boardsOfPlayer, entryOfPlayer, firstJoined, isEnteredByStarting, playersOnBoards } from './entry-store.ts'
export { increaseAttempt, joinBoard, leaveBoard, type ChangeOutcome } from './join-board.ts'
export { keepTime } from './keep-time.ts'
export { linesOf, shownTable, teamRows, topRows, type LiveTable } from './live-table.ts'
export { bestMultiples, resultsOfPlayer, type Result } from './result-store.ts'
export { moneyRounds, roundsAbout, spanOf, type PlayerRound, type RoundFact } from './rounds-that-count.ts'
export { BoardSpec } from '../board-spec.ts'
export { faultsOfStakes, RoundFilter, stakeVerdict, type StakesByCurrency } from '../round-filter.ts'
export { faultsOfSpec } from '../check-spec.ts'
export { fundOf, lastPlace } from '../places.ts'
export { boardState, isStartingSoon, isWithin, settle_after_ms, shownEnd, shownState, type Window } from '../rules.ts'
export { multipleOf } from '../scoring.ts'
export type { BoardView } from '../contract.ts'
