import { useEffect, useRef } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { classNames } from '#ui/class-names.ts'
import type { BoardView, BoardUser } from '../contract.ts'
import { PlaceMark } from './place-mark.tsx'
import { prizeAt, useBoardText, useCount, useMoney } from './board-words.ts'

/** Highlights points for a moment after they have grown. */
const useGrowth = (points: number) => {
  const cell = useRef<HTMLSpanElement>(null)
  const before = useRef(points)
  useEffect(() => {
    const grew = points > before.current
    before.current = points
    if (!grew || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    cell.current?.animate([{ color: 'var(--positive)', scale: 1.12 }, {}], { duration: 900, easing: 'ease-out' })
  }, [points])
  return cell
}

/** Teams play for places in the team: a place among all of them has no prize. */
export const hasPrizes = ({ teams }: Pick<BoardView, 'teams'>): boolean => teams.length === 0

/** Grid columns, shared by the leaderboard's header and rows. */
export const rowGrid = (board: Pick<BoardView, 'teams'>): string =>
  classNames(
    'grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 sm:px-5',
    hasPrizes(board) ? 'sm:grid-cols-[2.5rem_minmax(0,1fr)_5rem_6rem_6.5rem]' : 'sm:grid-cols-[2.5rem_minmax(0,1fr)_5rem_6rem]',
  )

type BoardRowProps = { readonly board: BoardView; readonly row: BoardUser; readonly is_own: boolean }

/** A leaderboard row: place, nickname, rounds, points, and the prize for that place. */
export const BoardRow = ({ board, row, is_own }: BoardRowProps) => {
  const text = useBoardText(board)
  const money = useMoney(board)
  const count = useCount()
  const points = useGrowth(row.points)
  const { login } = row.profile
  const prize = row.place === null ? null : prizeAt(board, row.place)
  return (
    <div
      role="row"
      data-row={login}
      className={classNames(rowGrid(board), 'min-h-15 border-t border-line py-2', is_own && 'bg-accent-soft')}
    >
      <span role="cell">{row.place === null ? <span className="text-ink-soft">—</span> : <PlaceMark place={row.place} />}</span>
      <span role="cell" className="flex min-w-0 items-center gap-3">
        <Avatar handle={login} size="sm" className="max-sm:hidden" />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">
            {login}
            {is_own && <span className="ms-1.5 text-xs font-bold text-accent-ink">{text('boards.you')}</span>}
          </span>
          {prize !== null && <span className="amount block text-xs text-accent-ink sm:hidden">{money(prize)}</span>}
        </span>
      </span>
      <span role="cell" className="amount hidden text-end text-ink-soft sm:block">
        {count(row.roundsPlayed)}
      </span>
      <span role="cell" className="amount text-end text-lg font-bold">
        <span ref={points} className="inline-block origin-right">
          {count(row.points)}
        </span>
      </span>
      {hasPrizes(board) && (
        <span role="cell" className="amount hidden text-end font-semibold text-accent-ink sm:block">
          {prize === null ? '' : money(prize)}
        </span>
      )}
    </div>
  )
}

/** A place of the table that nobody has yet, and what it brings; on wide screens only, where the table stands beside other things. */
export const OpenRow = ({ board, place }: Pick<BoardRowProps, 'board'> & { readonly place: number }) => {
  const text = useBoardText(board)
  const money = useMoney(board)
  const prize = prizeAt(board, place)
  return (
    <div role="row" className={classNames(rowGrid(board), 'min-h-15 border-t border-line py-2 text-ink-soft max-desk:hidden')}>
      <span role="cell">
        <PlaceMark place={place} />
      </span>
      <span role="cell">{text('boards.open-place')}</span>
      <span role="cell" className="text-end">
        —
      </span>
      <span role="cell" className="text-end">
        —
      </span>
      {hasPrizes(board) && (
        <span role="cell" className="amount text-end font-semibold">
          {prize === null ? '' : money(prize)}
        </span>
      )}
    </div>
  )
}
