import { isInAudience, withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { GameStarted } from '#casino/games/play/events.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { boardState, isWithin } from '../rules.ts'
import { tableMoved } from './board-messages.ts'
import { beginRevision, beginRevisions, boardById, type BoardRow } from './board-store.ts'
import { addAttempt, addEntries, entryOfPlayer, joinEntry, leaveEntry, leaveOpenBoards, type NewEntry } from './entry-store.ts'

/** Rate limit of joining and leaving, because each change adds a fact to the permanent log. */
const changes = { name: 'board-membership', count: 20, window_s: 60 } as const

type StartFact = Fact<(typeof GameStarted)['schema']>

/** Money-game starts of players who may take part: a page may report a player who may not play any more. */
const countedStarts = async (facts: readonly StartFact[], tx: Tx, house: House): Promise<StartFact[]> => {
  const starts = facts.filter(({ data, player_id }) => data.mode === 'money_play' && player_id !== null)
  return [...(await withinAudience(tx, house, 'invitation', starts, ({ player_id }) => player_id))]
}

/** GA-021: starting a game for money joins boards that players join by playing. Players who left stay out. */
export const enterByStarting = async (facts: readonly StartFact[], tx: Tx, house: House): Promise<void> => {
  const starts = await countedStarts(facts, tx, house)
  if (starts.length === 0) return
  const times_ms = starts.map(({ at }) => at.getTime())
  const span = { from: new Date(Math.min(...times_ms)), to: new Date(Math.max(...times_ms)) }
  const boards = await beginRevisions(tx, { games: [...new Set(starts.map(({ data }) => data.slug))], ...span })
  const entries = boards.flatMap((board) =>
    starts.flatMap(({ data, player_id, at }): NewEntry[] =>
      player_id !== null && board.spec.entry === 'play' && board.spec.games.includes(data.slug) && isWithin(board, at)
        ? [{ board_id: board.id, player_id }]
        : [],
    ),
  )
  if (entries.length === 0) return
  const moved = new Set(await addEntries(tx, entries, house.clock.now()))
  await announce(tx, house, boards.filter(({ id }) => moved.has(id)).map(tableMoved))
}

/** Result of a player's request; each contest has its own texts for it. */
export type ChangeOutcome = 'done' | 'unknown' | 'closed' | 'play-closed' | 'other-team' | 'no-attempt'

type Change = (tx: Tx, entry: NewEntry, at: Date, board: BoardRow) => Promise<ChangeOutcome>

const changeEntry = async (house: House, board_id: number | bigint, player_id: bigint, change: Change): Promise<ChangeOutcome> => {
  const board = await boardById(house.db, board_id)
  if (!board) return 'unknown'
  if (boardState(board, house.clock.now()) === 'closed') return 'closed'
  await countTry(house, changes, String(player_id))
  const outcome = await inTransaction(house.db, async (tx) => {
    const revised = await beginRevision(tx, board.id)
    if (!revised) return 'closed'
    const changed = await change(tx, { board_id: board.id, player_id }, house.clock.now(), board)
    await announce(tx, house, [tableMoved(revised)])
    return changed
  })
  house.facts.wake()
  return outcome
}

/**
 * RA-002, RP-003, SA-013: joins an active or upcoming board, in a team if it has teams; joining again is fine. Players who may not
 * play cannot join.
 */
export const joinBoard = (house: House, board_id: number | bigint, player_id: bigint, team: number | null = null): Promise<ChangeOutcome> =>
  changeEntry(house, board_id, player_id, async (tx, entry, at, { spec }) => {
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return 'play-closed'
    if (spec.teams ? !spec.teams.some(({ id }) => id === team) : team !== null) return 'unknown'
    return (await joinEntry(tx, entry, at, team)) ? 'done' : 'other-team'
  })

/** Leaves a board: the row is removed, and playing does not add it again. */
export const leaveBoard = (house: House, board_id: number | bigint, player_id: bigint): Promise<ChangeOutcome> =>
  changeEntry(house, board_id, player_id, async (tx, entry, at) => {
    await leaveEntry(tx, entry, at)
    return 'done'
  })

/** TO-006: takes an additional attempt, once the previous ones are finished and while any are left. Free of charge. */
export const increaseAttempt = (house: House, board_id: number | bigint, player_id: bigint): Promise<ChangeOutcome> =>
  changeEntry(house, board_id, player_id, async (tx, entry, _at, { spec }) => {
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return 'play-closed'
    const known = await entryOfPlayer(tx, entry.board_id, player_id)
    if (!known || known.rounds < (spec.attempts + known.extra) * spec.rounds_per_attempt) return 'no-attempt'
    return (await addAttempt(tx, entry, spec.extra_attempts)) ? 'done' : 'no-attempt'
  })

/** Reliability 12: removes self-excluded and under-age players from all boards, and erased accounts, which could never receive a prize. */
export const withdraw = async (players: readonly { readonly player_id: string }[], tx: Tx, house: House): Promise<void> => {
  if (players.length === 0) return
  const player_ids = players.map(({ player_id }) => BigInt(player_id))
  const moved = await leaveOpenBoards(tx, player_ids, house.clock.now())
  await announce(tx, house, moved.map(tableMoved))
}
