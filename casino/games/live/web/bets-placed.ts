import type { OwnSlipsMessage } from '../contract.ts'
import { keepSlips } from './live-tables.ts'
import { refreshOwnBets } from './own-bets.tsx'

/** The player placed bets, here or in another window: every window shows them on the table and in the list of own bets. */
export const handle = async (message: { readonly data: unknown }): Promise<void> => {
  keepSlips((message.data as OwnSlipsMessage['data']).slips)
  await refreshOwnBets()
}
