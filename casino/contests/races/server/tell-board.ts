import { perHouse, type House } from '#kernel/house.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import { attemptsOf, positions_every_ms, winners_limit } from '../rules.ts'
import { boardOf, linesOf, topRows, type Board } from './board.ts'
import { entriesOfPlayers } from './entry-store.ts'
import { raceMessage, raceChannel, toPlayer } from './race-messages.ts'
import { raceById } from './race-store.ts'

/** Long enough to gather the rounds of some batches, far inside the 300 ms that a moved row may take (performance 16). */
const gather_ms = 60

interface Telling {
  timer: NodeJS.Timeout | null
  positions_timer: NodeJS.Timeout | null
  positions_at_ms: number
}

interface Tellings {
  readonly by_race: Map<bigint, Telling>
  sending: Promise<void>
}

const tellings = perHouse((): Tellings => ({ by_race: new Map(), sending: Promise.resolve() }))

const tellingOf = (house: House, race_id: bigint): Telling => {
  const { by_race } = tellings(house)
  const known = by_race.get(race_id) ?? { timer: null, positions_timer: null, positions_at_ms: Number.NEGATIVE_INFINITY }
  by_race.set(race_id, known)
  return known
}

/** To each player who moved, their own row and attempts; rows of the ten in sight also to everybody (RTM-046). */
const rowMessages = async (house: House, board: Board, moved: ReadonlyMap<bigint, boolean>): Promise<Publication[]> => {
  const race = await raceById(house.db, board.race_id)
  if (!race || moved.size === 0) return []
  const ids = [...moved.keys()]
  const [lines, entries] = await Promise.all([linesOf(house, board, ids), entriesOfPlayers(house.db, board.race_id, ids)])
  const in_sight = [...lines].flatMap(([id, row]) => (moved.get(id) && row.place !== null && row.place <= winners_limit ? [row] : []))
  const own = entries.map((entry) => {
    const row = entry.left_at === null ? lines.get(entry.player_id) : undefined
    const data = { rows: row ? [row] : [], outplayAttempts: attemptsOf(entry, race), isSubscribed: entry.left_at === null }
    return toPlayer(entry.player_id, 'bet', board.race_id, data)
  })
  return [...(in_sight.length > 0 ? [raceMessage(raceChannel(board.race_id), 'bet', board.race_id, { rows: in_sight })] : []), ...own]
}

const positionsMessage = async (house: House, board: Board): Promise<Publication> =>
  raceMessage(raceChannel(board.race_id), 'positions', board.race_id, {
    winners: await topRows(house, board, winners_limit),
    playersCount: board.players,
  })

const send = async (house: House, race_id: bigint, what: 'rows' | 'positions'): Promise<void> => {
  const telling = tellingOf(house, race_id)
  try {
    const board = await boardOf(house, race_id)
    const moved = board.untold
    board.untold = new Map()
    const messages = await rowMessages(house, board, moved)
    const since_ms = performance.now() - telling.positions_at_ms
    if (what === 'positions' || since_ms >= positions_every_ms) {
      telling.positions_at_ms = performance.now()
      messages.push(await positionsMessage(house, board))
    } else plan(house, race_id, positions_every_ms - since_ms)
    if (messages.length > 0) await house.realtime.publish(messages)
  } catch (error) {
    // The next message carries the newest state anyway.
    house.log.warn({ err: error, race_id }, 'a race table could not be told')
  }
}

/** One after the other, so that an older table never overtakes a newer one. */
const queue = (house: House, race_id: bigint, what: 'rows' | 'positions'): Promise<void> => {
  const all = tellings(house)
  all.sending = all.sending.then(() => send(house, race_id, what))
  return all.sending
}

const plan = (house: House, race_id: bigint, delay_ms: number): void => {
  const telling = tellingOf(house, race_id)
  telling.positions_timer ??= setTimeout(() => {
    telling.positions_timer = null
    void queue(house, race_id, 'positions')
  }, delay_ms)
}

/** The table of a race moved: its rows are told soon, the whole table at most once a second. */
export const markMoved = (house: House, race_id: bigint): void => {
  const telling = tellingOf(house, race_id)
  telling.timer ??= setTimeout(() => {
    telling.timer = null
    void queue(house, race_id, 'rows')
  }, gather_ms)
}

/** Sends what waits at once, the whole tables too; at the end of the house, and in tests. */
export const tellBoards = async (house: House): Promise<void> => {
  const all = tellings(house)
  for (const [race_id, telling] of all.by_race) {
    if (!telling.timer && !telling.positions_timer) continue
    if (telling.timer) clearTimeout(telling.timer)
    if (telling.positions_timer) clearTimeout(telling.positions_timer)
    telling.timer = null
    telling.positions_timer = null
    await queue(house, race_id, 'positions')
  }
  await all.sending
}

/** A closed race tells nothing more. */
export const forgetTelling = (house: House, race_id: bigint): void => {
  const telling = tellings(house).by_race.get(race_id)
  if (telling?.timer) clearTimeout(telling.timer)
  if (telling?.positions_timer) clearTimeout(telling.positions_timer)
  tellings(house).by_race.delete(race_id)
}
