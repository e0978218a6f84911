import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { LotteryChanged } from '../events.ts'
import { insertTickets, type NewTickets, type TicketRow } from './ticket-store.ts'

/** Who may not play, by their own break or by the house, takes no part in the lottery. Refusal: `lottery-play-closed`. */
export const mustBeOpen = async (db: Executor, house: House, player_id: bigint): Promise<void> => {
  if (!(await isInAudience(db, house, 'invitation', player_id))) refuse('lottery-play-closed')
}

/** Writes the tickets that the ledger counts already, each once; their players are told. Returns the new ones. */
export const writeTickets = async (tx: Tx, house: House, given: readonly Omit<NewTickets, 'at'>[]): Promise<TicketRow[]> => {
  const at = house.clock.now()
  const tickets = await insertTickets(
    tx,
    given.map((one) => ({ ...one, at })),
  )
  const players = new Set(tickets.map(({ player_id }) => player_id))
  await announce(
    tx,
    house,
    [...players].map((player_id) => LotteryChanged({}, player_id)),
  )
  return tickets
}
