// Functions that other slices may call; documented where they are defined.
export { identitiesOf as socialIdentitiesOf } from './link-store.ts'
export { titleOf } from './providers.ts'
export { undoLinksSince } from './undo-links-since.ts'
