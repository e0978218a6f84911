import { contactsOf } from '#casino/players/accounts/server/api.ts'
import { push, type PushHandler } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { ContactsMessage } from '../contract.ts'
import { ContactChanged, ContactConfirmed, ContactLost } from '../events.ts'

/** RTM-024: tells all of a player's pages the status of their contacts; the fact itself contains no contact. */
const tellContacts: PushHandler<typeof ContactConfirmed.schema> = async (facts, house) => {
  const player_ids = [...new Set(facts.map(({ data }) => BigInt(data.player_id)))]
  const contacts = await contactsOf(house.db, player_ids)
  return [...contacts.values()].map(({ player_id, phone, email, phone_confirmed, email_confirmed }) => {
    const message: ContactsMessage = {
      type: 'contacts',
      data: { phone, email, confirmed: phone_confirmed, emailConfirmed: email_confirmed },
    }
    return { channel: playerChannel(player_id), message: { ...message } }
  })
}

export const pushes = [push(ContactConfirmed, tellContacts), push(ContactChanged, tellContacts), push(ContactLost, tellContacts)]
