import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { grantAll, type Prize } from '#casino/bonuses/prizes/server/api.ts'
import { postAll } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, toWire, type Currency } from '#kernel/money/currency.ts'
import { BoardClosed, PlaceWon } from '../events.ts'
import { fundOf, lastPlace, pointsOfPlace, prizeOf } from '../places.ts'
import { rows_limit } from '../rules.ts'
import { tableMoved } from './board-messages.ts'
import { beginRevision, lockOpenBoard, markClosed, type BoardRow } from './board-store.ts'
import { allCurrencies, boardFund, contestsAccount } from './create-board.ts'
import { addPoints, leaveEntry } from './entry-store.ts'
import { fullTitlesOf } from './full-titles.ts'
import { ownerOf } from './owners.ts'
import { bestTeam, countPlayers, type FinalStanding, finalStandings, insertResults, type Result } from './result-store.ts'

type WonPlace = Omit<Result, 'currency'> & { readonly currency: Currency }

/** How a board is locked and its prizes are keyed. Tests replace them with faulty versions, which must be detected. */
export interface ClosingSteps {
  readonly claim: (tx: Tx, board_id: number) => Promise<BoardRow | undefined>
  readonly keyOf: (board: BoardRow, place: number) => string
}

export const closingSteps: ClosingSteps = { claim: lockOpenBoard, keyOf: ({ name }, place) => `${name}:${place}` }

/** Players who self-excluded after the end are removed like earlier ones; those below move up (reliability 12). */
const rewardedStandings = async (tx: Tx, house: House, { id, spec }: BoardRow): Promise<FinalStanding[]> => {
  const now = house.clock.now()
  const most = Math.max(rows_limit, lastPlace(spec.prizes), lastPlace(spec.points_for_places ?? []))
  for (;;) {
    const team = spec.teams ? await bestTeam(tx, id) : null
    const standings = await finalStandings(tx, id, most, team)
    const rewarded = new Set(await withinAudience(tx, house, 'reward', standings, ({ player_id }) => player_id))
    const excluded = standings.filter((standing) => !rewarded.has(standing))
    if (excluded.length === 0) return standings
    await beginRevision(tx, id)
    for (const { player_id } of excluded) await leaveEntry(tx, { board_id: id, player_id }, now)
  }
}

const placesOf = async (tx: Tx, house: House, board: BoardRow): Promise<WonPlace[]> => {
  const standings = await rewardedStandings(tx, house, board)
  const players = await playersByIds(
    tx,
    standings.map(({ player_id }) => player_id),
  )
  return standings.map((standing) => {
    const own = players.get(standing.player_id)?.currency
    const currency = isCurrency(own) ? own : house.brand.currency
    return { ...standing, currency, prize_minor: BigInt(prizeOf(board.spec.prizes, standing.place, currency) ?? 0) }
  })
}

const prizesFor = async (
  tx: Tx,
  house: House,
  board: BoardRow,
  places: readonly WonPlace[],
  keyOf: ClosingSteps['keyOf'],
): Promise<Prize[]> => {
  const { prizeTitle } = ownerOf(house, board.owner)
  const title = (await fullTitlesOf(tx, [board]))(board)
  return places
    .filter(({ prize_minor }) => prize_minor > 0n)
    .map(({ place, player_id, currency, prize_minor }) => ({
      key: keyOf(board, place),
      player_id,
      kind: 'money',
      content: { currency, amount_minor: toWire(prize_minor) },
      from: boardFund(board, currency),
      source: board.owner,
      title: prizeTitle(title, place),
    }))
}

/** Prizes that nobody won are returned to the house, so that the fund ends at zero. */
const returnRest = async (tx: Tx, house: House, board: BoardRow, places: readonly WonPlace[]): Promise<void> => {
  const rests = allCurrencies.map((currency) => {
    const paid = places.filter((place) => place.currency === currency).reduce((sum, { prize_minor }) => sum + prize_minor, 0n)
    return { currency, amount_minor: fundOf(board.spec.prizes, currency) - paid }
  })
  await postAll(
    tx,
    house,
    rests
      .filter(({ amount_minor }) => amount_minor > 0n)
      .map(({ currency, amount_minor }) => ({
        key: `${board.name}:rest:${currency}`,
        reason: 'prize-fund',
        reference: board.name,
        postings: [{ from: boardFund(board, currency), to: contestsAccount(currency), amount_minor }],
      })),
  )
}

/** Places of a stage become points of the board that it feeds, in the same transaction. */
const feed = async (tx: Tx, house: House, { feeds, spec, ends_at }: BoardRow, places: readonly WonPlace[]): Promise<void> => {
  if (feeds === null) return
  const brought = places.flatMap(({ player_id, place }) => {
    const points = pointsOfPlace(spec.points_for_places ?? [], place)
    return points > 0 ? [{ player_id, points }] : []
  })
  const revised = brought.length > 0 ? await beginRevision(tx, feeds) : undefined
  if (!revised) return
  await addPoints(tx, feeds, brought, ends_at)
  await announce(tx, house, [tableMoved(revised)])
}

const wonFact = ({ id, owner }: BoardRow, { place, points, currency, prize_minor, player_id }: WonPlace) =>
  PlaceWon({ board_id: Number(id), owner, place, points, currency, amount_minor: toWire(prize_minor) }, player_id)

/**
 * Makes a board's places final, grants its prizes through bonuses/prizes and returns the rest of its fund, in the caller's
 * transaction. A board that is closed, or being closed concurrently, is skipped. Returns whether this call closed it.
 */
export const closeBoard = async (tx: Tx, house: House, board_id: number, { claim, keyOf } = closingSteps): Promise<boolean> => {
  const board = await claim(tx, board_id)
  if (!board) return false
  const places = await placesOf(tx, house, board)
  const prizes = await prizesFor(tx, house, board, places, keyOf)
  const granted = await grantAll(tx, house, prizes)
  // A player self-excluded in between: the places are computed again.
  if (granted.length < prizes.length) throw new Error('a prize of the board was not granted; the board is closed at the next try')
  await returnRest(tx, house, board, places)
  await insertResults(tx, board.id, places)
  await feed(tx, house, board, places)
  await markClosed(tx, board.id, house.clock.now())
  const players = await countPlayers(tx, board.id)
  await announce(tx, house, [
    ...places.filter(({ prize_minor }) => prize_minor > 0n).map((place) => wonFact(board, place)),
    BoardClosed({ board_id, owner: board.owner, players }),
  ])
  return true
}
