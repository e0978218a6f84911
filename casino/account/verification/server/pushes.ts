import { contactsOf } from '#casino/account/registration/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { ContactsMessage } from '../contract.ts'
import { ContactConfirmed } from '../events.ts'

/** RTM-024: how a player's contacts stand by now, for every page that is open; the log itself names no contact. */
export const pushes = [
  push(ContactConfirmed, async (facts, house) => {
    const player_ids = [...new Set(facts.map(({ data }) => BigInt(data.player_id)))]
    const contacts = await contactsOf(house.db, player_ids)
    return [...contacts.values()].map(({ player_id, phone, email, phone_confirmed, email_confirmed }) => {
      const message: ContactsMessage = {
        type: 'contacts',
        data: { phone, email, confirmed: phone_confirmed, emailConfirmed: email_confirmed },
      }
      return { channel: playerChannel(player_id), message: { ...message } }
    })
  }),
]
