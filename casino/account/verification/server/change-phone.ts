import { changePhone } from '#casino/account/registration/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { type changePhoneEndpoint, refuseFields } from '../contract.ts'
import { phoneChanges, phoneOf } from '../rules.ts'

export const change = async ({ house, player_id, body }: Call<typeof changePhoneEndpoint>) => {
  const phone = phoneOf(body.phone, house.brand.country)
  if (phone === undefined) return refuseFields({ phone: 'phone-invalid' })
  await countTry(house, phoneChanges, String(player_id))
  await inTransaction(house.db, (tx) => changePhone(tx, player_id, phone))
  return { data: { phone } }
}
