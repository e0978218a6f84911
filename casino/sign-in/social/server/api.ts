// What other slices may call. Each function is documented where it is written.
export { identitiesOf as socialIdentitiesOf } from './link-store.ts'
export { titleOf } from './providers.ts'
export { undoLinksSince } from './undo-links-since.ts'
