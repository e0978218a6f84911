// What other slices may call. Each function is documented where it is written.
export { makeTheirs } from './confirm-contact.ts'
export { grantRestore } from './grant-restore.ts'
