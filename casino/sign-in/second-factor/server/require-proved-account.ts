import { contactsOf } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'

/**
 * Stands before every new way in. An account that nobody has proved to be theirs is opened by its password alone: whoever then
 * proves a contact of it finds no passkey, second factor or linked service of somebody else (decision 0020). A proof is never
 * taken back, so it is asked for where a way begins and not again. Refuses `confirm-contact-first`.
 */
export const requireProvedAccount = async ({ db }: House, player_id: bigint): Promise<void> => {
  if (!(await contactsOf(db, [player_id])).get(player_id)?.is_proved) refuse('confirm-contact-first')
}
