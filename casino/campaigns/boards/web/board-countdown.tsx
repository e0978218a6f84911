import { useCallback } from 'react'
import { Countdown } from '#ui/countdown.tsx'
import { useBoardText, useUnits } from './board-words.ts'
import { refreshBoard, type LiveBoardProps } from './live-board.ts'
import { useLookAgain, useRemaining } from './use-remaining.ts'

type BoardCountdownProps = LiveBoardProps & { readonly size?: 'sm' | 'md' }

/** Time until the start, then time left, then that the last rounds are being counted. */
export const BoardCountdown = ({ board, skew_ms, place, size = 'md' }: BoardCountdownProps) => {
  const text = useBoardText(board)
  const units = useUnits()
  const is_soon = board.state === 'soon'
  const remaining_ms = useRemaining(is_soon ? board.startsAt : board.endsAt, board.now, skew_ms)
  const is_over = remaining_ms === 0
  const again = useCallback(() => void refreshBoard(place), [place])
  useLookAgain(is_over && !board.isSettled, again)
  if (is_over)
    return (
      <p role="status" className="font-semibold text-ink-soft">
        {text(board.isSettled ? 'boards.over' : 'boards.counting')}
      </p>
    )
  return (
    <Countdown label={text(is_soon ? 'boards.until-start' : 'boards.until-end')} remaining_ms={remaining_ms} units={units} size={size} />
  )
}
