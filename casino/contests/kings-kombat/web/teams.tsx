import { teams_id, useIsOver, useMembership, type LiveBoardProps } from '#casino/campaigns/boards/web/api.ts'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Progress } from '#ui/progress.tsx'
import type { texts } from '../texts.ts'

/** SA-012: the teams, how far they are, and the way into one of them. */
export const Teams = (props: LiveBoardProps) => {
  const { board, skew_ms } = props
  const text = useText<typeof texts>()
  const { is_busy, join } = useMembership(props)
  const is_closed = useIsPlayClosed()
  const is_over = useIsOver(board, skew_ms)
  const most = Math.max(1, ...board.teams.map(({ totalPoints }) => totalPoints))
  const ahead = board.teams.filter(({ totalPoints }) => totalPoints === most)
  return (
    <Card id={teams_id} heading={text('confrontation.teams')} className="scroll-mt-24">
      <ul className="grid gap-4 sm:grid-cols-2">
        {board.teams.map((team) => (
          <li key={team.id} className="flex flex-col gap-2 rounded-md bg-surface-2 p-4">
            <span className="flex flex-wrap items-center gap-2">
              <span className="me-auto text-lg font-extrabold">{team.title}</span>
              {ahead.length === 1 && ahead[0]?.id === team.id && <Badge tone="positive">{text('confrontation.leads')}</Badge>}
              {board.ownTeam === team.id && <Badge tone="accent">{text('confrontation.yours')}</Badge>}
            </span>
            <span className="amount text-2xl font-extrabold">{text('confrontation.points', { points: team.totalPoints })}</span>
            <Progress
              label={team.title}
              value={team.totalPoints}
              max={most}
              value_text={text('confrontation.points', { points: team.totalPoints })}
            />
            <span className="text-sm text-ink-soft">{text('confrontation.players', { count: team.players })}</span>
            {board.ownTeam === null && !board.isOut && !is_closed && !is_over && (
              <Button disabled={is_busy} onClick={() => join?.(team.id)}>
                {text('confrontation.join')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{text('confrontation.note')}</p>
    </Card>
  )
}
