import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { refuseFields, type updateProfileEndpoint } from '../contract.ts'
import { nameHold, type NameHold } from '../document-rules.ts'
import { SubscriptionsChanged } from '../events.ts'
import { birthDateOfInn } from '../inn.ts'
import {
  checkPersonal,
  lockedFields,
  personalFields,
  profileChanges,
  subscriptionNames,
  subscriptionsOf,
  tidy,
  type PersonalField,
} from '../rules.ts'
import { changeCurrency } from './change-currency.ts'
import { readDocuments } from './document-store.ts'
import { profileDataOf } from './profile-data.ts'
import { holdProfile, writePersonal, writeSubscriptions, type PersonalValues, type ProfileRow } from './store.ts'

type UpdateCall = Call<typeof updateProfileEndpoint>
type Sent = Partial<Record<PersonalField, string>>

const sentOf = (body: UpdateCall['body']): Sent =>
  Object.fromEntries(personalFields.flatMap((field) => (body[field] === undefined ? [] : [[field, tidy(body[field])]])))

/** The row after the change; an empty text clears a field. */
const merged = (row: ProfileRow, sent: Sent): PersonalValues =>
  Object.fromEntries(
    personalFields.map((field) => [field, sent[field] === undefined ? row[field] : sent[field] || null]),
  ) as unknown as PersonalValues

/** What a document holds cannot change, and the birth date must match the stored taxpayer number. */
const refuseContradictions = (row: ProfileRow, values: PersonalValues, hold: NameHold | null): void => {
  const changed = lockedFields(hold, row).filter((field) => values[field] !== row[field])
  const why = hold === 'in-review' ? 'profile-field-in-review' : 'profile-field-verified'
  if (changed.length > 0) refuseFields(Object.fromEntries(changed.map((field) => [field, why])))
  if (row.inn && values.birth_date && values.birth_date !== birthDateOfInn(row.inn)) refuseFields({ birth_date: 'inn-other-birth-date' })
}

const store = async (tx: Tx, { house, player_id, body }: UpdateCall, sent: Sent): Promise<void> => {
  const at = house.clock.now()
  const row = await holdProfile(tx, player_id, at)
  const values = merged(row, sent)
  refuseContradictions(row, values, nameHold(await readDocuments(tx, player_id)))
  if (Object.keys(sent).length > 0) await writePersonal(tx, player_id, values, at)
  if (body.currency_id !== undefined) await changeCurrency(tx, house, player_id, body.currency_id)
  const wanted = body.settings?.subscriptions
  if (!wanted || subscriptionNames.every((name) => wanted[name] === undefined)) return
  const subscriptions = subscriptionsOf({ ...subscriptionsOf(row.subscriptions), ...wanted })
  await writeSubscriptions(tx, player_id, subscriptions, at)
  await announce(tx, house, [SubscriptionsChanged({ player_id: String(player_id), subscriptions: { ...subscriptions } }, player_id)])
}

/** PR-001: changes only the sent fields, and returns the whole profile. */
export const updateProfile = async (call: UpdateCall) => {
  const { house, player_id, body } = call
  await countTry(house, profileChanges, String(player_id))
  const sent = sentOf(body)
  const today = house.clock.now().toISOString().slice(0, 10)
  const errors = checkPersonal(sent, { minimum_age: house.jurisdiction.minimum_age, today })
  if (Object.keys(errors).length > 0) refuseFields(errors)
  await inTransaction(house.db, (tx) => store(tx, call, sent))
  house.facts.wake()
  return { data: await profileDataOf(house, player_id) }
}
