import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { phoneOf } from '#kernel/contacts/phone-number.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { refuse, refuseFields, type sayDelivery as sayEndpoint, type TShirtChoice } from '../contract.ts'
import { daysAfter, tidy, unsent_address_days, wrongFields, type Delivery } from '../rules.ts'
import { choiceOf, lockChoice, writeDelivery } from './choice-store.ts'
import { currentOffer, ownChoice } from './show-t-shirts.ts'

/**
 * Writes down where the chosen T-shirt is sent, until it is. Refusals: `t-shirt-not-chosen`, `t-shirt-sent`, `t-shirt-not-now` (who is
 * excluded is sent nothing), `check-the-form`. When the time for addresses is over there is no offer any more.
 */
export const sayDelivery = (call: Call<typeof sayEndpoint>): Promise<TShirtChoice> => {
  const { house, player_id, body } = call
  return inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const offer = await currentOffer(tx, now)
    const chosen = offer && (await choiceOf(tx, offer.id, player_id))
    const choice = chosen && (await lockChoice(tx, chosen.id))
    if (!offer || !choice) return refuse('t-shirt-not-chosen')
    if (choice.sent_at) return refuse('t-shirt-sent')
    if (!(await isInAudience(tx, house, 'reward', player_id))) return refuse('t-shirt-not-now')
    const to: Delivery = {
      recipient: tidy(body.recipient),
      phone: phoneOf(body.phone, house.brand.country) ?? '',
      city: tidy(body.city),
      place: tidy(body.place),
    }
    const wrong = wrongFields(to)
    if (wrong.length > 0) return refuseFields(Object.fromEntries(wrong.map((field) => [field, `t-shirt-${field}` as const])))
    await writeDelivery(tx, choice, to, daysAfter(now, unsent_address_days))
    return (await ownChoice(tx, call, offer)) ?? refuse('t-shirt-not-chosen')
  })
}
