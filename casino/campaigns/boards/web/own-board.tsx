import { useState } from 'react'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Progress } from '#ui/progress.tsx'
import { JoinButton } from './join-button.tsx'
import type { LiveBoardProps } from './live-board.ts'
import { rowsAround } from './rows-around.ts'
import { useBoardText, useCount, useMoney } from './board-words.ts'
import { useMembership } from './use-membership.ts'
import { useIsOver } from './use-remaining.ts'

/** RA-004: attempts that were not started are shown as awaiting. */
const Attempts = ({ board, skew_ms }: Pick<LiveBoardProps, 'board' | 'skew_ms'>) => {
  const text = useBoardText(board)
  const pending = useIsOver(board, skew_ms) ? 'boards.attempt.unplayed' : 'boards.attempt.pending'
  const count = useCount()
  const best = Math.max(0, ...board.outplayAttempts.map(({ points }) => points))
  return (
    <ol className="mt-4 flex flex-col gap-3.5">
      {board.outplayAttempts.map(({ number, status, roundsPlayed, points }) => {
        const played = text('boards.attempt.rounds', { played: roundsPlayed, all: board.roundsPerAttempt })
        return (
          <li key={number}>
            <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
              <span className="font-semibold">
                {text('boards.attempt', { number })}
                {board.outplayAttempts.length > 1 && points > 0 && points === best && (
                  <Badge tone="accent" className="ms-2">
                    {text('boards.attempt.best')}
                  </Badge>
                )}
              </span>
              <span className="amount text-ink-soft">{status === 'pending' ? text(pending) : count(points)}</span>
            </div>
            <Progress label={text('boards.attempt', { number })} value={roundsPlayed} max={board.roundsPerAttempt} value_text={played} />
            {status === 'active' && <p className="mt-1 text-xs text-ink-soft">{played}</p>}
          </li>
        )
      })}
    </ol>
  )
}

/** Asks for confirmation once, because the row is removed and, once it runs, there is no way back. */
const Leave = ({ board, skew_ms, place }: LiveBoardProps) => {
  const text = useBoardText(board)
  const [is_asking, setAsking] = useState(false)
  const { is_busy, leave } = useMembership({ board, place })
  const is_over = useIsOver(board, skew_ms)
  if (is_over || !leave) return null
  if (!is_asking)
    return (
      <Button variant="ghost" size="sm" className="mt-4 -ms-3" onClick={() => setAsking(true)}>
        {text('boards.leave')}
      </Button>
    )
  return (
    <div role="group" aria-label={text('boards.leave')} className="mt-4 rounded-md bg-surface-2 p-3.5 text-sm">
      <p className="text-ink-soft">{text('boards.leave.question', { state: board.state })}</p>
      <div className="mt-3 flex gap-2">
        <Button variant="danger" size="sm" disabled={is_busy} onClick={leave}>
          {text('boards.leave.yes')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
          {text('boards.leave.no')}
        </Button>
      </div>
    </div>
  )
}

/** How to take part, while it is possible. */
const Beginning = (props: LiveBoardProps) => {
  const { board, skew_ms } = props
  const text = useBoardText(board)
  const money = useMoney(board)
  const is_over = useIsOver(board, skew_ms)
  const is_closed = useIsPlayClosed()
  const { dateTime } = useFormats()
  const over = board.isSettled ? 'boards.yours.settled' : 'boards.yours.over'
  const begun = board.state === 'soon' ? 'boards.yours.soon' : 'boards.yours.none'
  const key = is_over ? over : board.isOut ? 'boards.yours.left' : board.isAutoSubscription ? begun : 'boards.yours.by-hand'
  return (
    <Card heading={text('boards.yours')}>
      <p className="text-ink-soft not-last:mb-4">
        {is_closed ? text('boards.play-closed') : text(key, { stake: money(board.minStake), at: dateTime(board.startsAt) })}
      </p>
      <JoinButton {...props} />
    </Card>
  )
}

/** TO-010: the player's row and its neighbours, as they stand among the rows that move, or as they were read if they are not among them. */
const Neighbours = ({ board }: Pick<LiveBoardProps, 'board'>) => {
  const text = useBoardText(board)
  const count = useCount()
  const { login } = useMain()
  const competitors = rowsAround(board, login)
  if (competitors.length < 2) return null
  return (
    <section className="mt-4">
      <h3 className="mb-1.5 text-sm font-bold">{text('boards.neighbours')}</h3>
      <ol className="text-sm">
        {competitors.map(({ place, profile, points }) => (
          <li
            key={profile.login}
            className={classNames(
              'flex items-center justify-between gap-3 rounded-sm px-2.5 py-1.5',
              profile.login === login && 'bg-accent-soft font-semibold',
            )}
          >
            <span className="amount w-10 text-ink-soft">{place === null ? '—' : count(place)}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{profile.login}</span>
            <span className="amount">{count(points)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** TO-006: an additional free attempt, once the previous ones are finished. */
const MoreAttempts = ({ board, place }: LiveBoardProps) => {
  const text = useBoardText(board)
  const is_closed = useIsPlayClosed()
  const { is_busy, increaseAttempt } = useMembership({ board, place })
  if (!increaseAttempt || is_closed) return null
  return (
    <Button variant="secondary" size="sm" className="mt-4" disabled={is_busy} onClick={increaseAttempt}>
      {text('boards.increase-attempt')}
    </Button>
  )
}

/** RA-003: the player's rank and attempts, or how to take part. */
export const OwnBoard = (props: LiveBoardProps) => {
  const { board, skew_ms } = props
  const text = useBoardText(board)
  const count = useCount()
  const { playerData } = board
  if (!board.isSubscribed) return <Beginning {...props} />
  return (
    <Card heading={text('boards.yours')}>
      <dl className="grid grid-cols-3 gap-3">
        {(
          [
            // Prizes are for places in a team: this is another one.
            [board.teams.length > 0 ? 'boards.place-of-all' : 'boards.place', playerData?.place ? count(playerData.place) : '—'],
            ['boards.points', count(playerData?.points ?? 0)],
            ['boards.rounds', count(playerData?.roundsPlayed ?? 0)],
          ] as const
        ).map(([key, value]) => (
          <div key={key} className="flex flex-col justify-between rounded-md bg-surface-2 px-3 py-2.5">
            <dt className="text-xs text-ink-soft">{text(key)}</dt>
            <dd className="amount text-xl font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
      {board.counts !== 'places' && <Attempts board={board} skew_ms={skew_ms} />}
      <MoreAttempts {...props} />
      <Neighbours board={board} />
      <Leave {...props} />
    </Card>
  )
}
