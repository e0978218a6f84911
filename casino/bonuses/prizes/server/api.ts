/** What other slices may ask: give prizes. A slice that grants names a reason by its key and pays once, whatever repeats. */
export { grant, grantAll, type Prize } from './grant.ts'
/** Before it gives: which of these keys it has given under. */
export { grantedKeys } from './store.ts'
/** Before anything is promised: can such a prize be given, and what must its fund hold for it? After that: what it is worth. */
export { priceOfPrize, priceToPromise, type PromisedPrize } from './kinds.ts'
/** What a promised prize is, in the words of a language. */
export { sayPrize } from './prize-view.ts'
/** For who owns a kind or a campaign: a prize under way has arrived, prizes that nobody took are taken back. */
export { finishPrize, returnPrizes } from './promises.ts'
/** For who gives something for something: the player asked for it, so that it does not wait to be taken. */
export { takeAsked } from './promises.ts'
/** For who owns points: a player exchanges some of them for others. */
export { exchangePoints } from './exchange-points.ts'
