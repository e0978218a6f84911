import { coupOf } from '#engines/table/baccarat.ts'
import { dealtCards } from '#engines/table/cards.ts'

export type Side = 'player' | 'banker' | 'tie'

/** A coup as a road shows it. */
export interface RoadCoup {
  readonly side: Side
  readonly player_points: number
  readonly banker_points: number
  readonly has_player_pair: boolean
  readonly has_banker_pair: boolean
}

export const coupOfDraw = (drawn: readonly number[]): RoadCoup => {
  const { player, banker, player_points, banker_points } = coupOf(dealtCards(drawn))
  const isPair = ([first, second]: typeof player): boolean => first?.rank === second?.rank
  return {
    side: player_points === banker_points ? 'tie' : player_points > banker_points ? 'player' : 'banker',
    player_points,
    banker_points,
    has_player_pair: isPair(player),
    has_banker_pair: isPair(banker),
  }
}

export const road_rows = 6

export interface RoadCell {
  readonly side: 'player' | 'banker'
  readonly column: number
  readonly row: number
  /** Ties that came after it and before the next. */
  readonly ties: number
}

/**
 * The big road, oldest first: a column for each run of one side, going down and, where there is no room, to the right. Ties are marked on
 * the coup before them; those before the first coup are not shown.
 */
export const bigRoad = (sides: readonly Side[]): readonly RoadCell[] => {
  const cells: RoadCell[] = []
  const isTaken = (column: number, row: number): boolean => cells.some((cell) => cell.column === column && cell.row === row)
  let run_start = -1
  for (const side of sides) {
    const last = cells.at(-1)
    if (side === 'tie') {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 }
    } else if (last?.side === side) {
      const is_down = last.row + 1 < road_rows && !isTaken(last.column, last.row + 1)
      cells.push({ side, ties: 0, column: is_down ? last.column : last.column + 1, row: is_down ? last.row + 1 : last.row })
    } else {
      run_start += 1
      while (isTaken(run_start, 0)) run_start += 1
      cells.push({ side, ties: 0, column: run_start, row: 0 })
    }
  }
  return cells
}
