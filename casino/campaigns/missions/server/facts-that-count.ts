import type { TableMoved } from '#casino/campaigns/boards/events.ts'
import { entriesSince, moneyRounds, type RoundFact } from '#casino/campaigns/boards/server/api.ts'
import type { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import type { ContactConfirmed } from '#casino/sign-in/one-time-codes/events.ts'
import type { DayBegun, PlayerSignedIn } from '#casino/sign-in/sessions/events.ts'
import type { BetSettled } from '#casino/sportsbook/bets/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import type { CountedFact } from '../progress.ts'
import { tracksFollowing } from './track-store.ts'

type FactOf<K> = K extends FactKind<infer S> ? Fact<S> : never

/** A fact of a player that goals may count, with its place in the log. */
export type PlayerFact = CountedFact & { readonly player_id: bigint; readonly tx: bigint; readonly position: bigint }

type Place = Pick<Fact, 'tx' | 'position' | 'at'>
const placed = ({ tx, position, at }: Place, player_id: bigint) => ({ tx: BigInt(tx), position: BigInt(position), at, player_id })

/** Rounds with a stake in real money. */
export const roundsOf = (facts: readonly RoundFact[]): PlayerFact[] =>
  moneyRounds(facts).map((fact) => ({ about: 'round', ...fact.data, ...placed(fact, fact.player_id) }))

export const depositsOf = (facts: readonly FactOf<typeof DepositCompleted>[]): PlayerFact[] =>
  facts.flatMap((fact) => (fact.player_id === null ? [] : [{ about: 'deposit', ...fact.data, ...placed(fact, fact.player_id) }]))

/** Bets whose stake was cash, by their first result; what was returned was no bet. */
export const betsOf = (facts: readonly FactOf<typeof BetSettled>[]): PlayerFact[] =>
  facts.flatMap((fact) => {
    const { credit_purse, correction, result } = fact.data
    if (fact.player_id === null || credit_purse !== undefined || correction > 0 || result === 'returned') return []
    return [{ about: 'bet', ...fact.data, ...placed(fact, fact.player_id) }]
  })

export const contactsOf = (facts: readonly FactOf<typeof ContactConfirmed>[]): PlayerFact[] =>
  facts.map((fact) => ({ about: 'contact', ...placed(fact, BigInt(fact.data.player_id)) }))

/** Days on which a player was here: a new session, or one that is used on a later day. */
export const daysOf = (facts: readonly FactOf<typeof PlayerSignedIn | typeof DayBegun>[]): PlayerFact[] =>
  facts.map((fact) => ({ about: 'day', ...placed(fact, BigInt(fact.data.player_id)) }))

type Move = FactOf<typeof TableMoved>

/** Moves of boards that open tracks follow. */
export const movesOfFollowed = async (moves: readonly Move[], tx: Tx): Promise<Move[]> => {
  const followed = await tracksFollowing(tx, [...new Set(moves.map(({ data }) => BigInt(data.board_id)))])
  const boards = new Set(followed.flatMap(({ board_id }) => board_id ?? []))
  return moves.filter(({ data }) => boards.has(BigInt(data.board_id)))
}

/**
 * How many points players have on boards that moved, for those whose rows did. Their own time is when the points were reached. What moved
 * after these facts may be among it: it is told again, and changes nothing then.
 */
export const pointsOf = async (facts: readonly Move[], tx: Tx): Promise<PlayerFact[]> => {
  const found: PlayerFact[] = []
  for (const [board_id, moves] of Map.groupBy(facts, ({ data }) => BigInt(data.board_id))) {
    const last = moves.at(-1)
    if (!last) continue
    const since = Math.min(...moves.map(({ data }) => data.revision))
    for (const { player_id, points, reached_at_ms, is_in } of await entriesSince(tx, board_id, BigInt(since) - 1n))
      if (is_in && reached_at_ms !== null)
        found.push({ about: 'points', board_id, points, ...placed(last, player_id), at: new Date(reached_at_ms) })
  }
  return found
}
