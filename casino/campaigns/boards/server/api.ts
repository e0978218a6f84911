/**
 * For slices with contests: create a board in the transaction that promises it; show it; join it. A slice describes its boards with
 * `boardOwners` (extensions.ts).
 */
export { adoptBoard, type AdoptedEntry } from './adopt-board.ts'
export { boardChannels } from './board-channels.ts'
export { boardById, boardsByIds, boardsFeedingAny, openBoards, type BoardRow } from './board-store.ts'
export { boardInPlay, boardView, currencyOfViewer, pastBoardViews, type Viewer } from './board-view.ts'
export { boardFund, contestsAccount, createBoard, type NewBoard } from './create-board.ts'
export { boostAt, boostNow, boostPlayers, boostsOf, type BoostRow, type NewBoost } from './boost-store.ts'
export { contestCards, wonPlaces } from './contest-cards.ts'
export { endBoard } from './end-board.ts'
export {
  boardsOfPlayer,
  entriesOfPlayers,
  entriesSince,
  entryOfPlayer,
  firstJoined,
  isEnteredByStarting,
  playersOnBoards,
} from './entry-store.ts'
export { increaseAttempt, joinBoard, leaveBoard, type ChangeOutcome } from './join-board.ts'
export { keepTime } from './keep-time.ts'
export { linesOf, shownTable, topRows, type LiveTable } from './live-table.ts'
export { ownPoints } from './own-points.ts'
export { bestMultiples, resultsOfPlayer, type Result } from './result-store.ts'
export { moneyRounds, roundsAbout, spanOf, type PlayerRound, type RoundFact } from './rounds-that-count.ts'
export { placeInTeam, teamLeaders, teamMembers, winningTeam } from './team-standings.ts'
export { BoardSpec } from '../board-spec.ts'
export { faultsOfStakes, RoundFilter, stakeVerdict, StakesByCurrency } from '../round-filter.ts'
export { faultsOfBoard, promisedByBoard, shownAdditional } from './additional-prizes.ts'
export { costOfNamed, faultsOfNamed, namedFor, sayNamed } from './named-prizes.ts'
export { isNamed, namedPrizeFields } from '../named-prize.ts'
export { allCurrencies, fundOf, lastPlace } from '../places.ts'
export { boardState, isStartingSoon, isWithin, settle_after_ms, shownEnd, shownState, type Window } from '../rules.ts'
export { multipleOf } from '../scoring.ts'
export type { BoardView } from '../contract.ts'
