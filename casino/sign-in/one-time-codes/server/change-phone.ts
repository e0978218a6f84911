import { giveName, holdSession } from '#casino/sign-in/sessions/server/api.ts'
import { changeContact, contactsOf } from '#casino/players/accounts/server/api.ts'
import { requireProofForWayIn } from '#casino/sign-in/second-factor/server/api.ts'
import { isServedPhone, phoneOf } from '#kernel/contacts/phone-number.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { type changePhoneEndpoint, refuseFields } from '../contract.ts'
import { phoneChanges } from '../rules.ts'
import { giveUpContact } from './give-up-contact.ts'
import { isPasswordTheirs, newNameOf, showPassword } from './new-name.ts'

export const change = async (call: Call<typeof changePhoneEndpoint>) => {
  const { house, visitor, player_id, body } = call
  const phone = phoneOf(body.phone, house.brand.country)
  if (phone === undefined) return refuseFields({ phone: 'phone-invalid' })
  if (!isServedPhone(house, phone)) return refuseFields({ phone: 'number-not-served' })
  const player = (await contactsOf(house.db, [player_id])).get(player_id)
  if (player?.phone === phone) return { data: { phone } }
  await requireProofForWayIn(call, true)
  await countTry(house, phoneChanges, String(player_id))
  const shown = await showPassword(call, body.password)
  const name = await newNameOf(call, { kind: 'phone', contact: phone }, shown)
  await inTransaction(house.db, async (tx) => {
    await holdSession(tx, visitor, player_id)
    if (!(await isPasswordTheirs(tx, shown))) refuseFields({ password: 'old-password-wrong' })
    const at = house.clock.now()
    await giveUpContact(tx, house, player_id, 'phone', at)
    await changeContact(tx, player_id, { kind: 'phone', contact: phone }, at)
    await giveName(tx, player_id, 'phone', name)
  })
  house.facts.wake()
  return { data: { phone } }
}
