/** For contests that have a pot of their own, such as a tournament: what stands in it, and who won it. */
export { potsView } from './jackpot-view.ts'
export { winsOf } from './wins.ts'
