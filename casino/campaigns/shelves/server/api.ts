/** For kinds of campaign whose players take prizes for points: open a shelf where it is promised, show it, take from it, close it. */
export { closeShelf, faultsOfShelf, openShelf, promisedByShelf, shelfView } from './shelves.ts'
/** For a slice that had a shelf before this kit: what was left on it; its fund stays as it is. */
export { insertStock as adoptStock } from './shelf-store.ts'
export { takeFromShelf } from './take-from-shelf.ts'
export { ShelfItem } from '../shelf-item.ts'
