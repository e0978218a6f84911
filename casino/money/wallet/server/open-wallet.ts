import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { openPurses } from './store.ts'

/**
 * Opens the owner's purses in a currency and the controls of responsible play; doing it again changes nothing. A player's
 * wallet opens with the registration itself; call it for demo visits (negative ids), whose only purse is `demo`.
 * Without it nobody can stake: where there are no controls, the answer is no.
 */
export const openWallet = async (tx: Tx, _house: House, owner_id: bigint, currency: string): Promise<void> => {
  if (owner_id === 0n) throw new RangeError('owner 0 is the house itself')
  await openPurses(tx, owner_id, currency, owner_id > 0n ? ['main', 'bonus', 'hold'] : ['demo'])
}
