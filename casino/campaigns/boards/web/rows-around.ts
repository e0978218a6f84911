import type { BoardUser, BoardView } from '../contract.ts'
import { neighbours, rows_limit } from '../rules.ts'

/**
 * A player's row and its neighbours: from the visible rows, which move with messages, where they contain all of them; else those of the
 * last reading.
 */
export const rowsAround = ({ winners, competitors }: Pick<BoardView, 'winners' | 'competitors'>, login: string | null): BoardUser[] => {
  const own = winners.findIndex(({ profile }) => profile.login === login)
  const is_whole = own !== -1 && (winners.length < rows_limit || own + neighbours < winners.length)
  return is_whole ? winners.slice(Math.max(0, own - neighbours), own + neighbours + 1) : competitors
}
