export { arriveBalance, beginShownRound, endShownRound } from './shown-balance.ts'
