import type { TablesMoved } from '#casino/campaigns/boards/events.ts'
import { moneyRounds, movedTables, type RoundFact } from '#casino/campaigns/boards/server/api.ts'
import type { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import type { ContactConfirmed } from '#casino/sign-in/one-time-codes/events.ts'
import type { DayBegun, PlayerSignedIn } from '#casino/sign-in/sessions/events.ts'
import { isFirstDecision, type BetSettled } from '#casino/sportsbook/bets/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Fact, FactKind } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
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

/** Bets whose stake was cash, when they are won or lost first; what was returned was no bet. */
export const betsOf = (facts: readonly FactOf<typeof BetSettled>[]): PlayerFact[] =>
  facts.flatMap((fact) => {
    if (fact.player_id === null || fact.data.credit_purse !== undefined || !isFirstDecision(fact.data)) return []
    return [{ about: 'bet', ...fact.data, ...placed(fact, fact.player_id) }]
  })

export const contactsOf = (facts: readonly FactOf<typeof ContactConfirmed>[]): PlayerFact[] =>
  facts.map((fact) => ({ about: 'contact', ...placed(fact, BigInt(fact.data.player_id)) }))

/** Days on which a player was here: a new session, or one that is used on a later day. */
export const daysOf = (facts: readonly FactOf<typeof PlayerSignedIn | typeof DayBegun>[]): PlayerFact[] =>
  facts.map((fact) => ({ about: 'day', ...placed(fact, BigInt(fact.data.player_id)) }))

type Move = FactOf<typeof TablesMoved>

const boardsOf = (moves: readonly Move[]): bigint[] => [
  ...new Set(moves.flatMap(({ data }) => data.tables.map(({ board_id }) => BigInt(board_id)))),
]

const followedOf = async (moves: readonly Move[], tx: Tx): Promise<ReadonlySet<bigint>> =>
  new Set((await tracksFollowing(tx, boardsOf(moves))).flatMap(({ board_id }) => board_id ?? []))

/** Moves of boards that open tracks follow. */
export const movesOfFollowed = async (moves: readonly Move[], tx: Tx): Promise<Move[]> => {
  const followed = await followedOf(moves, tx)
  return moves.filter(({ data }) => data.tables.some(({ board_id }) => followed.has(BigInt(board_id))))
}

/**
 * How many points players have on boards that moved, for those whose rows did. Their own time is when the points were reached. What moved
 * after these facts may be among it: it is told again, and changes nothing then.
 */
export const pointsOf = async (facts: readonly Move[], tx: Tx, house: House): Promise<PlayerFact[]> => {
  const followed = await followedOf(facts, tx)
  const moves = facts.flatMap((fact) => fact.data.tables.map(({ board_id, revision }) => ({ board_id: BigInt(board_id), revision, fact })))
  const of_boards = [...Map.groupBy(moves, ({ board_id }) => board_id)].filter(([board_id]) => followed.has(board_id))
  const tables = await movedTables(
    house,
    of_boards.map(([board_id, own]) => ({ board_id, since: Math.min(...own.map(({ revision }) => revision)) })),
  )
  return of_boards.flatMap(([board_id, own], index) => {
    const last = own.at(-1)?.fact
    return (tables[index]?.moved ?? []).flatMap(({ player_id, points, reached_at, is_in }): PlayerFact[] =>
      last && is_in && reached_at !== null ? [{ about: 'points', board_id, points, ...placed(last, player_id), at: reached_at }] : [],
    )
  })
}
