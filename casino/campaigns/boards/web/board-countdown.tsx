import { useEffect } from 'react'
import { Countdown } from '#ui/countdown.tsx'
import { useBoardText, useUnits } from './board-words.ts'
import { refreshBoard, type LiveBoardProps } from './live-board.ts'
import { useRemaining } from './use-remaining.ts'

/** Messages announce start and end; in case one is missed, the page also reloads at this interval. */
const look_again_ms = 8_000

type BoardCountdownProps = LiveBoardProps & { readonly size?: 'sm' | 'md' }

/** Time until the start, then time left, then that the last rounds are being counted. */
export const BoardCountdown = ({ board, skew_ms, place, size = 'md' }: BoardCountdownProps) => {
  const text = useBoardText(board)
  const units = useUnits()
  const is_soon = board.state === 'soon'
  const remaining_ms = useRemaining(is_soon ? board.startsAt : board.endsAt, board.now, skew_ms)
  const is_over = remaining_ms === 0
  useEffect(() => {
    if (!is_over || board.isSettled) return
    const timer = setInterval(() => void refreshBoard(place), look_again_ms)
    return () => clearInterval(timer)
  }, [is_over, board.isSettled, place])
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
