import { useEffect, useRef } from 'react'
import type { BoardUser } from '#casino/campaigns/boards/contract.ts'
import { LiveDot, RankRows, refreshBoard, useMoney, type LiveBoardProps } from '#casino/campaigns/boards/web/api.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { OwnTeam as Standing } from '../contract.ts'
import type { texts } from '../texts.ts'
import { ownPlace } from './own-place.ts'

/** Below the first ten nothing tells a player's place in the team: once their own points have moved it is read. */
const useOwnMoves = ({ board, place }: LiveBoardProps, is_shown: boolean): void => {
  const points = board.playerData?.points ?? 0
  const known = useRef(points)
  useEffect(() => {
    if (known.current === points) return
    known.current = points
    if (!is_shown) void refreshBoard(place)
  }, [points, is_shown, place])
}

type OwnTeamProps = LiveBoardProps & { readonly standing: Standing }

/** SA-012: the first ten of one's own team while it plays, and oneself among them or below. A place there is what brings a prize. */
export const OwnTeam = ({ standing, ...props }: OwnTeamProps) => {
  const { board } = props
  const text = useText<typeof texts>()
  const money = useMoney(board)
  const { dateTime } = useFormats()
  const { login } = useMain()
  const is_closed = useIsPlayClosed()
  const team = board.teams.find(({ id }) => id === standing.team)?.title ?? ''
  const place = ownPlace(standing, login)
  const is_shown = standing.members.some(({ profile }) => profile.login === login)
  useOwnMoves(props, is_shown)
  const own: readonly BoardUser[] = !is_shown && board.playerData ? [{ ...board.playerData, place }] : []
  const prizeOf = (at: number | null): number => board.prizes.find(({ from, to }) => at !== null && at >= from && at <= to)?.amount ?? 0
  return (
    <Card
      heading={
        <span className="flex flex-wrap items-center gap-x-2.5">
          {text('confrontation.team', { team })}
          {board.state === 'active' && (
            <span className="flex items-center gap-1.5 font-sans text-xs font-semibold text-ink-soft normal-case">
              <LiveDot />
              {text('confrontation.live')}
            </span>
          )}
        </span>
      }
      aside={
        place !== null && (
          <span className="text-sm font-bold whitespace-nowrap text-accent-ink">{text('confrontation.team.place', { place })}</span>
        )
      }
    >
      {standing.members.length === 0 ? (
        <p className="py-2 text-ink-soft">
          {board.state === 'soon'
            ? text('confrontation.team.soon', { at: dateTime(board.startsAt) })
            : text('confrontation.team.no-points')}
        </p>
      ) : (
        <RankRows
          label={text('confrontation.team', { team })}
          rows={[...standing.members, ...own]}
          value={(points) => text('confrontation.points', { points })}
          under={is_closed ? undefined : (row) => prizeOf(row.place) > 0 && money(prizeOf(row.place))}
        />
      )}
      {!is_closed && <p className="mt-3 text-sm text-ink-soft">{text('confrontation.team.note')}</p>}
    </Card>
  )
}
