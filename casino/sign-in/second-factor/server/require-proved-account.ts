import { contactsOf } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'

/**
 * Required before adding any sign-in method. An account without a confirmed contact can only be opened by its password, so that
 * whoever later confirms its contact finds no passkey, second factor or linked service of somebody else (decision 0020).
 * Confirmation is never undone, so checking once is enough. Refuses `confirm-contact-first`.
 */
export const requireProvedAccount = async ({ db }: House, player_id: bigint): Promise<void> => {
  if (!(await contactsOf(db, [player_id])).get(player_id)?.is_proved) refuse('confirm-contact-first')
}
