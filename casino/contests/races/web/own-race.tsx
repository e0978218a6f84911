import { useState } from 'react'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Progress } from '#ui/progress.tsx'
import type { Race } from '../contract.ts'
import type { texts } from '../texts.ts'
import { JoinButton } from './join-button.tsx'
import type { LiveRaceProps } from './live-race.ts'
import { useCount, useMoney } from './race-words.ts'
import { useMembership } from './use-membership.ts'
import { useIsOver } from './use-remaining.ts'

/** RA-004: attempts that were not begun are awaiting. */
const Attempts = ({ race }: { readonly race: Race }) => {
  const text = useText<typeof texts>()
  const count = useCount()
  const best = Math.max(0, ...race.outplayAttempts.map(({ points }) => points))
  return (
    <ol className="mt-4 flex flex-col gap-3.5">
      {race.outplayAttempts.map(({ number, status, roundsPlayed, points }) => {
        const played = text('races.attempt.rounds', { played: roundsPlayed, all: race.roundsPerAttempt })
        return (
          <li key={number}>
            <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
              <span className="font-semibold">
                {text('races.attempt', { number })}
                {points > 0 && points === best && (
                  <Badge tone="accent" className="ms-2">
                    {text('races.attempt.best')}
                  </Badge>
                )}
              </span>
              <span className="amount text-ink-soft">{status === 'pending' ? text('races.attempt.pending') : count(points)}</span>
            </div>
            <Progress label={text('races.attempt', { number })} value={roundsPlayed} max={race.roundsPerAttempt} value_text={played} />
            {status === 'active' && <p className="mt-1 text-xs text-ink-soft">{played}</p>}
          </li>
        )
      })}
    </ol>
  )
}

/** Asks once, because the row leaves the table; nothing is lost. */
const Leave = ({ race, skew_ms }: LiveRaceProps) => {
  const text = useText<typeof texts>()
  const [is_asking, setAsking] = useState(false)
  const { is_busy, leave } = useMembership(race)
  const is_over = useIsOver(race, skew_ms)
  if (is_over) return null
  if (!is_asking)
    return (
      <Button variant="ghost" size="sm" className="mt-4 -ms-3" onClick={() => setAsking(true)}>
        {text('races.leave')}
      </Button>
    )
  return (
    <div role="group" aria-label={text('races.leave')} className="mt-4 rounded-md bg-surface-2 p-3.5 text-sm">
      <p className="text-ink-soft">{text('races.leave.question')}</p>
      <div className="mt-3 flex gap-2">
        <Button variant="danger" size="sm" disabled={is_busy} onClick={leave}>
          {text('races.leave.yes')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
          {text('races.leave.no')}
        </Button>
      </div>
    </div>
  )
}

/** How to begin, as long as one can. */
const Beginning = ({ race, skew_ms }: LiveRaceProps) => {
  const text = useText<typeof texts>()
  const money = useMoney(race)
  const is_over = useIsOver(race, skew_ms)
  const is_closed = useIsPlayClosed()
  const begin = is_over ? text('races.yours.over') : text('races.yours.none', { stake: money(race.minStake) })
  return (
    <Card heading={text('races.yours')}>
      <p className="text-ink-soft not-last:mb-4">{is_closed ? text('race-play-closed') : begin}</p>
      <JoinButton race={race} skew_ms={skew_ms} />
    </Card>
  )
}

/** RA-003: where the player stands, how far the attempts are, or how to begin. */
export const OwnRace = ({ race, skew_ms }: LiveRaceProps) => {
  const text = useText<typeof texts>()
  const count = useCount()
  const { playerData } = race
  if (!race.isSubscribed) return <Beginning race={race} skew_ms={skew_ms} />
  return (
    <Card heading={text('races.yours')}>
      <dl className="grid grid-cols-3 gap-3">
        {(
          [
            ['races.place', playerData?.place ? count(playerData.place) : '—'],
            ['races.points', count(playerData?.points ?? 0)],
            ['races.rounds', count(playerData?.roundsPlayed ?? 0)],
          ] as const
        ).map(([key, value]) => (
          <div key={key} className="rounded-md bg-surface-2 px-3 py-2.5">
            <dt className="text-xs text-ink-soft">{text(key)}</dt>
            <dd className="amount text-xl font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
      <Attempts race={race} />
      <Leave race={race} skew_ms={skew_ms} />
    </Card>
  )
}
