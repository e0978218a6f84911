// What other slices may call. Each function is documented where it is written.
export { emailErrorOf, passwordErrorOf } from '../rules.ts'
export { changePhone, confirmContact, type ContactKind, type Contacts, contactsOf, firstClaimOf, ownerOf } from './contacts.ts'
export { type AccountData, accountDataOf } from './account-data.ts'
export { createPlayer } from './create-player.ts'
export { makeHandle } from './make-handle.ts'
export { type NewPlayer, type Player, playerById, playerByLogin, playersByIds } from './store.ts'
