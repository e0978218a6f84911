import { isInAudience, withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { PlayerTookBreak } from '#casino/players/responsible-play/events.ts'
import type { GameStarted } from '#casino/games/play/events.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { boardState, isLeavingFinal, isWithin } from '../rules.ts'
import { boardById, boardsFeedingAny, lockBoardsOfGames, lockOpenBoard, type BoardRow, type LockedBoard } from './board-store.ts'
import {
  addAttempt,
  addEntries,
  joinEntry,
  leaveEntries,
  lockContestsOf,
  membershipOf,
  returnEntries,
  type BoardMember,
  type NewEntry,
  type Withdrawn,
} from './entry-store.ts'
import { promisedBoards } from './known-boards.ts'
import { lockedTables } from './live-table.ts'
import { tellMembers } from './tell-members.ts'

/** Rate limit of joining and leaving, because each change adds a fact to the permanent log. */
const changes = { name: 'board-membership', count: 20, window_s: 60 } as const

type StartFact = Fact<(typeof GameStarted)['schema']>
type BreakFact = Fact<(typeof PlayerTookBreak)['schema']>

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
  const locked = await lockBoardsOfGames(tx, { games: [...new Set(starts.map(({ data }) => data.slug))], ...span })
  const boards = await promisedBoards(
    house,
    locked.map(({ id }) => id),
    tx,
  )
  const entries = [...boards.values()].flatMap((board) =>
    starts.flatMap(({ data, player_id, at }): NewEntry[] =>
      player_id !== null && board.spec.entry === 'play' && board.spec.games.includes(data.slug) && isWithin(board, at)
        ? [{ board_id: board.id, player_id }]
        : [],
    ),
  )
  if (entries.length === 0) return
  await tellMembers(tx, house, await addEntries(tx, entries, house.clock.now()))
}

/** Result of a player's request; each contest has its own texts for it. */
export type ChangeOutcome = 'done' | 'unknown' | 'closed' | 'play-closed' | 'left' | 'other-team' | 'no-attempt'

/** Who the change made take part or leave, or why it was refused. */
type Changed = readonly BoardMember[] | Exclude<ChangeOutcome, 'done'>

/** A board whose player changes something, with the contest that it is of: itself, or the whole that it feeds and all stages of that. */
interface Contest {
  readonly board: BoardRow
  readonly whole: BoardRow
  readonly parts: readonly BoardRow[]
}

const contestOf = async (house: House, board_id: number | bigint): Promise<Contest | undefined> => {
  const board = await boardById(house.db, board_id)
  const whole = board && board.feeds !== null ? await boardById(house.db, board.feeds) : board
  return board && whole && { board, whole, parts: [whole, ...(await boardsFeedingAny(house.db, [whole.id]))] }
}

type Change = (tx: Tx, open: ReadonlyMap<bigint, LockedBoard>, at: Date) => Promise<Changed>

/** Changes who takes part in those of these boards that are not closed. */
const changeEntries = async (house: House, boards: readonly BoardRow[], player_id: bigint, change: Change): Promise<ChangeOutcome> => {
  await countTry(house, changes, String(player_id))
  const outcome = await inTransaction(house.db, async (tx) => {
    const open = new Map<bigint, LockedBoard>()
    // In the order of their numbers, as whoever locks several boards.
    for (const { id } of boards.toSorted((one, other) => Number(one.id - other.id))) {
      const locked = await lockOpenBoard(tx, id)
      if (locked) open.set(id, locked)
    }
    const changed = await change(tx, open, house.clock.now())
    if (typeof changed === 'string') return changed
    await tellMembers(tx, house, changed)
    return 'done'
  })
  house.facts.wake()
  return outcome
}

/**
 * RA-002, RP-003, SA-013: joins an active or upcoming board, in a team if it has teams; joining again is fine. Players who may not
 * play cannot join, nor those who are out of a contest that runs; who left one before its start is in all of it again.
 */
export const joinBoard = async (
  house: House,
  board_id: number | bigint,
  player_id: bigint,
  team: number | null = null,
): Promise<ChangeOutcome> => {
  const contest = await contestOf(house, board_id)
  if (!contest) return 'unknown'
  const { board, whole, parts } = contest
  if (boardState(board, house.clock.now()) === 'closed') return 'closed'
  return changeEntries(house, parts, player_id, async (tx, open, at) => {
    if (!open.has(board.id)) return 'closed'
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return 'play-closed'
    const { teams } = board.spec
    if (teams ? !teams.some(({ id }) => id === team) : team !== null) return 'unknown'
    const known = [await membershipOf(tx, whole.id, player_id), await membershipOf(tx, board.id, player_id)]
    const has_left = known.some((one) => one && one.left_at !== null)
    if (has_left && isLeavingFinal(board, at)) return 'left'
    const joined = await joinEntry(tx, { board_id: board.id, player_id }, at, team)
    if (joined.length > 0 && has_left) joined.push(...(await returnEntries(tx, [...open.keys()], player_id)))
    return joined.length > 0 ? joined : 'other-team'
  })
}

/**
 * Leaves the contest of a board with all that it consists of: the whole, and every stage that is not over. Playing does not add anybody
 * again; before the start one may come back.
 */
export const leaveBoard = async (house: House, board_id: number | bigint, player_id: bigint): Promise<ChangeOutcome> => {
  const contest = await contestOf(house, board_id)
  if (!contest) return 'unknown'
  const now = house.clock.now()
  const all = contest.parts.filter((part) => boardState(part, now) !== 'closed')
  if (all.length === 0) return 'closed'
  return changeEntries(house, all, player_id, async (tx, open, at) => {
    if (open.size === 0) return 'closed'
    return leaveEntries(
      tx,
      [...open.keys()].map((id) => ({ board_id: id, player_id })),
      at,
    )
  })
}

const takeOut = async (withdrawn: readonly Withdrawn[], tx: Tx, house: House): Promise<void> => {
  if (withdrawn.length === 0) return
  const left = new Map((await lockContestsOf(tx, withdrawn)).map((entry) => [`${entry.board_id}:${entry.player_id}`, entry]))
  await tellMembers(tx, house, await leaveEntries(tx, [...left.values()], house.clock.now()))
}

/** TO-006: takes an additional attempt, once the previous ones are finished and while any are left. Free of charge. */
export const increaseAttempt = async (house: House, board_id: number | bigint, player_id: bigint): Promise<ChangeOutcome> => {
  const board = await boardById(house.db, board_id)
  if (!board) return 'unknown'
  if (boardState(board, house.clock.now()) === 'closed') return 'closed'
  return changeEntries(house, [board], player_id, async (tx, open) => {
    const locked = open.get(board.id)
    if (!locked) return 'closed'
    if (!(await isInAudience(tx, house, 'invitation', player_id))) return 'play-closed'
    const { spec } = board
    const [table] = await lockedTables(house, tx, [locked])
    const known = table?.entries.get(player_id)
    if (!known || known.rounds < (spec.attempts + known.extra) * spec.rounds_per_attempt) return 'no-attempt'
    const added = await addAttempt(tx, { board_id: board.id, player_id }, spec.extra_attempts)
    return added.length > 0 ? added : 'no-attempt'
  })
}

/**
 * Reliability 12: removes from all contests who excludes themselves or is under age, and erased accounts, which could never receive a prize;
 * from one that is over and not paid yet, too.
 */
export const withdraw = async (players: readonly { readonly player_id: string }[], tx: Tx, house: House): Promise<void> =>
  takeOut(
    players.map(({ player_id }) => ({ player_id: BigInt(player_id), since: null })),
    tx,
    house,
  )

/** Decision 0083: a break takes its player out of all contests that run or come. What was over by then stays theirs, paid or not. */
export const withdrawForBreak = async (breaks: readonly BreakFact[], tx: Tx, house: House): Promise<void> =>
  takeOut(
    breaks.map(({ data, at }) => ({ player_id: BigInt(data.player_id), since: at })),
    tx,
    house,
  )
