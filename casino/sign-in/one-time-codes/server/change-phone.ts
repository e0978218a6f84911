import {
  findByKey,
  giveName,
  lockAccount,
  normalHandle,
  proofStateOf,
  type SignInKey,
  signInKeyOf,
} from '#casino/sign-in/sessions/server/api.ts'
import { changePhone, contactsOf } from '#casino/players/accounts/server/api.ts'
import { markRestricted } from '#casino/players/responsible-play/server/api.ts'
import { requireProofForWayIn } from '#casino/sign-in/second-factor/server/api.ts'
import { isServedPhone, phoneOf } from '#kernel/contacts/phone-number.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry, giveBackTries } from '#kernel/http/rate-limit.ts'
import { type changePhoneEndpoint, refuseFields } from '../contract.ts'
import { ContactChanged } from '../events.ts'
import { oldPasswords, phoneChanges } from '../rules.ts'

interface PhoneKeys {
  /** The player's current sign-in keys open the account. */
  readonly handle: SignInKey
  readonly phone: SignInKey
}

type PhoneCall = Call<typeof changePhoneEndpoint>

/** The sign-in key of the new number with the password. Null while the password is a generated one. */
const keysFor = async ({ house, visitor, player_id, body }: PhoneCall, login: string, phone: string): Promise<PhoneKeys | null> => {
  if ((await proofStateOf(house, visitor)).has_auto_password) return null
  const { password = '' } = body
  if (password === '') return refuseFields({ password: 'password-needed' })
  await countTry(house, oldPasswords, String(player_id))
  const handle = await signInKeyOf(house, { kind: 'handle', name: normalHandle(login) }, password)
  if ((await findByKey(house.db, handle.key))?.player_id !== player_id) return refuseFields({ password: 'old-password-wrong' })
  await giveBackTries(house, [[oldPasswords, String(player_id)]])
  return { handle, phone: await signInKeyOf(house, { kind: 'phone', name: phone }, password) }
}

export const change = async (call: PhoneCall) => {
  const { house, player_id, body } = call
  const phone = phoneOf(body.phone, house.brand.country)
  if (phone === undefined) return refuseFields({ phone: 'phone-invalid' })
  if (!isServedPhone(house, phone)) return refuseFields({ phone: 'number-not-served' })
  const player = (await contactsOf(house.db, [player_id])).get(player_id)
  if (player?.phone === phone) return { data: { phone } }
  await requireProofForWayIn(call, true)
  await countTry(house, phoneChanges, String(player_id))
  const keys = await keysFor(call, player?.login ?? '', phone)
  await inTransaction(house.db, async (tx) => {
    await lockAccount(tx, player_id)
    // If the password was changed meanwhile, the key is no longer valid.
    if (keys && !(await findByKey(tx, keys.handle.key))) refuseFields({ password: 'old-password-wrong' })
    // A restricted player must remain recognisable by the number that they give up (decision 0029).
    const left = (await contactsOf(tx, [player_id])).get(player_id)
    // The letter about the fact takes back what was given at its moment or later, so the number has the same one.
    const at = house.clock.now()
    if (left?.phone && left.phone_confirmed) {
      await markRestricted(tx, house, player_id, [{ kind: 'phone', value: left.phone }], false)
      await announce(tx, house, [ContactChanged({ player_id: String(player_id), kind: 'phone' }, player_id)], at)
    }
    await changePhone(tx, player_id, phone, at)
    await giveName(tx, player_id, 'phone', keys?.phone ?? null)
  })
  house.facts.wake()
  return { data: { phone } }
}
