import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { WaitingNote } from '#ui/waiting-note.tsx'
import type { getRows, BoardView, BoardUser } from '../contract.ts'
import { most_rows, rows_limit } from '../rules.ts'
import type { LiveBoardProps } from './live-board.ts'
import { LiveDot } from './board-hero.tsx'
import { BoardRow, hasPrizes, OpenRow, rowGrid } from './board-row.tsx'
import { useBoardText } from './board-words.ts'
import { createRereading } from './reread.ts'
import { useIsOver } from './use-remaining.ts'
import { useRowMotion } from './use-row-motion.ts'

const more_rows = 40

/** How often, at most, the rows below the live ones are read anew while the table moves. */
const reread_ms = 10_000

const readRows = (id: number, limit: number, offset: number) =>
  api.call<typeof getRows>('GET /rest/boards/{id}/rows/', { params: { id }, query: { limit, offset } })

/**
 * Rows below the live top ten, loaded on request, up to the highest place that lists show. No message tells them, so those that are shown are
 * read anew when the table has moved: whoever fell out of the first ten would stand nowhere. Each board has its own instance.
 */
const useMoreRows = (board: BoardView) => {
  const { id, winners } = board
  const [{ more, asked }, setMore] = useState<{ readonly more: readonly BoardUser[]; readonly asked: number }>({ more: [], asked: 0 })
  const rereading = useMemo(() => {
    const read = async (): Promise<void> => {
      const answer = await readRows(id, asked, rows_limit)
      if (answer.success) setMore((known) => (known.asked === asked ? { more: answer.data, asked } : known))
    }
    return createRereading(() => void read(), reread_ms)
  }, [id, asked])
  const seen = useRef(winners)
  useEffect(() => {
    if (seen.current !== winners && asked > 0) rereading.moved()
    seen.current = winners
  }, [winners, asked, rereading])
  useEffect(() => rereading.stop, [rereading])
  const load = async (): Promise<void> => {
    const limit = Math.min(more_rows, most_rows - rows_limit - asked)
    const answer = await readRows(id, limit, rows_limit + asked)
    if (answer.success) setMore({ more: [...more, ...answer.data], asked: asked + limit })
    else notify({ tone: 'negative', title: answer.message })
  }
  const may_be_more = winners.length === rows_limit && rows_limit + asked < most_rows && more.length === asked
  return { more, load, may_be_more }
}

const Heading = ({ board }: { readonly board: BoardView }) => {
  const text = useBoardText(board)
  const columns = ['boards.place', 'boards.player', 'boards.rounds', 'boards.points'] as const
  const prize = hasPrizes(board) ? (['boards.prize'] as const) : []
  return (
    <div role="row" className={`${rowGrid(board)} h-10 text-xs font-semibold text-ink-soft max-sm:sr-only`}>
      {[...columns, ...prize].map((column, index) => (
        <span key={column} role="columnheader" className={index > 1 ? 'text-end' : index === 0 ? 'truncate' : undefined}>
          {text(column)}
        </span>
      ))}
    </div>
  )
}

/** The places of the top ten that nobody has yet, while they can be had: a short table shows what there is to reach. */
const openPlaces = (board: BoardView, taken: number): number[] => {
  const last = Math.min(rows_limit, Math.max(0, ...board.prizes.map(({ to }) => to)))
  // Before anybody has points some of the height is a picture's.
  const shown = taken === 0 ? last / 2 : last
  return Array.from({ length: Math.max(0, Math.floor(shown) - taken) }, (_, index) => taken + index + 1)
}

/** Shown before anybody has points. After the end, and for players who may not play, it does not invite to play. */
const NoPoints = ({ board, skew_ms }: Pick<LiveBoardProps, 'board' | 'skew_ms'>) => {
  const text = useBoardText(board)
  const is_over = useIsOver(board, skew_ms)
  const is_closed = useIsPlayClosed()
  const { dateTime } = useFormats()
  const over = board.isSettled ? 'boards.past.no-winners' : 'boards.no-points-over'
  const begun = board.state === 'soon' ? 'boards.no-points-soon' : is_closed ? 'boards.banner.no-points' : 'boards.no-points'
  const key = is_over ? over : begun
  return <WaitingNote>{text(key, { at: dateTime(board.startsAt) })}</WaitingNote>
}

/** The leaderboard: rows move to their new places as messages arrive (RA-005). */
export const BoardTable = ({ board, skew_ms }: Pick<LiveBoardProps, 'board' | 'skew_ms'>) => {
  const text = useBoardText(board)
  const { login } = useMain()
  const { more, load, may_be_more } = useMoreRows(board)
  const shown = new Set(board.winners.map(({ profile }) => profile.login))
  const rows = [...board.winners, ...more.filter(({ profile }) => !shown.has(profile.login))]
  const is_over = useIsOver(board, skew_ms)
  const is_closed = useIsPlayClosed()
  const open = is_over || is_closed ? [] : openPlaces(board, rows.length)
  const list = useRowMotion<HTMLDivElement>(rows.map(({ profile }) => profile.login).join(' '))
  const has_more = may_be_more && board.playersCount > rows.length
  return (
    <Card
      flush
      heading={
        <span className="flex items-center gap-2.5">
          {text('boards.table')}
          {!board.isSettled && board.state !== 'soon' && (
            <span className="flex items-center gap-1.5 font-sans text-xs font-semibold text-ink-soft normal-case">
              <LiveDot />
              {text('boards.live')}
            </span>
          )}
        </span>
      }
      aside={
        board.playersCount > 0 && <span className="text-sm text-ink-soft">{text('boards.players', { count: board.playersCount })}</span>
      }
    >
      {rows.length === 0 && <NoPoints board={board} skew_ms={skew_ms} />}
      {rows.length + open.length > 0 && (
        <div role="table" aria-label={text('boards.table')} className={classNames('pb-1', rows.length === 0 && 'max-desk:hidden')}>
          <Heading board={board} />
          <div role="rowgroup" ref={list} className="relative">
            {rows.map((row) => (
              <BoardRow key={row.profile.login} board={board} row={row} is_own={row.profile.login === login} />
            ))}
            {open.map((place) => (
              <OpenRow key={place} board={board} place={place} />
            ))}
          </div>
        </div>
      )}
      {has_more && (
        <div className="flex justify-center border-t border-line p-3">
          <Button variant="ghost" size="sm" onClick={() => void load()}>
            {text('boards.more-rows')}
          </Button>
        </div>
      )}
    </Card>
  )
}
