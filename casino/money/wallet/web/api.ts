export { follows_balance } from './follows-balance.ts'
export { arriveBalance, beginShownRound, endShownRound } from './shown-balance.ts'
