// Functions that other slices may call; documented where they are defined.
export { formOf } from '../forms.ts'
export { emailErrorOf, linkWordOf, passwordErrorOf } from '../rules.ts'
export {
  confirmContact,
  type ContactKind,
  type Contacts,
  contactsOf,
  holdContacts,
  isClaimed,
  ownerOf,
  unprovedClaimOf,
} from './contacts.ts'
export { changeContact, emailAt, takeContactsBack } from './former-contacts.ts'
export { type AccountData, accountDataOf } from './account-data.ts'
export { holdCurrencies, holdCurrency, writeCurrency } from './change-currency.ts'
export { makeHandle } from './make-handle.ts'
export { createPlayer, newPlayerOf, type RegistrationBody, type RegistrationCall } from './new-player.ts'
export { playerNamed, readHandle } from './operator-words.ts'
export { countRegistration } from './register.ts'
export { currenciesByIds, loginsByIds, type NewPlayer, type Player, playerById, playerByLogin, playersByIds } from './store.ts'
