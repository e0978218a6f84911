/**
 * For campaigns with draws: create a draw in the transaction that promises it; draw manually; list results. A slice describes its
 * draws with `drawOwners` (extensions.ts). Draws for rounds happen automatically.
 */
export { drawnView, fairCodeOf, oddsOf, prizeOfFall, sectorOf } from './attempt-view.ts'
export { faultsOfDraw } from './check-spec.ts'
export { DrawSpec, type Outcome } from '../draw-spec.ts'
export { Reward } from '../reward.ts'
export { endDraw } from './close-draw.ts'
export { createDraw } from './create-draw.ts'
export { drawById, drawsByIds, stockOf, type DrawRow } from './draw-store.ts'
export { drawByAttempt, enterDraw } from './draw-by-attempt.ts'
export { fairDraws } from './draw-view.ts'
export { drawView, shownOutcome } from './shown-draw.ts'
export { attemptByKey, fallsByIds, newestFalls, winnersByValue, winsOfPlayer, type FallRow } from './fall-store.ts'
export { potsOf } from './pot-store.ts'
export { faultsOfReward, mostOf, prizeFor, promisedBy, returnRest, sayReward, setAside } from './rewards.ts'
export { keepTime } from './keep-time.ts'
