import { isFirstDecision, type BetSettled } from '#casino/sportsbook/bets/events.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import { counted_minor } from '../rules.ts'
import { lockRolling, setWagered, type BonusRow } from './store.ts'
import { beginFreeBet, wakeNext } from './take-bonus.ts'

type Settled = Fact<(typeof BetSettled)['schema']>

/** Cash that was won or lost by a bet's first such result: what is given back was no bet, and a correction counts nothing anew. */
const counts = ({ data }: Settled): boolean => data.credit_purse === undefined && isFirstDecision(data)

const count = async (tx: Tx, house: House, bonus: BonusRow, bets: readonly Settled[]): Promise<void> => {
  const wagered_minor = bets.reduce((sum, { data }) => sum + counted_minor({ ...bonus, wagered_minor: sum }, data), bonus.wagered_minor)
  if (wagered_minor === bonus.wagered_minor) return
  await setWagered(tx, bonus.id, wagered_minor)
  if (wagered_minor < bonus.required_minor) return
  // Who is excluded meanwhile is given nothing by itself: it waits, and is theirs to take while it is valid.
  if (!(await isInAudience(tx, house, 'reward', bonus.player_id))) return
  await beginFreeBet(tx, house, { ...bonus, wagered_minor })
  await wakeNext(tx, house, bonus.player_id)
}

/** Bets were settled: they count towards the bonus that their player is at. When it has what it asks for, it can be staked. */
export const countBets = async (tx: Tx, house: House, facts: readonly Settled[]): Promise<void> => {
  const counted = facts.filter(counts)
  const players = [...new Set(counted.flatMap(({ player_id }) => (player_id === null ? [] : [player_id])))]
  if (players.length === 0) return
  for (const bonus of await lockRolling(tx, players)) {
    const own = counted.filter(({ player_id }) => player_id === bonus.player_id)
    await count(tx, house, bonus, own)
  }
}
