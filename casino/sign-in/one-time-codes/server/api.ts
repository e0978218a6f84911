// Functions that other slices may call; documented where they are defined.
export { makeTheirs } from './confirm-contact.ts'
export { grantRestore } from './grant-restore.ts'
export { undoContactsSince } from './undo-contacts-since.ts'
