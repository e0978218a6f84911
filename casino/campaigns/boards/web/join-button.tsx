import { Check } from 'lucide-react'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { toneClass } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useBoardText } from './board-words.ts'
import type { LiveBoardProps } from './live-board.ts'
import { useMembership } from './use-membership.ts'
import { useIsOver } from './use-remaining.ts'

/** Button to join, or a badge that the player has joined. Not shown to players who may not play, and once all is counted to nobody. */
export const JoinButton = ({ board, skew_ms, place }: LiveBoardProps) => {
  const text = useBoardText(board)
  const { is_busy, join } = useMembership({ board, place })
  const is_over = useIsOver(board, skew_ms)
  const is_closed = useIsPlayClosed()
  if (board.isSettled) return null
  if (board.isSubscribed)
    return (
      <span
        className={`inline-flex h-13 items-center justify-center gap-2 rounded-action px-6 font-bold whitespace-nowrap [&_svg]:size-5 ${toneClass.positive}`}
      >
        <Check aria-hidden="true" />
        {text('boards.joined')}
      </span>
    )
  // On boards with teams a team is chosen in the list of teams.
  if (is_over || is_closed || board.isOut || board.teams.length > 0 || !join) return null
  return (
    <Button size="lg" disabled={is_busy} onClick={() => join()}>
      {text('boards.join')}
    </Button>
  )
}
