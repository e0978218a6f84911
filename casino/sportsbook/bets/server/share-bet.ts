import type { House } from '#kernel/house.ts'
import { refuse, type SharedBet } from '../contract.ts'
import { betById, betOfPlayer } from './bet-store.ts'
import { betView, type Viewer } from './bet-views.ts'
import { betOfShare, deleteShare, insertShare } from './share-store.ts'

/**
 * Makes the link by which everybody can look at an own bet; asked again it is the same link. Refusals: `sport-bet-unknown` (404),
 * `sport-bet-not-shared` (it is not decided yet whether it is a bet, or it was none).
 */
export const shareBet = async (house: House, player_id: bigint, bet_id: bigint): Promise<string> => {
  const bet = (await betOfPlayer(house.db, player_id, bet_id)) ?? refuse('sport-bet-unknown', {}, 404)
  if (bet.state === 'pending' || bet.state === 'rejected') return refuse('sport-bet-not-shared')
  return insertShare(house.db, { bet_id, player_id, token: house.random.token(16), at: house.clock.now() })
}

/** Takes the link back: whoever has it finds nothing from now on. Refusal: `sport-bet-unknown` (404). */
export const unshareBet = async (house: House, player_id: bigint, bet_id: bigint): Promise<void> => {
  if (!(await betOfPlayer(house.db, player_id, bet_id))) return refuse('sport-bet-unknown', {}, 404)
  await deleteShare(house.db, bet_id, player_id)
}

/** A shared bet as everybody sees it: what was chosen and how it stands. Who placed it, when, and any sum of money are not in it. */
export const sharedBet = async (viewer: Viewer, token: string): Promise<SharedBet> => {
  const { db } = viewer.house
  const bet_id = await betOfShare(db, token)
  const bet = bet_id === undefined ? undefined : await betById(db, bet_id)
  if (!bet) return refuse('sport-bet-not-there', {}, 404)
  const { betType, sizes, state, odds, legs, paid, owed, stake, isFree } = await betView(viewer, bet)
  // What a corrected result could not take back was paid, but is not won.
  return { betType, sizes, state, odds, legs, isWon: state === 'settled' ? paid - owed > (isFree ? 0 : stake) : null }
}
