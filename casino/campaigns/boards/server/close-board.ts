import { grantAll, priceOfPrize, type Prize } from '#casino/bonuses/prizes/server/api.ts'
import { postAll } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { meanwhile } from '#kernel/database/meanwhile.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { toWire } from '#kernel/money/currency.ts'
import { BoardClosed, PlacesDue, PlacesWon } from '../events.ts'
import { most_places, pointsOfPlace } from '../places.ts'
import { additionalOf, paidAdditional, promisedByBoard } from './additional-prizes.ts'
import { tablesMoved } from './board-messages.ts'
import { isFed, lockOpenBoard, lockUnpaidBoard, markClosed, waitingForStages, type BoardRow } from './board-store.ts'
import { boardFund, contestsAccount } from './create-board.ts'
import { insertEntries } from './entry-store.ts'
import { nextPlaces, type WonPlace } from './final-places.ts'
import { foldBoard } from './fold-moves.ts'
import { fullTitlesOf } from './full-titles.ts'
import { countedMoves, freshEntry } from './live-entry.ts'
import { lockedTables } from './live-table.ts'
import { recordMoves } from './moves-store.ts'
import { ownerOf } from './owners.ts'
import { countPlayers, insertResults, paidPrizes } from './result-store.ts'

/**
 * How a board is locked, how its prizes are keyed, and how many places one transaction pays: accounts that are being paid wait for its
 * commit, and so does every reader of facts. Tests replace them, also with faulty versions, which must be detected.
 */
export interface ClosingSteps {
  readonly claim: (tx: Tx, board_id: number) => Promise<BoardRow | undefined>
  readonly keyOf: (board: BoardRow, place: number) => string
  readonly at_once: number
}

export const closingSteps: ClosingSteps = { claim: lockUnpaidBoard, keyOf: ({ name }, place) => `${name}:${place}`, at_once: 4_000 }

const prizesFor = (house: House, board: BoardRow, title: Text, places: readonly WonPlace[], keyOf: ClosingSteps['keyOf']): Prize[] => {
  const { prizeTitle } = ownerOf(house, board.owner)
  return places.flatMap(({ place, player_id, currency, prize_minor }) => {
    const won = { player_id, source: board.owner, title: prizeTitle(title, place) }
    const key = keyOf(board, place)
    const money = { ...won, key, kind: 'money', content: { currency, amount_minor: toWire(prize_minor) }, from: boardFund(board, currency) }
    return [
      ...(prize_minor > 0n ? [money] : []),
      ...additionalOf(board.spec, { place, currency }).map(({ number, promised }) => ({
        ...won,
        ...promised,
        key: `${key}:additional:${number}`,
        from: boardFund(board, priceOfPrize(house, promised).asset),
      })),
    ]
  })
}

/** Prizes that nobody won are returned to the house, so that the fund ends at zero. */
const returnRest = async (tx: Tx, house: House, board: BoardRow): Promise<void> => {
  const [money, additional] = [await paidPrizes(tx, board.id), await paidAdditional(tx, house, board)]
  const rests = [...promisedByBoard(house, board.spec)].map(([asset, promised_minor]) => ({
    asset,
    amount_minor: promised_minor - (money.get(asset) ?? 0n) - (additional.get(asset) ?? 0n),
  }))
  await postAll(
    tx,
    house,
    rests
      .filter(({ amount_minor }) => amount_minor > 0n)
      .map(({ asset, amount_minor }) => ({
        key: `${board.name}:rest:${asset}`,
        reason: 'prize-fund',
        reference: board.name,
        postings: [{ from: boardFund(board, asset), to: contestsAccount(asset), amount_minor }],
      })),
  )
}

/**
 * Places of a stage become points of the board that it feeds, in the same transaction. They are there by the end of the stage, one after the
 * other by place: with equal points whoever had theirs in an earlier stage ranks higher, and in the same stage whoever placed higher.
 */
const feed = async (tx: Tx, house: House, { feeds, spec, ends_at }: BoardRow, places: readonly WonPlace[]): Promise<void> => {
  if (feeds === null) return
  const brought = places.flatMap(({ player_id, place }) => {
    const points = pointsOfPlace(spec.points_for_places ?? [], place)
    return points > 0 ? [{ player_id, points, reached_at: new Date(ends_at.getTime() - most_places + place) }] : []
  })
  const locked = brought.length > 0 ? await lockOpenBoard(tx, feeds) : undefined
  const [table] = locked ? await lockedTables(house, tx, [locked]) : []
  if (!table) return
  const entering = brought.filter(({ player_id }) => !table.entries.has(player_id))
  await insertEntries(
    tx,
    entering.map(({ player_id }) => ({ board_id: feeds, player_id })),
    ends_at,
  )
  const entries = brought.map(({ player_id, points, reached_at }) => {
    const entry = table.entries.get(player_id) ?? freshEntry(player_id)
    return { ...entry, points: entry.points + points, reached_at }
  })
  await announce(tx, house, tablesMoved(await recordMoves(tx, [{ board_id: feeds, counted: countedMoves(entries) }], house.clock.now())))
}

/** So many messages are made at once. */
const places_of_fact = 500

const wonFacts = ({ id, owner }: BoardRow, places: readonly WonPlace[]) => {
  const told = places.map(({ place, points, currency, prize_minor, player_id }) => ({
    player_id: Number(player_id),
    place,
    points,
    currency,
    amount_minor: toWire(prize_minor),
  }))
  return Array.from({ length: Math.ceil(told.length / places_of_fact) }, (_, index) =>
    PlacesWon({ board_id: Number(id), owner, places: told.slice(index * places_of_fact, (index + 1) * places_of_fact) }),
  )
}

/** where a brand celebrates every place of a tournament, those without a prize are told too; places of a stage are none of its own. */
const isTold = (house: House, { owner, feeds }: BoardRow, { prize_minor }: WonPlace): boolean =>
  prize_minor > 0n || (feeds === null && house.brand.has('tournament-prize-any-place') && ownerOf(house, owner).kind === 'tournament')

const finish = async (tx: Tx, house: House, board: BoardRow): Promise<void> => {
  await returnRest(tx, house, board)
  const players = await countPlayers(tx, board.id)
  await announce(tx, house, [BoardClosed({ board_id: Number(board.id), owner: board.owner, players })])
  // The end of the board that it feeds was told before all its points were there.
  const waiting = board.feeds === null ? [] : await waitingForStages(tx, board.feeds)
  await announce(
    tx,
    house,
    waiting.map(({ id, owner }) => PlacesDue({ board_id: Number(id), owner })),
  )
}

/**
 * Makes a board's next places final, at most `at_once` of them, and grants their prizes through bonuses/prizes, in the caller's
 * transaction. The last call returns the rest of the fund; the others announce `PlacesDue`, whose reaction makes the next call in a
 * transaction of its own. The table is final with the first call, and the results are the checkpoint: a crash anywhere repeats and
 * leaves out nothing. A board that is paid, or is paid concurrently, or is still fed by a stage, is skipped. Returns whether this call
 * paid the last of it.
 */
export const closeBoard = async (tx: Tx, house: House, board_id: number, { claim, keyOf, at_once } = closingSteps): Promise<boolean> => {
  const board = await claim(tx, board_id)
  if (!board || (await isFed(tx, board.id))) return false
  await foldBoard(tx, house, board.id)
  const { places, is_last } = await nextPlaces(tx, house, board, at_once)
  // Before the thousands of facts of this call, so that whoever reads the log in order finds it before them.
  if (!is_last) await announce(tx, house, [PlacesDue({ board_id, owner: board.owner })])
  const titles = await fullTitlesOf(tx, [board])
  const [, missing] = await meanwhile(insertResults(tx, board.id, places), async () => {
    const prizes = prizesFor(house, board, titles(board), places, keyOf)
    return prizes.length - (await grantAll(tx, house, prizes)).length
  })
  // A player self-excluded in between: the places are computed again.
  if (missing > 0) throw new Error('a prize of the board was not granted; the board is closed at the next try')
  await feed(tx, house, board, places)
  await markClosed(tx, board.id, house.clock.now(), { is_paid: is_last })
  await recordMoves(tx, [{ board_id: board.id }], house.clock.now())
  await announce(
    tx,
    house,
    wonFacts(
      board,
      places.filter((place) => isTold(house, board, place)),
    ),
  )
  if (is_last) await finish(tx, house, board)
  return is_last
}
