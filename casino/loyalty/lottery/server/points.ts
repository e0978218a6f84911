import { houseAccount, points_purse, post } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import { LotteryChanged } from '../events.ts'
import { insertTickets, type NewTickets, type TicketRow } from './ticket-store.ts'

type Few = 'lottery-few-stars' | 'lottery-few-horseshoes' | 'lottery-no-spin'

/** Says in the lottery's own words that the player has too few points. */
export const saying = async <T>(few: Few, run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient-funds') return refuse(few)
    throw error
  }
}

/** Who may not play, by their own break or by the house, takes no part in the lottery. Refusal: `lottery-play-closed`. */
export const mustBeOpen = async (db: Executor, house: House, player_id: bigint): Promise<void> => {
  if (!(await isInAudience(db, house, 'invitation', player_id))) refuse('lottery-play-closed')
}

interface Spending {
  readonly player_id: bigint
  readonly asset: string
  readonly amount: number
  /** Unique in the whole house. */
  readonly key: string
}

/** A player's points are spent, inside the caller's transaction; they come from prizes alone. Refusal: `insufficient-funds`. */
export const spend = async (tx: Tx, house: House, { player_id, asset, amount, key }: Spending): Promise<void> => {
  const from = { owner_id: player_id, purse: points_purse, asset }
  const postings = [{ from, to: houseAccount('lottery', asset), amount_minor: BigInt(amount) }]
  await post(tx, house, { key, reason: 'lottery', reference: key, postings })
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
