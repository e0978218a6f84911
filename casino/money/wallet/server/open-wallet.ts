import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { openPurses } from './store.ts'

/**
 * Opens a player's purses in a currency and the controls of responsible play; doing it again changes nothing. It is called by the
 * registration itself. Play money has no wallet: games/play keeps its books.
 * Without it nobody can stake: where there are no controls, the answer is no.
 */
export const openWallet = async (tx: Tx, _house: House, owner_id: bigint, currency: string): Promise<void> => {
  if (owner_id <= 0n) throw new RangeError('only players have a wallet')
  await openPurses(tx, owner_id, currency, ['main', 'bonus', 'hold'])
}
